import { expect, test } from "vitest";
import type { Desk } from "../lib/desk.svelte";
import type { Lead } from "../lib/types";
import { behindText } from "./leads";

const desk = (seats: number) =>
  ({ names: Array<string>(seats).fill("Ann"), text: (key: string) => key }) as unknown as Desk;
const lead = (share: number, share_error: number, points: number, points_error: number): Lead => ({
  share,
  share_error,
  points,
  points_error,
});

test("chances and points are told as far as the words show more than luck", () => {
  const table = desk(3);
  expect(behindText(table, lead(0.06, 0.01, 3, 0.5))).toBe("coach-behind");
  expect(behindText(table, lead(0.0596, 0.0277, 0, 1))).toBe("coach-as-good");
  expect(behindText(table, lead(0.012, 0.001, 7.9, 0.6))).toBe("coach-behind-points");
  expect(behindText(table, lead(0.06, 0.01, 1, 0.6))).toBe("coach-behind-share");
});

test("who plays alone is told points", () => {
  expect(behindText(desk(1), lead(0.5, 0.01, 3, 0.5))).toBe("coach-behind-points");
});
