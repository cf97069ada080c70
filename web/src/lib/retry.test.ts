import { expect, test } from "vitest";
import { pauseBefore } from "./retry";

test("somebody who is cut off tries again every half a second at first, later every eight", () => {
  expect([0, 3, 6].map((tries) => pauseBefore(tries, 0.5))).toEqual([500, 500, 500]);
  expect([7, 8, 20].map((tries) => pauseBefore(tries, 0.5))).toEqual([1_000, 2_000, 8_000]);
});

test("people who are cut off together come back one by one", () => {
  expect([0, 0.999].map((spread) => Math.round(pauseBefore(0, spread)))).toEqual([250, 750]);
});
