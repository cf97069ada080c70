import { expect, test } from "vitest";
import { patched } from "./patch";

test("a value is replaced", () => {
  expect(patched({ coins: 3, name: "Ann" }, { coins: { "=": 5 } })).toEqual({ coins: 5, name: "Ann" });
});

test("a new key is added", () => {
  expect(patched({}, { plan: { "=": { card: "loom" } } })).toEqual({ plan: { card: "loom" } });
});

test("a change goes into objects and lists", () => {
  const old = { cities: [{ coins: 1 }, { coins: 2 }] };
  expect(patched(old, { cities: { "1": { coins: { "=": 9 } } } })).toEqual({ cities: [{ coins: 1 }, { coins: 9 }] });
});

test("what was there before stays as it was", () => {
  const old = { cities: [{ coins: 1 }] };
  patched(old, { cities: { "0": { coins: { "=": 9 } } } });
  expect(old).toEqual({ cities: [{ coins: 1 }] });
});

test("parts without a change are the same objects", () => {
  const old = { mine: { coins: 1 }, yours: { coins: 2 } };
  const now = patched(old, { mine: { coins: { "=": 3 } } });
  expect(now.yours).toBe(old.yours);
});

test("a list of another length comes whole", () => {
  expect(patched({ hand: ["a", "b"] }, { hand: { "=": ["a"] } })).toEqual({ hand: ["a"] });
});
