import { expect, test } from "vitest";
import { columns, linesOf, points, ranking, teamOf } from "./scores";
import type { Result } from "./types";

const result: Result = {
  categories: ["score-civil", "score-science"],
  lines: [
    [{ category: "score-civil", source: "card-altar", rule: "SW-72", points: 2 }],
    [
      { category: "score-civil", source: "card-baths", rule: "SW-72", points: 3 },
      { category: "score-civil", source: "card-altar", rule: "SW-72", points: 2 },
    ],
  ],
  totals: [2, 5],
  ranks: [2, 1],
  tie_break: "",
  remarks: [],
  reason: "end-three-ages",
  teams: [],
};
const teams: Result = {
  ...result,
  lines: [[], [], [], []],
  totals: [5, 9, 20, 1],
  ranks: [2, 2, 1, 1],
  teams: [
    [0, 1],
    [2, 3],
  ],
};

test("my column comes first, then the others by rank", () => {
  expect(columns(result, 0)).toEqual([0, 1]);
  expect(columns(result, null)).toEqual([1, 0]);
});
test("partners stand side by side", () => {
  expect(columns(teams, 1)).toEqual([1, 0, 2, 3]);
  expect(columns(teams, null)).toEqual([2, 3, 0, 1]);
  expect(teamOf(teams, 3)).toEqual([2, 3]);
  expect(teamOf(result, 1)).toEqual([1]);
});

test("the first place comes first", () => expect(ranking(result)).toEqual([1, 0]));
test("points add up by category", () => expect(points(result, 1, "score-civil")).toBe(5));
test("a category without lines has no points", () => expect(points(result, 0, "score-science")).toBe(0));
test("points are traced to their lines", () => expect(linesOf(result, 1, "score-civil")).toHaveLength(2));
