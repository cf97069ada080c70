import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { preferences } from "../settings.svelte";
import type { Ask, Moment, TableEvent } from "../types";
import type { Beat, Manners, Told } from "./beats";
import { Telling } from "./telling.svelte";

const MANNERS: Manners = { built: { ms: 700 }, fight: { ms: 900, scene: "conflict" }, token: { ms: 0, joins: true } };
const ASK: Ask = { phase: "", prompt: "", rule: "", facts: {}, moves: [] };

const sight = (version: number, more: Partial<Moment> = {}) =>
  ({
    version,
    seat: 0,
    view: version,
    waiting: [0],
    ask: ASK,
    undo: "",
    undo_request: null,
    seats: [],
    clocks: null,
    result: null,
    ...more,
  }) as unknown as Told["after"];
const event = (key: string, seat: number): TableEvent => ({ key, facts: { seat } });
const step = (version: number, events: TableEvent[], more: Partial<Told> = {}): Told => ({
  version,
  entry: { kind: "play", seat: 1 },
  events,
  frames: [],
  after: sight(version, { ask: { ...ASK } }),
  ...more,
});
/** A step in which another seat builds. */
const built = (version: number, seat = 1) => step(version, [event("built", seat)]);

let telling: Telling;
let beats: Beat[];
const shown = () => telling.shown?.view as unknown;
const hide = (hidden: boolean) => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
  document.dispatchEvent(new Event("visibilitychange"));
};

