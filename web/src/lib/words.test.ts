import { expect, test } from "vitest";
import { pointsText } from "./words";

test("points have a real minus and half a point is a fraction", () => {
  expect([0, 7, 19.5, 0.5, -2.5, -0.5, -3].map(pointsText)).toEqual(["0", "7", "19½", "½", "−2½", "−½", "−3"]);
});
