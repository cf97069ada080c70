/** The cards a question is about, each with the moves it offers. */

import type { Ask, Move } from "../../lib/types";
import type { City, View } from "./view";

export interface TrayCard {
  id: string;
  /** Copies of the same card are one entry. */
  copies: number;
  moves: Move[];
}

const cardOf = (move: Move): string | null => {
  const fact = move.facts.card;
  return typeof fact === "string" && fact.startsWith("card-") ? fact.slice(5) : null;
};

/** Which cards lie in front of me: those the question offers, and those of the hand it speaks about. */
export function tray(ask: Ask | null, me: City | null, phase: string): TrayCard[] {
  const cards = new Map<string, TrayCard>();
  const put = (id: string, copies: number) => {
    const card = cards.get(id) ?? { id, copies: 0, moves: [] };
    card.copies += copies;
    cards.set(id, card);
    return card;
  };
  for (const id of zoneOf(me, phase)) put(id, 1);
  for (const move of ask?.moves ?? []) {
    const id = cardOf(move);
    if (id) put(id, cards.has(id) ? 0 : 1).moves.push(move);
  }
  return [...cards.values()];
}

function zoneOf(me: City | null, phase: string): string[] {
  if (!me) return [];
  if (phase === "phase-draft") return me.draft?.known ?? [];
  if (phase === "phase-recruitment") return me.leader_hand?.known ?? [];
  if (phase === "phase-discard" || phase === "phase-courtesans") return [];
  return me.hand?.known ?? [];
}

const NAMES: Record<string, string> = {
  "phase-draft": "to-keep",
  "phase-recruitment": "leaders-in-hand",
  "phase-discard": "the-pile",
  "phase-courtesans": "to-copy",
};

/** What the cards in front of me are, as a word of the board. */
export const trayName = (phase: string): string => NAMES[phase] ?? "hand";

/** Moves that are about no card: payments, losses, declining, sides. */
export const plainMoves = (ask: Ask | null): Move[] => (ask?.moves ?? []).filter((move) => !cardOf(move));

export interface Neighbours {
  left: number;
  right: number;
  others: number[];
}

/** Who sits where, seen from a city: the left neighbour is the next one clockwise. */
export function neighbours(view: View, me: number): Neighbours {
  const count = view.cities.length;
  const left = (me + 1) % count;
  const right = (me + count - 1) % count;
  const others = view.cities.map((_, index) => index).filter((index) => ![me, left, right].includes(index));
  return { left, right, others };
}
