import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { preferences } from "../lib/settings.svelte";

const played: string[] = [];
vi.mock("../lib/sound", () => ({ play: (sound: string) => played.push(sound) }));

const { Count, STEP } = await import("./count.svelte");

describe("the count", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    played.length = 0;
    preferences.motion = true;
  });
  afterEach(() => vi.useRealTimers());

  it("grows category by category and ends with a sound", () => {
    const count = new Count(3, true, true);
    expect(count.counted).toBe(0);
    vi.advanceTimersByTime(STEP);
    expect(count.counted).toBe(1);
    expect(count.isDone).toBe(false);
    vi.advanceTimersByTime(5 * STEP);
    expect(count.counted).toBe(3);
    expect(played).toEqual(["coin", "coin", "victory"]);
  });

  it("is ended by a touch", () => {
    const count = new Count(5, true, false);
    vi.advanceTimersByTime(STEP);
    count.finish();
    count.finish();
    expect(count.isDone).toBe(true);
    expect(played).toEqual(["coin", "end"]);
  });

  it("is done at once for who prefers stillness, and silent for an old game", () => {
    preferences.motion = false;
    expect(new Count(5, true, false).isDone).toBe(true);
    expect(played).toEqual(["end"]);
    preferences.motion = true;
    expect(new Count(5, false, false).isDone).toBe(true);
    expect(played).toEqual(["end"]);
  });
});
