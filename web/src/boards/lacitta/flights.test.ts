import { expect, test } from "vitest";
import { flightsOf } from "./flights";

test("who is attracted walks from city to city, who finds no room leaves the map", () => {
  const facts = { seat: 0, city: "=e3", other_seat: 1, from: "=e8", service: "service-culture" };
  expect(flightsOf({ key: "event-migrated", facts })).toEqual([
    { piece: { kind: "citizen" }, from: "hex-e8", to: "hex-e3" },
  ]);
  expect(flightsOf({ key: "event-lost", facts })).toEqual([
    { piece: { kind: "citizen" }, from: "hex-e8", to: "supply" },
  ]);
});

test("what is built comes from who builds it, and a policy card goes to who takes it", () => {
  expect(flightsOf({ key: "event-built", facts: { seat: 1, building: "a-school", hex: "=e3", city: "=e4" } })).toEqual([
    { piece: { kind: "building", building: "school", seat: 1 }, from: "player-1", to: "hex-e3" },
  ]);
  expect(flightsOf({ key: "event-policy", facts: { seat: 2, card: "policy-baths" } })).toEqual([
    { piece: { kind: "policy" }, from: "policy-baths", to: "player-2" },
  ]);
});

test("a new city gets its castle, one citizen of another and two of the supply", () => {
  const flights = flightsOf({ key: "event-founded", facts: { seat: 0, city: "=k4", hex: "=t7", food: 2 } });
  expect(flights.map(({ from, to }) => [from, to])).toEqual([
    ["player-0", "hex-t7"],
    ["hex-k4", "hex-t7"],
    ["supply", "hex-t7"],
    ["supply", "hex-t7"],
  ]);
});

test("every city that grows gets its citizen, every gold its coin", () => {
  expect(flightsOf({ key: "event-growth", facts: { seat: 0, cities: ["=k4", "=e4"] } })).toHaveLength(2);
  expect(flightsOf({ key: "event-paid", facts: { seat: 2, gold: 3 } })).toEqual(
    Array(3).fill({ piece: { kind: "gold" }, from: "gold-2", to: "bank" }),
  );
});

test("other events move nothing", () => {
  expect(flightsOf({ key: "event-year", facts: { year: 2, years: 6 } })).toEqual([]);
});
