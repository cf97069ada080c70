import { expect, test } from "vitest";
import { HEIGHT, plotOf, WIDTH } from "./plot";

const point = (rating: number, spread: number) => ({ at: 0, rating, spread });

test("a better rating is drawn higher, and the band encloses the line", () => {
  const { line, band, low, high } = plotOf([point(1500, 500), point(1600, 400)]);
  expect([low, high]).toEqual([1000, 2000]);
  const [first, last] = line.split(" ").map((pair) => pair.split(",").map(Number)) as [number[], number[]];
  expect(last[1]).toBeLessThan(first[1]!);
  expect(last[0]).toBe(WIDTH - 8);
  const heights = band.split(" ").map((pair) => Number(pair.split(",")[1]));
  expect(Math.min(...heights)).toBe(8);
  expect(Math.max(...heights)).toBe(HEIGHT - 8);
});

test("one table is a point", () => {
  expect(plotOf([point(1500, 400)]).line).toBe("8.0,60.0");
});
