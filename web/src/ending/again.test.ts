import { expect, test } from "vitest";
import { clockOf, nextWeek } from "./again";

const seconds = (text: string) => new Date(text).getTime() / 1000;

test("next week is the same time on the clock, also where the hour changes", () => {
  // In much of Europe the clocks go back in this week.
  const when = nextWeek(seconds("2026-10-21T20:30"), seconds("2026-10-21T22:10"));
  expect(clockOf(when)).toBe("2026-10-28T20:30");
});

test("a table of long ago is followed by a time that is still to come", () => {
  const when = nextWeek(seconds("2026-01-05T09:05"), seconds("2026-02-01T12:00"));
  expect(clockOf(when)).toBe("2026-02-02T09:05");
});
