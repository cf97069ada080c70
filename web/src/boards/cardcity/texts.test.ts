import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import english from "./en.ftl?raw";
import french from "./fr.ftl?raw";

const idsOf = (source: string) => new FluentResource(source).body.map(({ id }) => id).sort();

const parts = import.meta.glob<string>(["./*.svelte", "./*.ts", "!./*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const sources = Object.values(parts).join("\n");

test("both languages say the same things", () => {
  expect(idsOf(french)).toEqual(idsOf(english));
});

test("every text the board asks for is there, and none besides", () => {
  const asked = [...sources.matchAll(/words\(\s*["']([a-z_-]+)["']/g)].map((match) => match[1]!);
  const made = [...sources.matchAll(/words\(`([a-z]+-)\$/g)].map((match) => match[1]!);
  const ids = idsOf(english);
  expect(asked.filter((id) => !ids.includes(id))).toEqual([]);
  expect(ids.filter((id) => !sources.includes(`"${id}"`) && !made.some((start) => id.startsWith(start)))).toEqual([]);
});

test("numbers agree with their words", () => {
  const say = (language: string, source: string, id: string, facts: Record<string, string | number>) => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(source));
    return bundle.formatPattern(bundle.getMessage(id)!.value!, facts);
  };
  expect(say("en", english, "rank", { rank: 2 })).toBe("2nd");
  expect(say("fr", french, "rank", { rank: 1 })).toBe("1er");
  expect(say("fr", french, "points", { points: 0, shown: "0" })).toBe("0 pt");
  expect(say("en", english, "points", { points: 19.5, shown: "19½" })).toBe("19½ pts");
  expect(say("fr", french, "points", { points: 1.5, shown: "1½" })).toBe("1½ pt");
  expect(say("en", english, "grows-with", { type: "residence", number: 1 })).toBe("1 more culture neighbour to grow");
  expect(say("fr", french, "grows-with", { type: "commerce", number: 2 })).toBe(
    "encore 2 voisins résidentiels pour se développer",
  );
  const lot = { cards: "Park", hidden: 1, money: 3 };
  expect(say("en", english, "cards-of-lot", lot)).toBe("Park and 1 hidden, with $3");
});
