import { expect, test } from "vitest";
import type { Facts, TableEvent } from "../../lib/types";
import { flightsOf } from "./flights";

const event = (key: string, facts: Facts): TableEvent => ({ key, facts }) as TableEvent;
const ways = (key: string, facts: Facts) => flightsOf(event(key, facts)).map(({ from, to }) => [from, to]);

test("a citizen goes from slot to slot, also into another borough", () => {
  const [flight] = flightsOf(event("event-moved", { seat: 2, from_seat: 2, cell: "=a1", to_seat: 0, to_cell: "=c4" }));
  expect(flight).toEqual({ piece: { kind: "citizen", seat: 2 }, from: "cell-2-a1", to: "cell-0-c4" });
});

test("who is sent home goes to the City Hall, or to the Career Space if it is full", () => {
  const facts = { seat: 1, from_seat: 0, cell: "=b2" };
  expect(ways("event-sent-home", { ...facts, place: "place-hall" })).toEqual([["cell-0-b2", "hall-1"]]);
  expect(ways("event-sent-home", { ...facts, place: "place-career" })).toEqual([["cell-0-b2", "person-1"]]);
});

test("a disc goes to the space it reaches, a new one to the first column", () => {
  expect(ways("event-disc-enters", { seat: 0, row: "row-economy" })).toEqual([["person-0", "row-economy-1"]]);
  expect(ways("event-disc-advances", { seat: 0, row: "row-economy", column: 3 })).toEqual([
    ["person-0", "row-economy-3"],
  ]);
});

test("goods fly as what they are, and never more than can be followed", () => {
  expect(flightsOf(event("event-goods", { seat: 0, good: "good-stone", number: 2 }))).toHaveLength(2);
  expect(flightsOf(event("event-produced", { seat: 0, in_seat: 1, good: "good-wood" }))[0]).toEqual({
    piece: { kind: "sign", sign: "wood" },
    from: "borough-1",
    to: "person-0",
  });
  expect(flightsOf(event("event-votes", { seat: 0, votes: 15 }))).toHaveLength(4);
});

test("what does not move anything does not fly", () => {
  expect(flightsOf(event("event-property", { seat: 0, value: 3 }))).toEqual([]);
});

test("a tile goes from the supply to its first cell, and back when it is demolished", () => {
  const facts = { seat: 1, tile: "tile-park", cells: ["=c4", "=c5"] };
  expect(flightsOf({ key: "event-built", facts })).toEqual([
    { piece: { kind: "tile", tile: "park" }, from: "supply", to: "spot-1-c4 borough-1" },
  ]);
  expect(flightsOf({ key: "event-demolished", facts: { seat: 1, tile: "tile-park", cell: "=c4" } })).toEqual([
    { piece: { kind: "tile", tile: "park" }, from: "spot-1-c4 borough-1", to: "supply" },
  ]);
});

test("an action card goes to who takes it", () => {
  expect(flightsOf({ key: "event-action", facts: { seat: 0, action: "action-architect" } })).toEqual([
    { piece: { kind: "sign", sign: "architect" }, from: "action-architect", to: "person-0" },
  ]);
});
