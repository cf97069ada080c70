import { expect, test } from "vitest";
import { thingsIn } from "./things";

test("cards, seats and places of events are found, numbers are not", () => {
  const events = [
    { key: "event-built", facts: { seat: 2, card: "card-loom" } },
    { key: "event-paid", facts: { seat: 2, to_seat: 0, coins: 4, cell: "=e4" } },
    { key: "event-hand", facts: { cards: ["card-altar", "card-loom"] } },
  ];
  expect(thingsIn(events)).toEqual(["seat-2", "card-loom", "seat-0", "=e4", "card-altar"]);
});
