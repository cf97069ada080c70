import { expect, test } from "vitest";
import { story } from "./story";
import type { TableEvent } from "./types";

const event = (key: string, facts: TableEvent["facts"] = {}): TableEvent => ({ key, facts });
const told = (...events: TableEvent[]) =>
  story([{ version: 3, at: 0, entry: { kind: "play", seat: 0 }, events }]).map(({ kind, events }) => [
    kind,
    ...events.map(({ key }) => key),
  ]);

test("what one seat does is one line, also if others act in between", () => {
  expect(
    told(
      event("event-paid", { seat: 0, to_seat: 1, coins: 2 }),
      event("event-built", { seat: 1, card: "card-baths" }),
      event("event-built", { seat: 0, card: "card-altar" }),
    ),
  ).toEqual([
    ["act", "event-paid", "event-built"],
    ["act", "event-built"],
  ]);
});

test("an age, a year or a round has a heading, and begins everybody's acts anew", () => {
  expect(
    told(
      event("event-sold", { seat: 0 }),
      event("event-round", { seat: 1, round: 2, rounds: 8 }),
      event("event-sold", { seat: 0 }),
    ),
  ).toEqual([
    ["act", "event-sold"],
    ["heading", "event-round"],
    ["act", "event-sold"],
  ]);
});

test("what happens between two seats stands by itself, in its order", () => {
  expect(
    told(
      event("event-conflict", { seat: 0, other_seat: 1 }),
      event("event-victory", { seat: 0 }),
      event("event-conflict", { seat: 0, other_seat: 2 }),
      event("event-victory", { seat: 0 }),
    ).map(([kind]) => kind),
  ).toEqual(["note", "act", "note", "act"]);
});
