import { expect, test } from "vitest";
import { actionsOf, isPlayable } from "./actions";
import type { CardData } from "./data";
import type { TrayCard } from "./tray";

const card = (...moves: string[]): TrayCard => ({
  id: "altar",
  copies: 1,
  moves: moves.map((text) => ({ text, key: "", facts: {} })),
});
const altar: CardData = { id: "altar", set: "base", age: 1, colour: "blue", effects: [] };
const leader: CardData = { id: "altar", set: "leaders", age: 0, colour: "white", effects: [] };
const names = (...list: Parameters<typeof actionsOf>) =>
  actionsOf(...list).map((action) => `${action.name}${action.move ? "" : "?"}`);

test("a card can be built, laid under the wonder or sold; what is impossible can be asked about", () => {
  expect(names(card("build altar", "sell altar"), altar, 2, "phase-turn")).toEqual(["build", "stage?", "sell"]);
});

test("a finished wonder offers no stage", () => {
  expect(names(card("sell altar"), altar, 0, "phase-turn")).toEqual(["build?", "sell"]);
});

test("a leader is recruited or discarded, and one recruited on the spot is nothing else", () => {
  expect(names(card("recruit altar", "sell altar"), leader, 0, "phase-recruitment")).toEqual([
    "recruit",
    "discard-leader",
  ]);
  expect(names(card("recruit altar"), leader, 1, "phase-recruitment")).toEqual(["recruit"]);
});

test("a draft, a dig and a copy offer one thing", () => {
  expect(names(card("keep altar"), leader, 3, "phase-draft")).toEqual(["keep"]);
  expect(names(card("take altar"), altar, 3, "phase-discard")).toEqual(["take"]);
});

test("a card that can only be sold is pale", () => {
  expect(isPlayable(card("sell altar"))).toBe(false);
  expect(isPlayable(card("stage altar", "sell altar"))).toBe(true);
});
