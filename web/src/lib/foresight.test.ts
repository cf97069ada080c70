import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Foresight } from "./foresight.svelte";
import type { Sealed } from "./sealed";
import type { LiveTable } from "./table.svelte";
import type { Ask, Foretold } from "./types";

const move = (text: string) => ({ text, key: "move", facts: {} });
const ask: Ask = { phase: "", prompt: "", rule: "", facts: {}, moves: [move("sell altar"), move("build altar")] };

let asked: string[];
let sight: { version: number; view: Sealed };
let foresight: Foresight;

function foretell(text: string): Promise<Foretold> {
  asked.push(text);
  return Promise.resolve({
    type: "foretold",
    id: 1,
    version: sight.version,
    patch: { coins: { "=": 6 } },
    is_whole: true,
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  sight = { version: 4, view: { coins: 3 } as unknown as Sealed };
  const live = {
    get sight() {
      return sight;
    },
    foretell,
  };
  foresight = new Foresight(live as unknown as LiveTable, () => ask);
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
  sight = { ...sight, version: 5 };
  foresight.point("");
  foresight.point("sell altar");
  await wait();
  expect(asked).toEqual(["sell altar", "sell altar"]);
});

test("an answer about a position that has passed is not shown", async () => {
  foresight.point("sell altar");
  await vi.advanceTimersByTimeAsync(119);
  const old = sight;
  sight = { ...old, version: 5 };
  asked = [];
  vi.spyOn(foresight["live"], "foretell").mockResolvedValue({
    type: "foretold",
    id: 1,
    version: old.version,
    patch: {},
    is_whole: true,
  });
  await wait();
  expect(foresight.view).toBeNull();
});