beforeEach(() => {
  vi.useFakeTimers();
  preferences.speed = "normal";
  telling = new Telling();
  telling.manners = MANNERS;
  telling.jump(sight(0));
  beats = [];
  telling.listen((beat) => beats.push(beat));
});
afterEach(() => {
  telling.close();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test("the shown position follows step by step, and the question comes last", () => {
  for (const version of [1, 2, 3]) telling.tell(built(version, version));
  expect(shown()).toBe(0);
  expect(telling.beat?.seat).toBe(1);
  const seen: unknown[] = [];
  for (let waited = 0; waited < 2_500; waited += 50) {
    vi.advanceTimersByTime(50);
    if (telling.beat) expect(telling.shown?.ask).toBeNull();
    if (seen.at(-1) !== shown()) seen.push(shown());
  }
  expect(seen).toEqual([0, 1, 2, 3]);
  vi.advanceTimersByTime(200);
  expect(telling.beat).toBeNull();
  expect(telling.shown?.ask).not.toBeNull();
  expect(beats.map(({ version }) => version)).toEqual([1, 2, 3]);
});

test.each([
  ["slow", 1_700],
  ["normal", 850],
  ["fast", 425],
] as const)("at speed %s a beat takes %i ms", (speed, ms) => {
  preferences.speed = speed;
  telling.tell(built(1));
  vi.advanceTimersByTime(ms - 1);
  expect(telling.beat).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(telling.beat).toBeNull();
});

test("at once means at once", () => {
  preferences.speed = "instant";
  telling.tell(built(1));
  expect(shown()).toBe(1);
  expect(telling.shown?.ask).not.toBeNull();
  expect(vi.getTimerCount()).toBe(0);
});

test("finishing shows the truth", () => {
  telling.tell(built(1));
  telling.tell(built(2));
  expect(telling.finish()).toBe(true);
  expect(shown()).toBe(2);
  expect(vi.getTimerCount()).toBe(0);
  expect(telling.finish()).toBe(false);
});

test("a hidden page tells nothing, and shows the truth when it is seen again", () => {
  telling.tell(built(1));
  hide(true);
  expect(shown()).toBe(1);
  telling.tell(built(2));
  expect(vi.getTimerCount()).toBe(0);
  hide(false);
  expect(shown()).toBe(2);
  expect(beats).toEqual([]);
});

test("everything anew, such as after a lost connection, ends what is being told", () => {
  telling.tell(built(1));
  telling.jump(sight(7));
  expect(shown()).toBe(7);
  expect(telling.beat).toBeNull();
  vi.advanceTimersByTime(5_000);
  expect(shown()).toBe(7);
});

test("two hundred steps behind: only the last ones are told, in a quarter of a minute", () => {
  for (let version = 1; version <= 200; version++) telling.tell(built(version));
  vi.advanceTimersByTime(15_000);
  expect(telling.beat).toBeNull();
  expect(shown()).toBe(200);
  const told = beats.map(({ version }) => version);
  expect(told.slice(-6)).toEqual([195, 196, 197, 198, 199, 200]);
  expect(told.length).toBeLessThan(40);
});

test("a long telling goes twice as fast", () => {
  for (let version = 1; version <= 20; version++) telling.tell(built(version));
  vi.advanceTimersByTime(850 + 19 * 425);
  expect(beats.length).toBe(20);
  expect(telling.beat).toBeNull();
});

test("what is taken back is gone at once, with what was told of it", () => {
  telling.tell(built(1));
  telling.tell(step(2, [], { entry: { kind: "undo", seat: 1 }, after: sight(2) }));
  expect(shown()).toBe(2);
  expect(telling.beat).toBeNull();
  expect(telling.latest).toEqual([]);
});

test("my own act leads to my next question at once", () => {
  telling.tell(step(1, [event("built", 0)], { entry: { kind: "play", seat: 0 } }));
  expect(shown()).toBe(1);
  expect(telling.shown?.ask).not.toBeNull();
  expect(telling.latest).toHaveLength(1);
});

test("what does not concern my question does not take it away", () => {
  telling.tell(step(1, [event("built", 1)], { after: sight(1) }));
  expect(telling.shown?.ask).toBe(ASK);
});

test("whose clock runs has to wait two seconds after the first beat", () => {
  const clocks = [{ left: 100, since: 1 }];
  for (let version = 1; version <= 10; version++)
    telling.tell({ ...built(version), after: sight(version, { ask: { ...ASK }, clocks }) });
  vi.advanceTimersByTime(2_850);
  expect(telling.beat).toBeNull();
});

test("a step goes through its frames, and a scene stays while its events come", () => {
  const events = [event("built", 1), event("fight", 1), event("token", 1), event("fight", 2), event("token", 2)];
  const frames = [
    { events: 1, view: "built" },
    { events: 3, view: "first fight" },
  ] as unknown as Told["frames"];
  telling.tell(step(1, events, { frames }));
  vi.advanceTimersByTime(20_000);
  expect(beats.map(({ view, events }) => [view, events.length])).toEqual([
    ["built", 1],
    ["first fight", 2],
    [1, 2],
  ]);
  expect(beats.map(({ scene }) => scene && [scene.name, scene.events.length])).toEqual([
    null,
    ["conflict", 2],
    ["conflict", 4],
  ]);
});

test("a step of the past is told again, and then the table is as it was", () => {
  telling.jump(sight(9));
  telling.replay(sight(3), [built(4)]);
  expect(shown()).toBe(3);
  expect(telling.shown?.ask).toBeNull();
  vi.advanceTimersByTime(200);
  expect(shown()).toBe(4);
  vi.advanceTimersByTime(2_000);
  expect(shown()).toBe(9);
});

test("a long past is told as it comes, and what is waited for is no end", () => {
  telling.jump(sight(9));
  telling.replay(sight(3), [built(4)], true);
  vi.advanceTimersByTime(20_000);
  expect(shown()).toBe(4);
  expect(telling.beat).not.toBeNull();
  telling.goOn(sight(4), [built(5)], false);
  vi.advanceTimersByTime(200);
  expect(shown()).toBe(5);
  vi.advanceTimersByTime(2_000);
  expect(shown()).toBe(9);
  expect(telling.beat).toBeNull();
});

test("nobody waits for a past that is not wanted any more", () => {
  telling.jump(sight(9));
  telling.replay(sight(3), [built(4)], true);
  vi.advanceTimersByTime(20_000);
  expect(telling.finish()).toBe(true);
  expect(shown()).toBe(9);
});
