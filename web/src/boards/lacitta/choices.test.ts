import { expect, test } from "vitest";
import type { Ask, Move } from "../../lib/types";
import { choicesOf, citiesAsked, notationAt } from "./choices";
import { arrowsOf, balance, relationsOf } from "./relations";
import { archesOf, priceOf } from "./reading";
import type { City, Hex, View } from "./view";

const city = (castle: string, owner: number, tiles: string[]) => ({ castle, owner, tiles }) as City;
const hex = (id: string, castle?: string) => ({ id, ...(castle ? { city: castle } : {}) }) as Hex;
const none = { culture: [], education: [], health: [] };
const view = {
  plan: { policy: null },
  cities: [city("d5", 0, ["d5", "e5"]), city("g4", 0, ["g4"]), city("e8", 1, ["e8", "e9"])],
  hexes: [hex("d5", "d5"), hex("e5", "d5"), hex("g4", "g4"), hex("e8", "e8"), hex("e9", "e8"), hex("f4")],
  neighbours: [{ one: "d5", other: "e8", gap: 2, rivals: true }],
  forecast: {
    migration: {
      ...none,
      culture: [{ to: "d5", from: "e8", stays: true }],
      health: [{ to: "e8", from: "d5", stays: false }],
    },
    hunger: [],
  },
} as unknown as View;

const ask = (prompt: string, ...texts: string[]): Ask => ({
  phase: "phase-action",
  prompt,
  rule: "",
  facts: {},
  moves: texts.map((text): Move => ({ text, key: "", facts: {} })),
});

test("the moves of a turn are cards, not places", () => {
  const choices = choicesOf(ask("prompt-turn", "gold", "found", "build school", "take palace", "pass"), view);
  expect(choices.isTurn).toBe(true);
  expect(choices.verb).toBe("");
  expect([choices.gold, choices.found, choices.pass].every(Boolean)).toBe(true);
  expect([...choices.builds.keys()]).toEqual(["school"]);
  expect([...choices.policies.keys()]).toEqual(["palace"]);
});

test("a site is touched on its hex, any other hex asks why", () => {
  const choices = choicesOf(ask("prompt-where", "at f4"), view);
  expect([...choices.hexes.keys()]).toEqual(["f4"]);
  expect(notationAt(choices, view, "e9")).toBe("at e9");
});

test("a city is touched on any of its tiles", () => {
  const choices = choicesOf(ask("prompt-starve", "starve d5", "starve g4"), view);
  expect([...choices.hexes.keys()]).toEqual(["d5", "e5", "g4"]);
  expect(choices.hexes.get("e5")![0]!.text).toBe("starve d5");
  expect(citiesAsked(choices, view)).toEqual(new Set(["d5", "g4"]));
  expect(notationAt(choices, view, "e9")).toBe("starve e8");
});

test("a castle that takes in citizens stands for its city", () => {
  const choices = choicesOf(ask("prompt-which-castle", "at d5"), view);
  expect(choices.ofCity).toBe(true);
  expect(choices.hexes.has("e5")).toBe(true);
});

test("two ruling services are two moves of one city", () => {
  const choices = choicesOf(ask("prompt-attract", "attract d5 culture", "attract d5 health"), view);
  expect(choices.hexes.get("d5")!.map(({ text }) => text)).toEqual(["attract d5 culture", "attract d5 health"]);
  expect(notationAt(choices, view, "e9")).toBe("attract e8 culture");
});

test("numbers, buildings and cards are options, stopping stands apart", () => {
  const choices = choicesOf(ask("prompt-pull-down", "demolish e9", "stop"), view);
  expect(choices.stop?.text).toBe("stop");
  expect(choicesOf(ask("prompt-markers", "markers 1", "markers 2"), view).options).toHaveLength(2);
});

test("no question offers nothing", () => {
  expect(choicesOf(null, view).hexes.size).toBe(0);
});

test("relations tell what a neighbour would take or lose", () => {
  const [relation] = relationsOf(view, "d5");
  expect(relation!.city.castle).toBe("e8");
  expect(relation!.outcome.culture).toEqual({ gain: 1, loss: 0, leaves: false });
  expect(relation!.outcome.health).toEqual({ gain: 0, loss: 1, leaves: false });
  expect(relationsOf(view, "e8")[0]!.outcome.health).toEqual({ gain: 0, loss: 0, leaves: true });
  expect(balance(view, "culture", 0)).toEqual({ gain: 1, loss: 0 });
  expect(balance(view, "health", 1)).toEqual({ gain: 0, loss: 0 });
  expect(arrowsOf(view, ["culture", "health"], "d5")).toHaveLength(2);
  expect(arrowsOf(view, ["culture"], "g4")).toHaveLength(0);
});

test("arches are drawn one by one, halves as halves", () => {
  expect(archesOf({ id: "hospital", set: "base", size: "M", services: { health: 1, education: 1 } })).toHaveLength(2);
  expect(archesOf({ id: "theatre", set: "base", size: "S", services: { culture: 0.5, education: 0.5 } })[0]!.half).toBe(
    true,
  );
});

test("prices are those of the policy card under way", () => {
  const by = (id: string, ...options: object[]) =>
    ({ ...view, plan: { ...view.plan, policy: { id, options } } }) as unknown as View;
  const builder = by("master_builder", { cost: 2, effect: "build_size", n: 0, buildings: ["palace"] });
  expect(priceOf(builder, ["choose", "palace"])).toBe(2);
  const asking = by(
    "ask_the_people",
    { cost: 0, effect: "look", n: 2, buildings: [] },
    { cost: 3, effect: "look", n: 3, buildings: [] },
  );
  expect(priceOf(asking, ["look", "1", "3"])).toBe(0);
  expect(priceOf(asking, ["look", "all"])).toBe(3);
  expect(priceOf(asking, ["service", "culture"])).toBeNull();
  expect(priceOf(view, ["choose", "palace"])).toBeNull();
});
