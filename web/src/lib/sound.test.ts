import { beforeEach, describe, expect, it, vi } from "vitest";
import { preferences } from "./settings.svelte";
import type * as Sounds from "./sound";
import type { TableEvent } from "./types";

const started: string[] = [];
class Param {
  setValueAtTime() {}
  linearRampToValueAtTime() {}
  exponentialRampToValueAtTime() {}
}
class Node {
  gain = new Param();
  constructor(_audio?: unknown, options?: { type?: string; frequency?: number }) {
    this.name = options?.type ?? "noise";
  }
  name: string;
  connect = (other: unknown) => other;
  start = () => started.push(this.name);
  stop() {}
}
class Audio {
  state = "running";
  currentTime = 0;
  sampleRate = 100;
  destination = {};
  createGain = () => new Node();
  createBuffer = () => ({ getChannelData: () => new Float32Array(1) });
}

const events = (...keys: string[]) => keys.map((key) => ({ key, facts: {} }) as unknown as TableEvent);

describe("sound", () => {
  let sound: typeof Sounds;
  beforeEach(async () => {
    started.length = 0;
    localStorage.clear();
    preferences.sound = true;
    vi.resetModules();
    Object.assign(window, { AudioContext: Audio });
    vi.stubGlobal("AudioContext", Audio);
    vi.stubGlobal("OscillatorNode", Node);
    vi.stubGlobal("AudioBufferSourceNode", Node);
    vi.stubGlobal("BiquadFilterNode", Node);
    vi.doMock("./settings.svelte", () => ({ preferences }));
    sound = await import("./sound");
  });
  const touch = () => window.dispatchEvent(new Event("pointerdown"));

  it("is silent until a person has touched the page", () => {
    sound.play("coin");
    expect(started).toEqual([]);
    touch();
    sound.play("coin");
    expect(started.length).toBeGreaterThan(0);
  });

  it("is silent where a person wants no sounds", () => {
    touch();
    preferences.sound = false;
    sound.play("coin");
    expect(started).toEqual([]);
  });

  it("does not repeat itself at once", () => {
    touch();
    sound.play("vote");
    const once = started.length;
    sound.play("vote");
    expect(started.length).toBe(once);
    sound.play("card");
    expect(started.length).toBeGreaterThan(once);
  });

  it("calls to play in one page only", () => {
    touch();
    localStorage.setItem("quartier-called", String(Date.now()));
    sound.play("turn");
    expect(started).toEqual([]);
    localStorage.setItem("quartier-called", "0");
    sound.play("turn");
    expect(started.length).toBeGreaterThan(0);
  });

  it("hears the weightiest of what happened", () => {
    expect(sound.soundOf(events("event-coins", "event-conflict", "event-built"))).toBe("conflict");
    expect(sound.soundOf(events("event-paid", "event-built"))).toBe("build");
    expect(sound.soundOf(events("event-income"))).toBe("coin");
    expect(sound.soundOf(events("event-turn"))).toBeNull();
  });
});
