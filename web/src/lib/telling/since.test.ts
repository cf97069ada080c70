import { expect, test } from "vitest";
import type { HistoryStep, TableEvent } from "../types";
import { along } from "./beats";
import { doingsSince } from "./since";

const event = (key: string, seat: number): TableEvent => ({ key, facts: { seat } });
const step = (version: number, seat: number, events: TableEvent[], more: Partial<HistoryStep> = {}): HistoryStep => ({
  version,
  at: 0,
  entry: { kind: "play", seat },
  events,
  ...more,
});
const told = (steps: HistoryStep[], mine: number | null = 0) =>
  doingsSince(steps, mine, { hand: along }).map((doing) => [
    doing.seat,
    doing.steps.map(({ version, events }) => [version, events.map(({ key }) => key)]),
  ]);

test("each of the others has one entry, since my last move", () => {
  const steps = [
    step(1, 1, [event("old", 1)]),
    step(2, 0, [event("mine", 0)]),
    step(3, 1, [event("card", 1)]),
    step(4, 2, [event("passed", 2)]),
    step(5, 1, [event("built", 1), event("hand", 1)]),
  ];
  expect(told(steps)).toEqual([
    [
      1,
      [
        [3, ["card"]],
        [5, ["built"]],
      ],
    ],
    [2, [[4, ["passed"]]]],
  ]);
});

test("what my own move made known of the others counts", () => {
  expect(told([step(1, 0, [event("built", 0), event("built", 1)])])).toEqual([[1, [[1, ["built"]]]]]);
});

test("what was taken back has not happened", () => {
  const steps = [
    step(1, 0, []),
    step(2, 1, [event("built", 1)]),
    step(3, 0, []),
    step(4, 0, [], { entry: { kind: "undo", seat: 0, withdrawn: [3] } }),
  ];
  expect(told(steps)).toEqual([[1, [[2, ["built"]]]]]);
  steps.push(step(5, 1, [], { entry: { kind: "undo", seat: 1, withdrawn: [2] } }));
  expect(told(steps)).toEqual([]);
});

test("who has not moved yet is told nothing of it", () => {
  expect(told([step(1, 1, [event("built", 1)])])).toEqual([]);
});

test("who watches is told what each did last", () => {
  const steps = [
    step(1, 0, [event("built", 0)]),
    step(2, 1, [event("passed", 1), event("hand", 1)]),
    step(3, 0, [event("card", 0), event("built", 0)]),
  ];
  expect(told(steps, null)).toEqual([
    [0, [[3, ["card", "built"]]]],
    [1, [[2, ["passed"]]]],
  ]);
});
