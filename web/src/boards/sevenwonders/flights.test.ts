import { expect, test } from "vitest";
import { flightsOf } from "./flights";
import type { View } from "./view";

const view = { seat: 0, age: 1, turn: 0, cities: [{}, {}, {}] } as unknown as View;
const ways = (key: string, facts: Record<string, string | number>) =>
  flightsOf({ key, facts }, view, 0).map(({ piece, from, to }) => [piece.kind, from, to]);

test("leaders that are drawn come from the box, to my hand or to a city", () => {
  expect(ways("event-leaders-drawn", { seat: 0, number: 2 })).toEqual([
    ["back", "bank", "hand"],
    ["back", "bank", "hand"],
  ]);
  expect(ways("event-leaders-drawn", { seat: 1, number: 1 })).toEqual([["back", "bank", "seat-1"]]);
});

test("a leader that is kept goes to those I hold, and the others go to the right", () => {
  expect(ways("event-leader-kept", { seat: 0, card: "card-caesar" })).toEqual([
    ["card", "hand-caesar hand seat-0", "leaders-0 cards-0"],
  ]);
  expect(ways("event-leaders-passed", {})).toEqual([
    ["back", "hand", "seat-2"],
    ["back", "seat-1", "hand"],
    ["back", "seat-2", "seat-1"],
  ]);
});

test("a leader that is copied comes to the city", () => {
  expect(ways("event-leader-copied", { seat: 2, card: "card-caesar" })).toEqual([
    ["card", "seat-2", "leaders-2 cards-2"],
  ]);
});

test("a card I build comes out of my hand, even if it was set aside before", () => {
  expect(ways("event-built", { seat: 0, card: "card-altar" })).toEqual([
    ["card", "hand-altar hand seat-0", "city-altar"],
  ]);
  expect(ways("event-built", { seat: 1, card: "card-altar" })).toEqual([["card", "seat-1", "cards-1"]]);
});
