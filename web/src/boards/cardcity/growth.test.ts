import { expect, test } from "vitest";
import { prospectsOf } from "./growth";
import type { District } from "./view";

const home = (cell: string, part: Partial<District> = {}): District => ({
  type: "residence",
  cells: [cell],
  size: 1,
  joints: [],
  owners: [{ seat: 0, cards: 1, share: 1 }],
  support: 0,
  needed: 2,
  ...part,
});

test("districts that grow come first, those that lack most come last", () => {
  const far = home("a1");
  const near = home("c1", { support: 1 });
  const ripe = home("e1", { support: 2, growth: [{ seat: 0, cells: ["e2"] }] });
  expect(prospectsOf([far, near, ripe], 0).map(({ first }) => first)).toEqual([ripe, near, far]);
});

test("districts with the same prospects share a line, growing ones never do", () => {
  const grown = (cell: string) => home(cell, { support: 2, growth: [{ seat: 0, cells: ["d4"] }] });
  const lines = prospectsOf([home("a1"), home("c1"), grown("e1"), grown("g1")], 0);
  expect(lines.map(({ group }) => group.length)).toEqual([1, 1, 2]);
});

test("parkings and the districts of others have no prospects", () => {
  const others = home("a1", { owners: [{ seat: 1, cards: 1, share: 1 }] });
  expect(prospectsOf([others, { ...home("c1"), type: "parking" }], 0)).toEqual([]);
});
