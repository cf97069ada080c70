import { expect, test } from "vitest";
import type { Ask, Move } from "../../lib/types";
import { choicesOf, citiesAsked, notationAt } from "./choices";
import { arrowsOf, balance, relationsOf, walksBetween } from "./relations";
import { archesOf, priceOf, type City, type Hex, type View } from "./view";

const city = (castle: string, owner: number, tiles: string[]) => ({ castle, owner, tiles }) as City;
const hex = (id: string, castle?: string) => ({ id, ...(castle ? { city: castle } : {}) }) as Hex;
const none = { culture: [], education: [], health: [] };
const view = {
  edition: "new",
  year: 2,
  phase: "phase-migration",
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
  expect(archesOf({ id: "hospital", size: "M", services: { health: 1, education: 1 } })).toHaveLength(2);
  expect(archesOf({ id: "theatre", size: "S", services: { culture: 0.5, education: 0.5 } })[0]!.half).toBe(true);
});

test("prices come from the data file, by edition", () => {
  const content = {
    buildings: { buildings: [{ id: "palace", size: "M" }] },
    policies: [
      { id: "master_builder", options: [{ cost: 2, effect: "build_size", size: "M" }] },
      { id: "ask_the_people", options: [{ cost: 2, cost_2000: 3, effect: "look", n: 3 }] },
    ],
  };
  expect(priceOf(content, view, ["choose", "palace"])).toBe(2);
  expect(priceOf(content, view, ["look", "all"])).toBe(2);
  expect(priceOf(content, { ...view, edition: "2000" }, ["look", "all"])).toBe(3);
  expect(priceOf(content, view, ["service", "culture"])).toBeNull();
});

test("citizens walk to neighbours and to new cities, not to the supply", () => {
  const people = (d5: number, g4: number, e8: number): View => ({
    ...view,
    cities: [
      { ...view.cities[0]!, citizens: d5 },
      { ...view.cities[1]!, citizens: g4 },
      { ...view.cities[2]!, citizens: e8 },
    ],
  });
  expect(walksBetween(people(3, 2, 3), people(4, 2, 2))).toEqual([{ from: "e8", to: "d5" }]);
  expect(walksBetween(people(3, 2, 3), people(3, 1, 4))).toEqual([]);
  expect(walksBetween(people(3, 2, 3), { ...people(4, 2, 2), phase: "phase-feeding" })).toEqual([]);
  const founded = people(3, 1, 3);
  founded.cities.push({ ...city("j9", 0, ["j9"]), citizens: 3 });
  expect(walksBetween(people(3, 2, 3), founded)).toEqual([{ from: "g4", to: "j9" }]);
});
