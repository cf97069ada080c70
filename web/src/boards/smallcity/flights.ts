import type { Flight } from "../../lib/flights.svelte";
import type { Fact, TableEvent } from "../../lib/types";

/** What moves over the board: citizens and discs of a seat, or something that has a sign. */
export type Piece =
  | { kind: "citizen"; seat: number }
  | { kind: "disc"; seat: number }
  | { kind: "tile"; tile: string }
  | { kind: "sign"; sign: string };

/** More pieces than this would only be a blur. */
const MOST = 4;
const times = <T>(number: Fact | undefined, thing: T): T[] =>
  Array.from({ length: Math.min(MOST, Number(number ?? 1)) }, () => thing);
const sign = (name: string): Piece => ({ kind: "sign", sign: name });
const good = (fact: Fact | undefined) => sign(String(fact).replace(/^good-/, ""));
/** A cell is told as it is written, with a mark before it. */
export const cellPlace = (seat: Fact | undefined, cell: Fact | undefined) =>
  `cell-${String(seat)}-${String(cell).replace(/^=/, "")}`;

export const spotName = (seat: Fact | undefined, cell: Fact | undefined) =>
  cellPlace(seat, cell).replace("cell-", "spot-");
/** Where a tile lies: its first cell, or its borough where that is drawn small. */
const spotPlace = (seat: number, cells: Fact | undefined) =>
  `${spotName(seat, [cells ?? ""].flat()[0])} borough-${seat}`;

/** Where people, goods, money and discs go when something happens; the board names the places. */
export function flightsOf({ key, facts }: TableEvent): Flight<Piece>[] {
  const seat = Number(facts["seat"]);
  const citizen: Piece = { kind: "citizen", seat };
  const [hall, person] = [`hall-${seat}`, `person-${seat}`];
  const here = cellPlace(seat, facts["cell"]);
  const tile: Piece = { kind: "tile", tile: String(facts["tile"] ?? "tile-warehouse").replace(/^tile-/, "") };
  const spot = spotPlace(seat, facts["cells"] ?? facts["cell"]);
  switch (key) {
    case "event-built":
    case "event-gift-built":
    case "event-enlarged":
    case "event-warehouse":
      return [{ piece: tile, from: "supply", to: spot }];
    case "event-demolished":
      return [{ piece: tile, from: spot, to: "supply" }];
    case "event-hall":
      return [{ piece: sign("hall"), from: "supply", to: spot }];
    case "event-action":
      return [
        { piece: sign(String(facts["action"]).replace(/^action-/, "")), from: String(facts["action"]), to: person },
      ];
    case "event-mayor":
      return [{ piece: sign("mayor"), from: "supply", to: spot }];
    case "event-stored":
      return [
        { piece: good(facts["good"]), from: person, to: facts["place"] === "place-hall" ? hall : `borough-${seat}` },
      ];
    case "event-returned":
    case "event-no-room-abroad":
      return [{ piece: good(facts["good"]), from: person, to: "supply" }];
    case "event-left-abroad":
      return [{ piece: good(facts["good"]), from: person, to: `borough-${String(facts["in_seat"])}` }];
    case "event-pollution":
      return times(facts["points"], { piece: sign("pollution"), from: `borough-${seat}`, to: person });
    case "event-died":
      return [{ piece: citizen, from: cellPlace(facts["in_seat"], facts["cell"]), to: "supply" }];
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
