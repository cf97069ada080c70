/** What moves on this board when something happens. Places: see `data-place` in the parts. */

import type { Flight } from "../../lib/flights.svelte";
import type { Fact, TableEvent } from "../../lib/types";

/** A card without a name is seen from behind. */
export type Piece = { card: string } | { coins: number } | { architect: true };

const BACK: Piece = { card: "" };
const ARCHITECT: Piece = { architect: true };
/** More pieces than this would only be a blur. */
const MOST = 4;

/** The name of a thing in a fact: `card-park` is a park, `=c4` the place c4. */
const nameIn = (fact: unknown): string => String(fact).replace(/^(card-|=)/, "");

/** `inSight` says whose cards lie in the large city; those of others fly to their panels. */
export function flightsOf({ key, facts }: TableEvent, mine: number | null, inSight: number[]): Flight<Piece>[] {
  const seat = Number(facts["seat"]);
  const card = nameIn(facts["card"]);
  const coins = Number(facts["money"] ?? 0);
  const pay = (from: string, to: string): Flight<Piece>[] => (coins ? [{ piece: { coins }, from, to }] : []);
  const shown = (place: string) => (inSight.includes(seat) ? place : `seat-${seat}`);
  const lay = (from: string): Flight<Piece>[] =>
    inSight.includes(seat)
      ? [{ piece: { card }, from, to: `cell-${nameIn(facts["cell"])}`, lands: true }]
      : [{ piece: { card }, from, to: `seat-${seat}` }];
  switch (key) {
    case "event-built":
      return lay(seat === mine ? `hand-${card}` : `seat-${seat}`);
    case "event-drawn":
      return backs(facts["cards"], "reserve", "lots");
    case "event-took":
      return [{ piece: BACK, from: String(facts["lot"]), to: `seat-${seat}` }];
    case "event-returned":
      return [{ piece: BACK, from: `seat-${seat}`, to: "reserve" }];
    case "event-discarded":
      return [{ piece: { card }, from: seat === mine ? `hand-${card}` : `seat-${seat}`, to: "reserve" }];
    case "event-bribe":
      return pay(`coins-${seat}`, String(facts["lot"]));
    case "event-founded":
    case "event-grown":
    case "event-bought":
    case "event-cloud":
      return lay("reserve");
    case "event-architect":
      return [{ piece: ARCHITECT, from: `seat-${seat}`, to: shown("architect"), lands: inSight.includes(seat) }];
    case "event-architect-left":
      return [{ piece: ARCHITECT, from: shown("architect"), to: `seat-${seat}` }];
    case "event-income":
      return pay("reserve", `coins-${seat}`);
    case "event-paid":
      return pay(`coins-${seat}`, "reserve");
    case "event-bribe-taken":
      return pay(`coins-${Number(facts["to_seat"])}`, `coins-${seat}`);
    default:
      return [];
  }
}

function backs(number: Fact | undefined, from: string, to: string): Flight<Piece>[] {
  return Array.from({ length: Math.min(MOST, Number(number ?? 1)) }, () => ({ piece: BACK, from, to }));
}
