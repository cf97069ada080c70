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

test("a new city gets one citizen of another castle and two of the supply", () => {
  const flights = flightsOf({ key: "event-founded", facts: { seat: 0, city: "=k4", hex: "=t7", food: 2 } });
  expect(flights.map(({ from, to }) => [from, to])).toEqual([
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
