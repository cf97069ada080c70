/** What moves on this board when something happens. Places: see `data-place` in the parts. */

import type { Flight } from "../../lib/flights.svelte";
import type { TableEvent } from "../../lib/types";

export type Piece = { card: string } | { coins: number };

/** The name of a thing in a fact: `card-park` is a park, `=c4` the place c4. */
const nameIn = (fact: unknown): string => String(fact).replace(/^(card-|=)/, "");

/** `inSight` says whose cards lie in the large city; those of others fly to their panels. */
export function flightsOf({ key, facts }: TableEvent, mine: number | null, inSight: number[]): Flight<Piece>[] {
  const seat = Number(facts["seat"]);
  const card = nameIn(facts["card"]);
  const coins = Number(facts["money"] ?? 0);
  const pay = (from: string, to: string): Flight<Piece>[] => (coins ? [{ piece: { coins }, from, to }] : []);
  const lay = (from: string): Flight<Piece>[] =>
    inSight.includes(seat)
      ? [{ piece: { card }, from, to: `cell-${nameIn(facts["cell"])}`, lands: true }]
      : [{ piece: { card }, from, to: `seat-${seat}` }];
  switch (key) {
    case "event-built":
      return lay(seat === mine ? `hand-${card}` : `seat-${seat}`);
    case "event-grown":
    case "event-bought":
    case "event-cloud":
      return lay("reserve");
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
