import type { Move } from "./types";

export interface ChoiceGroup {
  /** The message key of the thing all moves of the group are about; "" if they share none. */
  thing: string;
  moves: Move[];
}

/**
 * Moves gathered under the thing they are about (a card, a building), in the order they are offered.
 * Things with a single move each stay together in one plain list.
 */
export function grouped(moves: readonly Move[]): ChoiceGroup[] {
  const groups = new Map<string, Move[]>();
  for (const move of moves) {
    const thing = thingOf(move);
    groups.set(thing, [...(groups.get(thing) ?? []), move]);
  }
  const worthAHeading = [...groups.values()].some((group) => group.length > 1);
  if (!worthAHeading || groups.size === 1) return [{ thing: "", moves: [...moves] }];
  return [...groups].map(([thing, group]) => ({ thing, moves: group }));
}

function thingOf(move: Move): string {
  const thing = Object.values(move.facts).find((fact) => typeof fact === "string" && !fact.startsWith("="));
  return typeof thing === "string" ? thing : "";
}
