import type { Flight } from "../../lib/flights.svelte";
import type { Fact, TableEvent } from "../../lib/types";

/** What moves over the board: citizens and discs of a seat, or something that has a sign. */
export type Piece = { kind: "citizen"; seat: number } | { kind: "disc"; seat: number } | { kind: "sign"; sign: string };

/** More pieces than this would only be a blur. */
const MOST = 4;
const times = <T>(number: Fact | undefined, thing: T): T[] =>
  Array.from({ length: Math.min(MOST, Number(number ?? 1)) }, () => thing);
const sign = (name: string): Piece => ({ kind: "sign", sign: name });
const good = (fact: Fact | undefined) => sign(String(fact).replace(/^good-/, ""));
/** A cell is told as it is written, with a mark before it. */
export const cellPlace = (seat: Fact | undefined, cell: Fact | undefined) =>
  `cell-${String(seat)}-${String(cell).replace(/^=/, "")}`;

/** Where people, goods, money and discs go when something happens; the board names the places. */
export function flightsOf({ key, facts }: TableEvent): Flight<Piece>[] {
  const seat = Number(facts["seat"]);
  const citizen: Piece = { kind: "citizen", seat };
  const [hall, person] = [`hall-${seat}`, `person-${seat}`];
  const here = cellPlace(seat, facts["cell"]);
  switch (key) {
    case "event-moved":
      return [
        {
          piece: citizen,
          from: cellPlace(facts["from_seat"], facts["cell"]),
          to: cellPlace(facts["to_seat"], facts["to_cell"]),
        },
      ];
    case "event-housed":
      return [{ piece: citizen, from: hall, to: here }];
    case "event-sent-home":
      return [
        {
          piece: citizen,
          from: cellPlace(facts["from_seat"], facts["cell"]),
          to: facts["place"] === "place-hall" ? hall : person,
        },
      ];
    case "event-replaced":
      return [{ piece: citizen, from: person, to: here }];
    case "event-arrived":
    case "event-citizens":
      return times(facts["number"], { piece: citizen, from: person, to: hall });
    case "event-money":
      return times(facts["money"], { piece: sign("cash"), from: "supply", to: `money-${seat}` });
    case "event-votes":
      return times(facts["votes"], { piece: sign("votes"), from: `borough-${seat}`, to: `votes-${seat}` });
    case "event-bought":
      return [{ piece: sign("cash"), from: `money-${seat}`, to: "supply" }];
    case "event-produced":
      return [{ piece: good(facts["good"]), from: `borough-${String(facts["in_seat"])}`, to: person }];
    case "event-goods":
      return times(facts["number"], { piece: good(facts["good"]), from: "supply", to: person });
    case "event-spent":
      return [{ piece: good(facts["good"]), from: person, to: "supply" }];
    case "event-disc-enters":
    case "event-disc-advances":
    case "event-disc-restarts":
      return [
        { piece: { kind: "disc", seat }, from: person, to: `${String(facts["row"])}-${Number(facts["column"] ?? 1)}` },
      ];
    default:
      return [];
  }
}
