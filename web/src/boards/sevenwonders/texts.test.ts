import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { actionsOf } from "./actions";
import english from "./en.ftl?raw";

const ids = new FluentResource(english).body.map(({ id }) => id);
const sources = import.meta.glob<string>(["./*.svelte", "./*.ts", "!./*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const code = Object.values(sources).join("\n");

test("every word the board has is said somewhere", () => {
  const isSaid = (id: string) => code.includes(`"${id}"`) || code.includes(`\`${id.replace(/-[a-z]+$/, "-")}$`);
  expect(ids.filter((id) => !isSaid(id))).toEqual([]);
});

test("every word the board says is there", () => {
  const said = [...code.matchAll(/words\(\s*"([a-z-]+)"/g)].map((match) => match[1]!);
  expect(said.filter((id) => !ids.includes(id))).toEqual([]);
});

test("every action has a word", () => {
  const moves = (texts: string[]) => texts.map((text) => ({ text, key: "", facts: {} }));
  const offered = [["build x", "sell x"], ["recruit x", "sell x"], ["keep x"], ["take x"], ["copy x"]].flatMap(
    (texts) =>
      (["blue", "white"] as const).flatMap((colour) =>
        actionsOf(
          { id: "x", copies: 1, moves: moves(texts) },
          { id: "x", set: "base", age: 1, colour, effects: [] },
          1,
          "phase-turn",
        ).map((action) => action.name),
      ),
  );
  expect(offered.filter((name) => !ids.includes(name))).toEqual([]);
});
