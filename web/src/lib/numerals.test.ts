import { expect, test } from "vitest";
import { numerals } from "./numerals";

test("a number on a small piece is as large as can be read", () => {
  expect((numerals(7, 20) * 20) / 20).toBe(12);
  expect((numerals(12, 24) * 24) / 20).toBe(12);
});

test("a number keeps inside its piece", () => {
  expect(numerals(8, 14)).toBe(13);
  expect(numerals(136, 20)).toBeLessThanOrEqual(9);
});

test("a large piece has a number that suits it", () => {
  expect(numerals(5, 34)).toBe(10);
});
