/** What moves on this board when something happens. Places: see `data-place` in the parts. */

import type { Flight } from "../../lib/flights.svelte";
import type { TableEvent } from "../../lib/types";
import type { View } from "./view";

export type Piece =
  | { kind: "card"; id: string }
  | { kind: "back" }
  | { kind: "coins"; amount: number }
  | { kind: "victory"; worth: number }
  | { kind: "defeat" }
  | { kind: "diplomacy" };

/** `shown` is the city laid out in the middle of the screen; the others are panels. */
export function flightsOf(event: TableEvent, view: View, shown: number): Flight<Piece>[] {
  const { facts } = event;
  const city = (fact: unknown) => (typeof fact === "number" ? fact : view.cities.length - 1);
  const who = city(facts["seat"]);
  const card = typeof facts["card"] === "string" ? facts["card"].slice("card-".length) : "";
  const coins = Number(facts["coins"] ?? 0);
  const mine = who === view.seat;
  // While the others still choose, a card I have chosen is no longer in my hand.
  const origin = mine ? `hand-${card} hand seat-${who}` : `seat-${who}`;
  const next = (seat: number) => (seat + view.cities.length - 1) % view.cities.length;
  const pay = (from: string, to: string): Flight<Piece>[] =>
    coins ? [{ piece: { kind: "coins", amount: coins }, from, to }] : [];

  switch (event.key) {
    case "event-built":
    case "event-recruited":
      return [toCity(card, who, origin, shown)];
    case "event-dug":
      return [toCity(card, who, "discard", shown)];
    case "event-stage":
      return [
        {
          piece: { kind: "back" },
          from: mine ? "hand" : `seat-${who}`,
          to: who === shown ? `stage-${who}-${facts["stage"]}` : `stages-${who}`,
        },
      ];
    case "event-sold":
    case "event-leader-discarded":
      return [{ piece: { kind: "back" }, from: mine ? "hand" : `seat-${who}`, to: "discard" }];
    case "event-paid":
      return pay(`coins-${who}`, `coins-${city(facts["to_seat"])}`);
    case "event-paid-bank":
    case "event-loss":
      return pay(`coins-${who}`, "bank");
    case "event-coins":
      return pay("bank", `coins-${who}`);
    case "event-victory":
      return [{ piece: { kind: "victory", worth: Number(facts["worth"]) }, from: "bank", to: `military-${who}` }];
    case "event-defeat":
      return [{ piece: { kind: "defeat" }, from: "bank", to: `military-${who}` }];
    case "event-diplomacy-used":
      return [{ piece: { kind: "diplomacy" }, from: `seat-${who}`, to: "bank" }];
    case "event-hand":
      return mine ? [{ piece: { kind: "back" }, from: handFrom(view, who), to: "hand" }] : [];
    case "event-leaders-drawn":
      return backs(facts["number"], "bank", mine ? "hand" : `seat-${who}`);
    case "event-leader-kept":
      return [{ piece: { kind: "card", id: card }, from: origin, to: leadersOf(who) }];
    case "event-leaders-passed":
      return view.cities.map((_, seat) => ({
        piece: { kind: "back" as const },
        from: seat === view.seat ? "hand" : `seat-${seat}`,
        to: next(seat) === view.seat ? "hand" : `seat-${next(seat)}`,
      }));
    case "event-leader-copied":
      return [{ piece: { kind: "card", id: card }, from: `seat-${who}`, to: leadersOf(who) }];
    case "event-diplomacy":
      return [{ piece: { kind: "diplomacy" }, from: "bank", to: `seat-${who}` }];
    default:
      return [];
  }
}

function backs(number: unknown, from: string, to: string): Flight<Piece>[] {
  return Array.from({ length: Number(number ?? 1) }, () => ({ piece: { kind: "back" }, from, to }));
}

/** Where the leaders of a city are, in sight or in its panel. */
const leadersOf = (city: number) => `leaders-${city} cards-${city}`;

/** A new hand is dealt; the others come from a neighbour. */
function handFrom({ turn, age, cities }: View, seat: number): string {
  if (turn <= 1) return "bank";
  const step = age === 2 ? 1 : cities.length - 1;
  return `seat-${(seat + step) % cities.length}`;
}

function toCity(card: string, city: number, from: string, shown: number): Flight<Piece> {
  const piece: Piece = { kind: "card", id: card };
  return city === shown ? { piece, from, to: `city-${card}`, lands: true } : { piece, from, to: `cards-${city}` };
}
