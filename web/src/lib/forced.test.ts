import { describe, expect, it } from "vitest";
import { forcedMove } from "./forced";
import type { Ask, HistoryStep } from "./types";

const ask = (...moves: string[]) => ({ moves: moves.map((text) => ({ text, key: "", facts: {} })) }) as unknown as Ask;
const after = (kind: string, seat: number) => ({
  sight: { seat: 1 },
  steps: [{ version: 1, at: 0, entry: { kind, seat }, events: [] } as unknown as HistoryStep],
});

describe("the only answer", () => {
  it("is found where it goes on with my own act", () => {
    expect(forcedMove(ask("done"), after("play", 1))?.text).toBe("done");
  });
  it("is asked for after others have acted, after an undo, and at the beginning", () => {
    expect(forcedMove(ask("done"), after("play", 0))).toBeNull();
    expect(forcedMove(ask("done"), after("undo", 1))).toBeNull();
    expect(forcedMove(ask("done"), { sight: { seat: 1 }, steps: [] })).toBeNull();
  });
  it("is not there where something is to be chosen, or nothing is asked", () => {
    expect(forcedMove(ask("done", "build"), after("play", 1))).toBeNull();
    expect(forcedMove(null, after("play", 1))).toBeNull();
  });
});
