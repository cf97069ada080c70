import { expect, test } from "vitest";
import { linesOf, points, ranking } from "./scores";
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
  reason: "end-three-ages",
};

test("the first place comes first", () => expect(ranking(result)).toEqual([1, 0]));
test("points add up by category", () => expect(points(result, 1, "score-civil")).toBe(5));
test("a category without lines has no points", () => expect(points(result, 0, "score-science")).toBe(0));
test("points are traced to their lines", () => expect(linesOf(result, 1, "score-civil")).toHaveLength(2));
