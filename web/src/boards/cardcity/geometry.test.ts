import { expect, test } from "vitest";
import { bridge, cornerOf, inSight, regionOf, seams, step } from "./geometry";
import type { Ground } from "./view";

const groundOf = (part: Partial<Ground>): Ground => ({
  seats: [0],
  layout: "own",
  shape: "square",
  rows: 9,
  columns: 9,
  regions: Array.from({ length: 9 }, () => "0".repeat(9)),
  frame: { rows: [0, 8], columns: [0, 8] },
  extent: { rows: [4, 4], columns: [4, 4] },
  cells: [],
  architect: null,
  districts: [],
  ...part,
});
const hex = groundOf({
  seats: [0, 1, 2],
  shape: "hex",
  regions: [".001", "0011", "2211", "22.."],
  rows: 4,
  columns: 4,
  frame: { rows: [0, 3], columns: [0, 3] },
  extent: { rows: null, columns: null },
});

test("a young city is shown with room for a whole square round it", () => {
  const { box, cells } = inSight(groundOf({}), 5);
  expect(box).toEqual({ x: 200, y: 200, width: 500, height: 500 });
  expect(cells).toHaveLength(25);
});

test("every place beside the city is in sight, but none the square cannot reach", () => {
  const ground = groundOf({ extent: { rows: [1, 4], columns: [3, 7] }, frame: { rows: [0, 5], columns: [3, 7] } });
  expect(inSight(ground, 5).box).toEqual({ x: 300, y: 0, width: 500, height: 600 });
});

test("a common city that does not float is shown as a whole, or by region with the places round it", () => {
  const ground = groundOf({
    seats: [0, 1],
    regions: ["0011", "0011"],
    rows: 2,
    columns: 4,
    frame: { rows: [0, 1], columns: [0, 3] },
    extent: { rows: null, columns: null },
  });
  expect(inSight(ground, 2).cells).toHaveLength(8);
  expect(inSight(ground, 2, regionOf(ground, 0)).cells).toEqual(["a1", "b1", "c1", "a2", "b2", "c2"]);
});

test("rows of the hexagonal layout are shifted, and arrows zigzag up and down and back", () => {
  expect(cornerOf(hex, "b2")).toEqual({ x: 150, y: 100 });
  const down = step(hex, "b1", "ArrowDown")!;
  expect(step(hex, down, "ArrowUp")).toBe("b1");
  const farther = step(hex, down, "ArrowDown")!;
  expect(step(hex, farther, "ArrowUp")).toBe(down);
  expect(step(hex, "a2", "ArrowLeft")).toBeNull();
});

test("borders run where two regions meet", () => {
  const two = groundOf({ seats: [0, 1], regions: ["01", "01"], rows: 2, columns: 2 });
  expect(seams(two)).toBe("M100 0v100M100 100v100");
  expect(seams(groundOf({}))).toBe("");
});

test("two cards are joined by a strip over the gap at the half-side they share", () => {
  const { x, y, width, height } = bridge(groundOf({}), "a1", "en");
  expect(x).toBeLessThan(100);
  expect(x + width).toBeGreaterThan(100);
  expect([y, y + height]).toEqual([12, 50]);
});
