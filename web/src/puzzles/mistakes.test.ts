import { beforeEach, expect, test } from "vitest";
import { addressOf, Mistakes } from "./mistakes";

let stored: Record<string, string>;
const storage = {
  getItem: (key: string) => stored[key] ?? null,
  setItem: (key: string, value: string) => void (stored[key] = value),
};
beforeEach(() => (stored = {}));

test("a review that is looked at again brings no mistake twice", () => {
  const mistakes = new Mistakes(storage);
  mistakes.add("sevenwonders", "t1", [4, 9]);
  mistakes.add("sevenwonders", "t1", [9, 4]);
  expect(new Mistakes(storage).all.map(({ version }) => version)).toEqual([4, 9]);
  expect(mistakes.find("t1", 9)).toMatchObject({ title: "sevenwonders" });
  expect(mistakes.find("t2", 9)).toBeNull();
});

test("only the first try says how it went, and what was not tried comes first", () => {
  const mistakes = new Mistakes(storage);
  mistakes.add("lacitta", "t1", [1, 2, 3]);
  const [first, second] = mistakes.all;
  mistakes.note(first!, false);
  mistakes.note(first!, true);
  expect(mistakes.find("t1", 1)?.first).toBe(false);
  expect(mistakes.next(first!)).toEqual(second);
  mistakes.note(second!, true);
  expect(mistakes.next(null)?.version).toBe(3);
  mistakes.note(mistakes.find("t1", 3)!, true);
  expect(mistakes.next(second!)?.version).toBe(1);
  expect(addressOf(second!)).toBe("/puzzles/own/t1/2");
});

test("old ones make room, and those of a table that is gone are forgotten", () => {
  const mistakes = new Mistakes(storage);
  for (let table = 0; table < 70; table++) mistakes.add("lacitta", `t${table}`, [1]);
  expect(mistakes.all.length).toBe(60);
  expect(mistakes.all[0]?.table).toBe("t69");
  mistakes.forget("t69");
  expect(mistakes.all[0]?.table).toBe("t68");
  stored["quartier-mistakes"] = "{";
  expect(new Mistakes(storage).next(null)).toBeNull();
});
