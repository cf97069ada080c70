import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import english from "./en.ftl?raw";
import french from "./fr.ftl?raw";

const idsOf = (source: string) => new FluentResource(source).body.map(({ id }) => id).sort();

const components = import.meta.glob<string>(["./*.svelte", "./describe.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

test("both languages say the same things", () => {
  expect(idsOf(french)).toEqual(idsOf(english));
});

test("every text the board asks for is there, and none besides", () => {
  const sources = Object.values(components).join("\n");
  const asked = [...sources.matchAll(/words\(\s*["']([a-z_-]+)["']/g)].map((match) => match[1]!);
  const made = [...sources.matchAll(/words\(`([a-z]+-)\$/g)].map((match) => match[1]!);
  const ids = idsOf(english);
  expect(asked.filter((id) => !ids.includes(id))).toEqual([]);
  expect(ids.filter((id) => !asked.includes(id) && !made.some((start) => id.startsWith(start)))).toEqual([]);
});

test("numbers agree with their words", () => {
  const say = (language: string, source: string, id: string, facts: Record<string, number>) => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(source));
    return bundle.formatPattern(bundle.getMessage(id)!.value!, facts);
  };
  expect(say("en", english, "rank", { rank: 2 })).toBe("2nd");
  expect(say("fr", french, "rank", { rank: 1 })).toBe("1er");
  expect(say("fr", french, "hex-citizens", { number: 0 })).toBe("aucun citoyen");
  expect(say("en", english, "hex-citizens", { number: 1 })).toBe("1 citizen");
});
