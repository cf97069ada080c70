import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LiveTable } from "./table.svelte";
import type { ChatLine, HistoryStep, Said, TableMessage } from "./types";

/** A socket whose other end is the test. */
class FakeSocket {
  static all: FakeSocket[] = [];
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  readyState = FakeSocket.OPEN;
  sent: Said[] = [];
  onmessage: (event: { data: string }) => void = () => {};
  onclose: (event: { code: number }) => void = () => {};

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close(code = 1000) {
    this.readyState = FakeSocket.CLOSED;
    this.onclose({ code });
  }
  tell(message: TableMessage) {
    this.onmessage({ data: JSON.stringify(message) });
  }
  get lastSaid() {
    return this.sent.at(-1);
  }
}

const whole = (version: number, coins: number, chat: ChatLine[] = []): TableMessage => ({
  type: "table",
  version,
  seat: 0,
  thinking: [],
  present: [],
  chat,
  has_team: false,
  view: { coins },
  waiting: [0],
  ask: null,
  undo: "",
  undo_request: null,
  seats: [],
  clocks: null,
  result: null,
});
const update = (version: number, coins: number): TableMessage => ({
  type: "update",
  version,
  at: 1,
  entry: { kind: "play", seat: 0 },
  events: [],
  frames: [],
  patch: { view: { coins: { "=": coins } } },
});

let history: HistoryStep[] = [];
let table: LiveTable;
const socket = () => FakeSocket.all.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  history = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", (path: string) => {
    const after = Number(new URL(path, "http://here").searchParams.get("after"));
    const steps = history.filter((step) => step.version > after);
    return Promise.resolve(Response.json({ steps, latest: history.length }));
  });
  table = new LiveTable("abc", "");
});

afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("everything comes first, changes follow", () => {
  socket().tell(whole(0, 3));
  socket().tell(update(1, 5));
  expect(table.sight?.version).toBe(1);
  expect(table.sight?.view).toEqual({ coins: 5 });
});

test("who wants no positions on the way says so, and again after every break", async () => {
  const wishes = () => socket().sent.filter((said) => said.do === "frames");
  socket().tell(whole(0, 3));
  expect(wishes()).toEqual([]);
  table.wantFrames(false);
  expect(wishes()).toMatchObject([{ wanted: false }]);
  const before = socket();
  before.close(1006);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(socket()).not.toBe(before);
  socket().tell(whole(0, 3));
  expect(wishes()).toMatchObject([{ wanted: false }]);
});

test("after a gap everything is asked for again", () => {
  socket().tell(whole(0, 3));
  socket().tell(update(2, 9));
  expect(table.sight?.view).toEqual({ coins: 3 });
  expect(socket().lastSaid?.do).toBe("whole");
  socket().tell(whole(2, 9));
  expect(table.sight?.view).toEqual({ coins: 9 });
});

test("what is known already changes nothing", () => {
  socket().tell(whole(4, 3));
  socket().tell(update(4, 9));
  expect(table.sight?.view).toEqual({ coins: 3 });
  expect(socket().sent).toEqual([]);
});

test("steps that were missed are read", async () => {
  const step = (version: number): HistoryStep => ({ version, at: 1, entry: { kind: "play", seat: 0 }, events: [] });
  history = [step(1), step(2)];
  socket().tell(whole(2, 3));
  await vi.advanceTimersByTimeAsync(0);
  socket().tell(update(3, 4));
  expect(table.steps.map((each) => each.version)).toEqual([1, 2, 3]);
});

test("a step that arrives while the past is read is not lost", async () => {
  const step = (version: number): HistoryStep => ({ version, at: 1, entry: { kind: "play", seat: 0 }, events: [] });
  history = [step(1)];
  socket().tell(whole(1, 3));
  socket().tell(update(2, 4));
  history = [step(1), step(2)];
  await vi.advanceTimersByTimeAsync(0);
  expect(table.steps.map((each) => each.version)).toEqual([1, 2]);
});

test("an answer comes back to the one who asked", async () => {
  socket().tell(whole(0, 3));
  const answer = table.move("build loom");
  const said = socket().lastSaid!;
  expect(said).toMatchObject({ do: "move", move: "build loom", version: 0 });
  socket().tell({ type: "refused", id: said.id, rule: "SW-24", key: "refusal-same-name", facts: {} });
  expect(await answer).toMatchObject({ rule: "SW-24", key: "refusal-same-name" });
});

test("a lost connection is taken up again, and says so meanwhile", async () => {
  socket().tell(whole(0, 3));
  expect(table.connected).toBe(true);
  const answer = table.move("build loom");
  socket().close(1006);
  expect(table.connected).toBe(false);
  expect((await answer)?.key).toBe("error-offline");
  await vi.advanceTimersByTimeAsync(2_000);
  expect(FakeSocket.all).toHaveLength(2);
  socket().tell(whole(1, 8));
  expect(table.connected).toBe(true);
  expect(table.sight?.view).toEqual({ coins: 8 });
});

test("a silent line is given up", async () => {
  socket().tell(whole(0, 3));
  await vi.advanceTimersByTimeAsync(15_000);
  expect(socket().lastSaid?.do).toBe("ping");
  await vi.advanceTimersByTimeAsync(15_000);
  expect(table.connected).toBe(false);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(FakeSocket.all).toHaveLength(2);
});

test("a table that does not exist is not asked for again", async () => {
  socket().close(4004);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSocket.all).toHaveLength(1);
  expect(table.problem).toBe("page-gone");
});

test("chat told again after a reconnection is not doubled", () => {
  const line = { sequence: 1, at: 1, seat: 0, text: "hello", to_team: false };
  socket().tell(whole(0, 3, [line]));
  socket().tell({ type: "chat", ...line, sequence: 2 });
  socket().tell(whole(0, 3, [line, { ...line, sequence: 2 }]));
  expect(table.chat.map((each) => each.sequence)).toEqual([1, 2]);
});

test("what is said to the team is counted apart", () => {
  const line = { sequence: 1, at: 1, seat: 0, text: "hello", to_team: false };
  socket().tell(whole(0, 3, [line]));
  socket().tell({ type: "chat", ...line, to_team: true });
  expect(table.chat.map((each) => each.to_team)).toEqual([false, true]);
});
