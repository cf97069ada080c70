import { beforeEach, expect, test } from "vitest";
import type { PuzzleInfo } from "../lib/types";
import { dayOf, Diary, moreLike, puzzleOfDay } from "./diary";

const puzzle = (number: number, theme: string, rating: number): PuzzleInfo => ({
  number,
  theme,
  rating,
  margin: 0.1,
  seats: 4,
  tries: 0,
  solved: 0,
});
const LISTS = new Map([
  ["b", [puzzle(1, "war", 1000), puzzle(2, "war", 1500), puzzle(3, "trade", 1010)]],
  ["a", [puzzle(7, "war", 1200)]],
  ["none", []],
]);
const DAILY = { title: "a", number: 7 };

let stored: Record<string, string>;
const storage = {
  getItem: (key: string) => stored[key] ?? null,
  setItem: (key: string, value: string) => void (stored[key] = value),
};
beforeEach(() => (stored = {}));

test("titles take turns, and everybody has the same puzzle of the day", () => {
  expect(puzzleOfDay(100, LISTS)).toEqual(DAILY);
  expect(puzzleOfDay(101, LISTS)).toEqual({ title: "b", number: 3 });
  expect(puzzleOfDay(103, LISTS)).toEqual({ title: "b", number: 1 });
  expect(puzzleOfDay(100, new Map())).toBeNull();
});

test("a day ends at midnight of the calendar on the wall", () => {
  expect(dayOf(new Date(2026, 10, 17, 0, 1)) - dayOf(new Date(2026, 10, 16, 23, 59))).toBe(1);
});

test("a streak grows by a solved day, outlives the night, and ends with a day left out", () => {
  const diary = new Diary(storage);
  diary.note(DAILY, true, 100, DAILY);
  diary.note(DAILY, true, 100, DAILY);
  expect(diary.streak(100)).toBe(1);
  expect(diary.streak(101)).toBe(1);
  diary.note(DAILY, true, 101, DAILY);
  expect(new Diary(storage).streak(101)).toBe(2);
  expect(diary.streak(103)).toBe(0);
});

test("only the puzzle of the day counts for it, and only when solved", () => {
  const diary = new Diary(storage);
  diary.note({ title: "b", number: 1 }, true, 100, DAILY);
  diary.note(DAILY, false, 100, DAILY);
  expect(diary.streak(100)).toBe(0);
  expect(diary.isSolved(100)).toBe(false);
});

test("the first try says how it went", () => {
  const diary = new Diary(storage);
  expect(diary.first(DAILY)).toBeUndefined();
  diary.note(DAILY, false, 100, null);
  diary.note(DAILY, true, 100, null);
  expect(new Diary(storage).first(DAILY)).toBe(false);
});

test("what was stored by something else is no reason to fail", () => {
  stored["quartier-puzzles"] = "{";
  expect(new Diary(storage).streak(1)).toBe(0);
});

test("more like this: the same theme, not tried before, about as hard", () => {
  const diary = new Diary(storage);
  const list = LISTS.get("b")!;
  expect(moreLike({ title: "b", number: 1 }, list, diary)).toEqual({ title: "b", number: 2 });
  diary.note({ title: "b", number: 2 }, true, 100, null);
  expect(moreLike({ title: "b", number: 1 }, list, diary)).toEqual({ title: "b", number: 3 });
  expect(moreLike(DAILY, LISTS.get("a")!, diary)).toBeNull();
});
