import type { Ask, HistoryStep, Move } from "./types";

/**
 * The only answer to a question that goes on with my own act, such as the last place for a card that was chosen. The
 * first question of a turn is asked even if it has one answer: there is news to look at.
 */
export function forcedMove(
  ask: Ask | null,
  table: { steps: HistoryStep[]; sight: { seat: number | null } | null },
): Move | null {
  const last = table.steps.at(-1)?.entry;
  const isMine = last?.kind === "play" && last.seat === (table.sight?.seat ?? null);
  return isMine && ask?.moves.length === 1 ? ask.moves[0]! : null;
}
