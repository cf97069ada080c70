import { describe, expect, it } from "vitest";
import type { Sealed } from "../lib/sealed";
import { panoramaOf } from ".";
import { picture, row, variety } from "./drawing";
import { house, tree } from "./town";

const files = {
  cards: [
    { id: "altar", colour: "blue" },
    { id: "baths", colour: "blue" },
    { id: "stockade", colour: "red" },
  ],
  leaders: [],
  cities: [],
  wonders: [{ id: "rhodes", a: { stages: [{}, {}, {}] }, b: { stages: [{}, {}] } }],
} as unknown as Sealed;
const table = (built: string[], stages = 1) =>
  ({ cities: [{ board: "rhodes", side: "a", stages, built, leaders: [] }] }) as unknown as Sealed;

describe("a panorama", () => {
  it("is the same for the same city, in whatever order it was built", async () => {
    const draw = (await panoramaOf("sevenwonders"))!;
    expect(draw(table(["altar", "stockade"]), files, 0)).toBe(draw(table(["stockade", "altar"]), files, 0));
  });

  it("grows with every building and every stage", async () => {
    const draw = (await panoramaOf("sevenwonders"))!;
    const before = draw(table(["altar"]), files, 0);
    expect(draw(table(["altar", "baths"]), files, 0).length).toBeGreaterThan(before.length);
    expect(draw(table(["altar"], 2), files, 0)).not.toBe(before);
  });

  it("is drawn for the titles of the page and for no other", async () => {
    for (const title of ["sevenwonders", "lacitta", "smallcity", "cardcity"])
      expect(await panoramaOf(title)).toBeTypeOf("function");
    expect(await panoramaOf("nightmarket")).toBeNull();
  });
});

describe("a drawing", () => {
  it("varies with the word, and only with it", () => {
    expect(house("a").art).toBe(house("a").art);
    expect(house("a").art).not.toBe(house("b").art);
    const numbers = Array.from({ length: 50 }, variety("word"));
    expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
    expect(new Set(numbers).size).toBe(50);
  });

  it("keeps a crowded row between its ends", () => {
    const trees = Array.from({ length: 60 }, (_, index) => tree(`${index}`));
    const middles = [...row(trees, 100, 200, () => 10).matchAll(/<g transform="translate\(([\d.]+) 10\)/g)];
    const found = middles.map(([, x]) => Number(x));
    expect(found).toHaveLength(60);
    expect(Math.min(...found)).toBeGreaterThan(99);
    expect(Math.max(...found)).toBeLessThan(201);
  });

  it("is an image that needs nothing from elsewhere", () => {
    const address = picture('<rect width="1" height="1"/>');
    expect(address).toMatch(/^data:image\/svg\+xml,/);
    expect(decodeURIComponent(address)).not.toContain("href");
  });
});
