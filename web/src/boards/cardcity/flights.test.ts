import { expect, test } from "vitest";
import { flightsOf } from "./flights";

const built = { key: "event-built", facts: { seat: 1, card: "card-park", cell: "=c4" } };

test("a card I build flies from my hand to its place", () => {
  expect(flightsOf(built, 1, [1])).toEqual([
    { piece: { card: "park" }, from: "hand-park", to: "cell-c4", lands: true },
  ]);
});

test("a card of a city that is not in sight flies to its owner's panel", () => {
  expect(flightsOf(built, 0, [0])).toEqual([{ piece: { card: "park" }, from: "seat-1", to: "seat-1" }]);
});

test("money flies between the reserve and the players, and none where there is none", () => {
  const income = { key: "event-income", facts: { seat: 0, money: 4 } };
  expect(flightsOf(income, 0, [0])).toEqual([{ piece: { coins: 4 }, from: "reserve", to: "coins-0" }]);
  expect(flightsOf({ ...income, facts: { seat: 0, money: 0 } }, 0, [0])).toEqual([]);
  const bribe = { key: "event-bribe-taken", facts: { seat: 2, to_seat: 1, money: 3 } };
  expect(flightsOf(bribe, 0, [0])).toEqual([{ piece: { coins: 3 }, from: "coins-1", to: "coins-2" }]);
});

test("cards are drawn from the reserve, and a lot goes to who takes it", () => {
  expect(flightsOf({ key: "event-drawn", facts: { seat: 0, cards: 6 } }, 0, [0])).toHaveLength(4);
  expect(flightsOf({ key: "event-took", facts: { seat: 1, lot: "lot-first" } }, 0, [0])).toEqual([
    { piece: { card: "" }, from: "lot-first", to: "seat-1" },
  ]);
});

test("the Architect comes from who places him, and goes back", () => {
  const architect = { architect: true };
  const placed = { key: "event-architect", facts: { seat: 1, cell: "=c4" } };
  const left = { key: "event-architect-left", facts: { seat: 1 } };
  expect(flightsOf(placed, 1, [1])).toEqual([{ piece: architect, from: "seat-1", to: "architect", lands: true }]);
  expect(flightsOf(left, 1, [1])).toEqual([{ piece: architect, from: "architect", to: "seat-1" }]);
});
