import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lobby } from "./lobby.svelte";

/** A socket whose other end is the test. */
class FakeSocket {
  static last: FakeSocket;
  onopen: () => void = () => {};
  onmessage: (event: { data: string }) => void = () => {};
  onclose: (event: { code: number }) => void = () => {};

  constructor() {
    FakeSocket.last = this;
  }
  close() {}
  tell(yourTurn: boolean) {
    const news = { type: "game", id: "abc", status: "playing", your_turn: yourTurn };
    this.onmessage({ data: JSON.stringify(news) });
  }
}

let answers: ((yourTurn: boolean) => Promise<void>)[] = [];
let turns: string[] = [];
let stop = () => {};

beforeEach(() => {
  answers = [];
  turns = [];
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  vi.stubGlobal("fetch", () => {
    return new Promise((resolve) => {
      answers.push(async (yourTurn) => {
        const mine = [{ id: "abc", your_turn: yourTurn }];
        const lists = { mine, public: [], invited: [], mine_after: null, public_after: null };
        resolve(Response.json(lists));
        await vi.advanceTimersByTimeAsync(1);
      });
    });
  });
  lobby.onTurn = (table) => turns.push(table);
  stop = lobby.listen();
  FakeSocket.last.tell(false);
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The lists that are about to be read, once somebody asks for them. */
async function asked() {
  await vi.advanceTimersByTimeAsync(1_000);
  return answers.at(-1)!;
}

test("a turn is told once, whatever else is told of the table", () => {
  FakeSocket.last.tell(true);
  FakeSocket.last.tell(true);
  expect(turns).toEqual(["abc"]);
  FakeSocket.last.tell(false);
  FakeSocket.last.tell(true);
  expect(turns).toEqual(["abc", "abc"]);
});

test("a table that waits when the page is opened is not told as one that begins to wait", async () => {
  lobby.loaded = false;
  const first = await asked();
  await first(true);
  FakeSocket.last.tell(true);
  expect(turns).toEqual([]);
});

test("lists that know of a turn before the news tell it, once", async () => {
  lobby.loaded = true;
  const early = await asked();
  await early(true);
  expect(turns).toEqual(["abc"]);
  FakeSocket.last.tell(true);
  expect(turns).toEqual(["abc"]);
});

test("lists from before a turn do not make it begin again", async () => {
  const late = await asked();
  FakeSocket.last.tell(true);
  await late(false);
  FakeSocket.last.tell(true);
  expect(turns).toEqual(["abc"]);
});

test("lists from before an answer do not hide the next turn", async () => {
  FakeSocket.last.tell(true);
  const late = await asked();
  FakeSocket.last.tell(false);
  await late(true);
  FakeSocket.last.tell(true);
  expect(turns).toEqual(["abc", "abc"]);
});
