import { expect, test } from "vitest";
import { BOTTOM, HEIGHT, LEFT, plotOf, TOP } from "./plot";

const value = (value: number, spread = 0) => ({ value, spread });

test("a better value is drawn higher, and the band encloses the line", () => {
  const { line, band, low, high, last } = plotOf([value(1500, 500), value(1600, 400)]);
  expect([low, high]).toEqual([1000, 2000]);
  const [first, second] = line.split(" ").map((pair) => pair.split(",").map(Number)) as [number[], number[]];
  expect(second[1]).toBeLessThan(first[1]!);
  expect(second[0]).toBe(last.x);
  const heights = band.split(" ").map((pair) => Number(pair.split(",")[1]));
  expect(Math.min(...heights)).toBe(TOP);
  expect(Math.max(...heights)).toBe(BOTTOM);
});

test("one table is a point", () => {
  expect(plotOf([value(1500, 400)]).line).toBe(`${LEFT}.0,60.0`);
});

test("what never changes is drawn in the middle", () => {
  expect(plotOf([value(12), value(12)]).last.y).toBe(HEIGHT / 2);
});
