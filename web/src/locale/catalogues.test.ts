import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

const sources = import.meta.glob<string>(["../**/*.{ts,svelte}", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const catalogues = import.meta.glob<string>("../**/*.ftl", { query: "?raw", import: "default", eager: true });

const keysOf = (source: string) => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]!);
const page = { en: keysOf(catalogues["./en.ftl"]!), fr: keysOf(catalogues["./fr.ftl"]!) };
const code = Object.values(sources).join("\n");

/** Keys written out, and the beginnings of those put together from a known beginning. */
const used = new Set([...code.matchAll(/["'`](page-[\w-]*[a-z0-9])["'`]/g)].map((match) => match[1]!));
const beginnings = [...code.matchAll(/["'`](page-[\w-]*-)[${]/g)].map((match) => match[1]!);

test("every catalogue has the same keys in both languages", () => {
  for (const [path, source] of Object.entries(catalogues)) {
    if (!path.endsWith("en.ftl")) continue;
    const french = catalogues[path.replace(/en\.ftl$/, "fr.ftl")];
    expect(french && keysOf(french), path).toEqual(keysOf(source));
  }
});

test("every key the page uses has a text", () => {
  expect([...used].filter((key) => !page.en.includes(key))).toEqual([]);
});

test("every text of the page is used", () => {
  const isUsed = (key: string) => used.has(key) || beginnings.some((beginning) => key.startsWith(beginning));
  expect(page.en.filter((key) => key.startsWith("page-") && !isUsed(key))).toEqual([]);
});

test("every catalogue is well-formed, and French needs no facts that English does not have", () => {
  const factsOf = (source: string, key: string) => {
    const text = source.match(new RegExp(`^${key} =[^]*?(?=^[a-z#]|(?![^]))`, "m"))?.[0] ?? "";
    return [...new Set([...text.matchAll(/\$(\w+)/g)].map((match) => match[1]!))].sort();
  };
  for (const [path, source] of Object.entries(catalogues)) {
    const language = path.endsWith("fr.ftl") ? "fr" : "en";
    const bundle = new FluentBundle(language);
    expect(bundle.addResource(new FluentResource(source)), path).toEqual([]);
    for (const key of keysOf(source)) expect(bundle.hasMessage(key), `${path} ${key}`).toBe(true);
    if (language === "fr") continue;
    const french = catalogues[path.replace(/en\.ftl$/, "fr.ftl")]!;
    for (const key of keysOf(source))
      expect(factsOf(source, key), `${path} ${key}`).toEqual(expect.arrayContaining(factsOf(french, key)));
  }
});
