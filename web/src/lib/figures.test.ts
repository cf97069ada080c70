import { expect, test } from "vitest";
import { changes } from "./figures";

test("only what changes is told, in the order of the title", () => {
  expect(changes({ points: 4, coins: 3, shields: 1 }, { points: 9, coins: 1, shields: 1 })).toEqual([
    { name: "points", before: 4, after: 9 },
    { name: "coins", before: 3, after: 1 },
  ]);
});

test("what comes up for the first time was nought before", () => {
  expect(changes({}, { pollution: 2 })).toEqual([{ name: "pollution", before: 0, after: 2 }]);
});
