import { describe, expect, it } from "vitest";
import type { HistoryStep, LessonStep } from "../lib/types";
import { answerTo, fits, rightMoves, standingMoves, stepAt } from "./course";

const played = (version: number, seat: number): HistoryStep => ({
  version,
  at: 0,
  entry: { kind: "play", seat },
  events: [],
});
const EMPTY: LessonStep = {
  says: "",
  rule: "",
  lights: [],
  right: [],
  replies: [],
  otherwise: "",
  given: "",
  others: [],
};
const STEPS: LessonStep[] = [
  { ...EMPTY, says: "welcome" },
  { ...EMPTY, says: "yard", right: ["build yard"], replies: [{ to: ["sell *"], says: "coins" }], otherwise: "other" },
  { ...EMPTY, says: "news" },
  { ...EMPTY, says: "any", right: ["build loom", "build *"] },
];
const moves = ["sell a", "build tower", "build loom"].map((text) => ({ text, key: "", facts: {} }));

describe("a lesson", () => {
  it("takes a star for anything, and nothing else for more than it is", () => {
    expect(fits("sell baths", ["sell *"])).toBe(true);
    expect(fits("resell baths", ["sell *"])).toBe(false);
    expect(fits("at e10", ["at e1"])).toBe(false);
    expect(fits("at (1)", ["at (1)"])).toBe(true);
  });

  it("is at the step that neither moves nor reading have passed", () => {
    expect(stepAt(STEPS, 0, 0)).toBe(0);
    expect(stepAt(STEPS, 0, 1)).toBe(1);
    expect(stepAt(STEPS, 1, 1)).toBe(2);
    expect(stepAt(STEPS, 1, 3)).toBe(3);
    expect(stepAt(STEPS, 2, 3)).toBe(4);
  });

  it("goes back with a move that is taken back", () => {
    const undone = { version: 4, at: 0, entry: { kind: "undo", seat: 0, withdrawn: [3] }, events: [] };
    const steps = [played(1, 0), played(2, 1), played(3, 0)];
    expect(standingMoves(steps, 0, 0)).toBe(2);
    expect(standingMoves(steps, 0, 1)).toBe(1);
    expect(standingMoves([...steps, undone], 0, 0)).toBe(1);
  });

  it("answers a wrong try with what fits it best", () => {
    expect(answerTo(STEPS[1]!, "sell yard")).toBe("coins");
    expect(answerTo(STEPS[1]!, "stage yard")).toBe("other");
  });

  it("means its first right answer before the others", () => {
    expect(rightMoves(STEPS[3]!, moves).map(({ text }) => text)).toEqual(["build loom", "build tower"]);
  });
});
