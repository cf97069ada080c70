// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { findings, joined, noteOf } from "./deal";
import type { TableSummary } from "./types";

// The example of docs/protocol.md.
const SECRET = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
const COMMITMENT = "bbcd729dc3d7ac8a044b77e1f16718ed505f8a5967319ec0baf85664586148e0";
const KEY = "c63eb73cc0df017e4fc5b2c85b03b783464605fb6e949219b52fd064b1f17c89";
const ENTROPY = ["00112233445566778899aabbccddeeff", "", "Zm9v-_"];

function table(changes: Partial<TableSummary> = {}, entropy: (string | null)[] = ENTROPY): TableSummary {
  const seats = entropy.map((one, seat) => ({
    name: seat === 1 ? "" : "Ann",
    bot: "",
    open: false,
    me: seat === 0,
    entropy: one,
  }));
  const told = { commitment: COMMITMENT, secret: SECRET, seed: KEY };
  return { id: "FyZ9h1_-aQ0", status: "over", seat: 0, seats, ...told, ...changes } as TableSummary;
}
const opened = (changes: Partial<TableSummary> = {}) =>
  table({ status: "open", secret: null, seed: null, ...changes }, [null, "", ""]);

const fetched = vi.fn<(path: string, options: { body: string }) => Promise<Response>>();
const sent = () => fetched.mock.calls.map(([path, options]) => [path, JSON.parse(options.body)]);

beforeEach(() => {
  localStorage.clear();
  fetched.mockReset().mockImplementation(() => Promise.resolve(Response.json(table({ status: "running" }))));
  vi.stubGlobal("fetch", fetched);
});
afterEach(() => vi.unstubAllGlobals());

const held = async (found: TableSummary) =>
  Object.fromEntries((await findings(found)).map(({ key, holds }) => [key, holds]));

test("an open table gets what it waits for, after its commitment was noted", async () => {
  expect((await joined(opened())).status).toBe("running");
  const [[path, body]] = sent() as [[string, { entropy: string }]];
  expect(path).toBe("/api/tables/FyZ9h1_-aQ0/entropy");
  expect(body.entropy).toMatch(/^[0-9a-f]{32}$/);
  expect(noteOf("FyZ9h1_-aQ0")).toEqual({ table: "FyZ9h1_-aQ0", commitment: COMMITMENT, ...body });
});

test("a table that waits for nothing of mine gets nothing", async () => {
  await joined(table({ status: "open" }));
  await joined(table({ status: "running" }, [null, "", ""]));
  expect(sent()).toEqual([]);
});

test("somebody who tries again adds the same, and the first commitment counts", async () => {
  await joined(opened());
  await joined(opened({ commitment: "0".repeat(64) }));
  const [first, second] = sent();
  expect(second).toEqual(first);
  expect(noteOf("FyZ9h1_-aQ0")?.commitment).toBe(COMMITMENT);
});

test("a second tab that comes too late shows the table as it is", async () => {
  fetched.mockImplementationOnce(() => Promise.resolve(Response.json({ key: "refusal-x" }, { status: 409 })));
  expect((await joined(opened())).status).toBe("running");
  expect(fetched.mock.lastCall?.[0]).toBe("/api/tables/FyZ9h1_-aQ0");
});

test("a deal as promised holds in everything", async () => {
  await joined(opened());
  const mine = noteOf("FyZ9h1_-aQ0")?.entropy ?? "";
  localStorage.setItem("quartier-deals", localStorage.getItem("quartier-deals")!.replace(mine, ENTROPY[0]!));
  expect(await held(table())).toEqual({ same: true, mine: true, secret: true, key: true });
});

test("whatever was changed is found", async () => {
  await joined(opened());
  expect((await held(table()))["mine"]).toBe(false);
  expect((await held(table({ commitment: "0".repeat(64) })))["same"]).toBe(false);
  expect((await held(table({ commitment: "0".repeat(64) })))["secret"]).toBe(false);
  expect((await held(table({ secret: "0".repeat(64) })))["secret"]).toBe(false);
  expect((await held(table({ id: "another" })))["key"]).toBe(false);
  expect((await held(table({}, ["x", "", "Zm9v-_"])))["key"]).toBe(false);
});

test("what a server adds for a bot counts for nothing", async () => {
  // The key that follows if it did count.
  const seed = "d9ea88191e9088025696ffdc3d5c2fcecb43d9562de7325650a7a830f664dda9";
  const entropy = ENTROPY.map((added) => added || "chosen-by-the-server");
  expect((await held(table({ seed }, entropy)))["key"]).toBe(false);
});

test("who has not seen the table before it started can compare nothing with then", async () => {
  expect(await held(table())).toEqual({ same: null, secret: true, key: true });
});

test("without hashes the page does not pretend", async () => {
  vi.stubGlobal("crypto", {});
  expect(await held(table())).toEqual({ same: null, secret: null, key: null });
});

test("a table that promised nothing has nothing to find", async () => {
  expect(await findings(table({ commitment: null, secret: null }))).toEqual([]);
});
