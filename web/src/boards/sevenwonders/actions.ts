/** What can be done with a chosen card, and what cannot but may be asked about. */

import type { Move } from "../../lib/types";
import type { CardData } from "./data";
import type { TrayCard } from "./tray";

export interface Action {
  /** A word of the board: build, recruit, stage, sell, … */
  name: string;
  /** The legal move; null if there is none and the question "why not?" remains. */
  move: Move | null;
  notation: string;
}

/** Moves that stand alone: where one of them is offered, nothing else can be done with the card. */
const SINGLE = ["keep", "take", "copy"];

const verbOf = (move: Move) => move.text.split(" ")[0] ?? "";

/** Whether more can be done with a card than to give it away for coins. */
export const isPlayable = (card: TrayCard): boolean => card.moves.some((move) => verbOf(move) !== "sell");

export function actionsOf(card: TrayCard, kind: CardData, stagesLeft: number, phase: string): Action[] {
  const moveOf = (verb: string) => card.moves.find((move) => verbOf(move) === verb) ?? null;
  const single = card.moves.find((move) => SINGLE.includes(verbOf(move)));
  if (single) return [{ name: verbOf(single), move: single, notation: single.text }];

  const action = (name: string, verb = name): Action => ({
    name,
    move: moveOf(verb),
    notation: `${verb} ${card.id}`,
  });
  const isLeader = kind.colour === "white";
  const list = [action(isLeader ? "recruit" : "build")];
  // A leader recruited on the spot is recruited or not; there is nothing else to do with the card.
  const onlyRecruits = phase === "phase-recruitment" && !moveOf("sell");
  if (onlyRecruits) return list;
  if (stagesLeft || moveOf("stage")) list.push(action("stage"));
  list.push(action(isLeader ? "discard-leader" : "sell", "sell"));
  return list;
}
