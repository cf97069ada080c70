import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Foresight } from "./foresight.svelte";
import type { Sealed } from "./sealed";
import type { Ask } from "./types";

const move = (text: string) => ({ text, key: "move", facts: {} });
const ask: Ask = { phase: "", prompt: "", rule: "", facts: {}, moves: [move("sell altar"), move("build altar")] };

let asked: string[];
let at: string;
let foresight: Foresight;

function look(text: string): Promise<Sealed> {
  asked.push(text);
  return Promise.resolve({ coins: 6 } as unknown as Sealed);
}

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  at = "4";
  foresight = new Foresight(() => ({ at, ask, look }));
});
afterEach(() => vi.useRealTimers());

const wait = () => vi.advanceTimersByTimeAsync(200);

test("a move one rests on is looked up, and told as the view that would follow", async () => {
  foresight.point("sell altar");
  expect(foresight.view).toBeNull();
  await wait();
  expect(foresight.view).toEqual({ coins: 6 });
});

test("a pointer that passes by asks nothing, and what is no move neither", async () => {
  foresight.point("sell altar");
  foresight.point("");
  foresight.point("fly to the moon");
  await wait();
  expect(asked).toEqual([]);
  expect(foresight.view).toBeNull();
});

test("the same position is asked about once", async () => {
  for (const text of ["sell altar", "build altar", "sell altar"]) {
    foresight.point(text);
    await wait();
  }
  expect(asked).toEqual(["sell altar", "build altar"]);
  expect(foresight.view).toEqual({ coins: 6 });
});

test("another position is asked about anew", async () => {
  foresight.point("sell altar");
  await wait();
  at = "5";
  foresight.point("");
  foresight.point("sell altar");
  await wait();
  expect(asked).toEqual(["sell altar", "sell altar"]);
});

test("an answer about a position that has passed is not shown", async () => {
  foresight.point("sell altar");
  await vi.advanceTimersByTimeAsync(119);
  at = "5";
  await wait();
  expect(asked).toEqual(["sell altar"]);
  expect(foresight.view).toBeNull();
});
