import { expect, test } from "vitest";
import { bow, boxAround, centre, corners, fit, held, HALF, loops, outline, SIDE, stepFrom, zoomed } from "./geometry";

const at = (id: string, q: number, r: number) => ({ id, q, r });

test("hexes of a row lie one width apart, rows interlock", () => {
  expect(centre({ q: 1, r: 0 }).x - centre({ q: 0, r: 0 }).x).toBeCloseTo(2 * HALF);
  expect(centre({ q: 0, r: 1 })).toEqual({ x: HALF, y: 1.5 * SIDE });
});

test("two hexes share two corners", () => {
  const here = corners(centre({ q: 0, r: 0 }));
  const there = corners(centre({ q: 1, r: 0 }));
  const shared = here.filter(({ x, y }) => there.some((other) => Math.hypot(other.x - x, other.y - y) < 0.01));
  expect(shared).toHaveLength(2);
});

test("the outline of one hex has six corners, of two neighbours ten", () => {
  expect(loops([{ q: 0, r: 0 }])[0]).toHaveLength(6);
  expect(
    loops([
      { q: 0, r: 0 },
      { q: 1, r: 0 },
    ]).map((loop) => loop.length),
  ).toEqual([10]);
});

test("a terrain of six hexes is one shape, a ring has a hole, two islands are two shapes", () => {
  const spot = [
    [0, 1],
    [-1, 2],
    [0, 2],
    [-2, 3],
    [-1, 3],
    [0, 3],
  ].map(([q, r]) => ({ q: q!, r: r! }));
  expect(loops(spot)).toHaveLength(1);
  const ring = [
    [1, 0],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [0, -1],
    [1, -1],
  ].map(([q, r]) => ({ q: q!, r: r! }));
  expect(
    loops(ring)
      .map((loop) => loop.length)
      .sort((a, b) => a - b),
  ).toEqual([6, 18]);
  expect(
    outline([
      { q: 0, r: 0 },
      { q: 4, r: 0 },
    ]).match(/Z/g),
  ).toHaveLength(2);
});

test("arrow keys go to the next hex in that direction, across terrain too, and stop at the rim", () => {
  const hexes = [at("a1", 0, 0), at("a2", 1, 0), at("a6", 5, 0), at("c1", -1, 2), at("b1", 0, 1)];
  const from = (id: string) => hexes.find((hex) => hex.id === id)!;
  expect(stepFrom(hexes, from("a1"), "right").id).toBe("a2");
  expect(stepFrom(hexes, from("a2"), "right").id).toBe("a6");
  expect(stepFrom(hexes, from("a1"), "down").id).toBe("b1");
  expect(stepFrom(hexes, from("a1"), "left").id).toBe("a1");
  expect(stepFrom(hexes, from("b1"), "up").id).toMatch(/a[12]/);
});

test("a camera fits a box, zooms about a point and never loses the world", () => {
  const box = boxAround([at("a", 0, 0), at("b", 9, 0)], 10);
  const camera = fit(box, 400, 300);
  expect(camera.scale * box.width).toBeCloseTo(400);
  const closer = zoomed(camera, 2, { x: 100, y: 50 });
  expect((100 - closer.x) / closer.scale).toBeCloseTo((100 - camera.x) / camera.scale);
  const lost = held({ ...closer, x: 9999 }, box, 400, 300);
  expect(lost.x).toBeCloseTo(-box.x * lost.scale);
});

test("a bow begins and ends beside its cities", () => {
  expect(bow({ x: 0, y: 0 }, { x: 100, y: 0 }, 0, 10)).toBe("M6 0Q50 0 90 0");
});
