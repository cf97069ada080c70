import { expect, test } from "vitest";
import type { Ask, Move } from "../../lib/types";
import { choicesOf, nextTurn, notationAt, placeMove, turnedOnce, turnOver, turnsAt } from "./choices";
import type { Kind } from "./reading";
import type { View } from "./view";

const move = (text: string): Move => ({ text, key: "", facts: {} });
const ask = (prompt: string, ...texts: string[]): Ask => ({
  phase: "",
  prompt,
  rule: "",
  facts: {},
  moves: texts.map(move),
});
const view = { picked: "residence_commerce_diagonal", reserve: { top_industry: "industry_c" } } as unknown as View;
const split: Kind = { id: "residence_commerce_diagonal", types: ["residence", "commerce"], cut: "diagonal" };

test("places are gathered with the ways a card may lie there", () => {
  const choices = choicesOf(ask("prompt-place", "at c3 nw", "at c3 se", "at d4 nw"), view);
  expect(choices.held).toBe("residence_commerce_diagonal");
  expect(turnsAt(choices, "c3")).toEqual(["nw", "se"]);
  expect(turnsAt(choices, "a1")).toEqual([]);
  expect(placeMove(choices, "c3", "se")?.text).toBe("at c3 se");
});

test("a card turns clockwise, and over a place only to ways that are possible there", () => {
  const choices = choicesOf(ask("prompt-place", "at c3 nw", "at c3 se", "at d4 nw"), view);
  expect(turnedOnce(split, "nw")).toBe("ne");
  expect(turnedOnce(split, "nw", -1)).toBe("sw");
  expect(turnOver(choices, split, "ne", "c3")).toBe("se");
  expect(nextTurn(choices, split, "se", "c3", 1)).toBe("nw");
  expect(nextTurn(choices, split, "nw", "d4", 1)).toBeNull();
});

test("what is held is said by the question, or is the top industry when one is bought", () => {
  expect(choicesOf(ask("prompt-cloud", "at c3"), view).held).toBe("cloud");
  expect(choicesOf(ask("prompt-town-hall", "at c3"), view).held).toBe("town_hall");
  const buyer = { ...view, picked: "industry" };
  expect(choicesOf(ask("prompt-place-purchase", "at c3"), buyer).held).toBe("industry_c");
  expect(choicesOf(ask("prompt-place-purchase", "at c3"), { ...view, picked: "park" }).held).toBe("park");
});

test("lots, bribes and purchases are told apart", () => {
  const divide = choicesOf(ask("prompt-second-open", "second open parking", "second open residence"), view);
  expect([divide.part, ...divide.puts.keys()]).toEqual(["second open", "parking", "residence"]);
  const bribe = choicesOf(ask("prompt-bribe", "no bribe", "bribe first 1", "bribe first 2", "bribe second 1"), view);
  expect([bribe.noBribe?.text, bribe.bribes.first.length, bribe.bribes.second.length]).toEqual(["no bribe", 2, 1]);
  expect([...choicesOf(ask("prompt-buy", "buy park", "pass"), view).buys.keys()]).toEqual(["park"]);
});

test("a touch of any place can ask why not", () => {
  const place = choicesOf(ask("prompt-place", "at c3 nw"), view);
  expect(notationAt(place, "a1", "ne", "")).toBe("at a1 ne");
  const grow = choicesOf(ask("prompt-grow", "grow commerce c3"), view);
  expect(notationAt(grow, "a1", "", "commerce")).toBe("grow commerce a1");
  expect(notationAt(choicesOf(null, view), "a1", "", "")).toBe("");
});
