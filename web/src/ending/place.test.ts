import { describe, expect, it } from "vitest";
import type { Result } from "../lib/types";
import { placeOf, scoredCategories, seatsFrom } from "./place";

const result = (totals: number[], ranks: number[]): Result =>
  ({ categories: ["a", "b"], lines: [], totals, ranks, tie_break: "", reason: "", teams: [] }) as unknown as Result;

describe("the place of a seat", () => {
  it("is behind the winner by so much", () => {
    expect(placeOf(result([30, 41, 35], [3, 1, 2]), 0)).toEqual({ rank: 3, of: 3, beside: [], rival: 1, apart: 11 });
  });
  it("is ahead of the best of the others", () => {
    expect(placeOf(result([30, 41, 35], [3, 1, 2]), 1)).toMatchObject({ rank: 1, rival: 2, apart: 6 });
  });
  it("is shared with who has the same rank", () => {
    expect(placeOf(result([30, 30, 12], [1, 1, 3]), 1)).toMatchObject({ rank: 1, beside: [0], rival: 2, apart: 18 });
  });
  it("can be decided without a point between", () => {
    expect(placeOf(result([30, 30], [2, 1]), 0)).toMatchObject({ rank: 2, rival: 1, apart: 0 });
  });
  it("has no rival alone", () => {
    expect(placeOf(result([-22], [1]), 0)).toMatchObject({ rank: 1, of: 1, rival: null });
  });
});

describe("the order of a result", () => {
  it("begins with me and goes around the table", () => {
    expect(seatsFrom(result([1, 2, 3], [3, 2, 1]), 1)).toEqual([1, 2, 0]);
    expect(seatsFrom(result([1, 2, 3], [3, 2, 1]), null)).toEqual([0, 1, 2]);
  });
  it("leaves out what nobody scored", () => {
    const lines = [[{ category: "b", points: 0, source: "", rule: "" }]];
    expect(scoredCategories({ ...result([0], [1]), lines } as Result)).toEqual(["b"]);
  });
});
