import { expect, test, vi } from "vitest";
import { blocksOf, rulesOf } from "./rules";

test("rules are printed like any other text", async () => {
  const page = [{ name: "L'or", rules: [{ number: "LC-1", text: "C'est tout : « rien »." }] }];
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(page)));
  expect(await rulesOf("toy", "fr")).toEqual([
    { name: "L’or", rules: [{ number: "LC-1", text: "C’est tout\u00a0: «\u00a0rien\u00a0»." }] },
  ]);
});

test("a rule without a table is one block", () => {
  expect(blocksOf("One line.\n\n- an item")).toEqual([{ text: "One line.\n\n- an item" }]);
});

test("rows of a table are cells, its rule is no row", () => {
  expect(blocksOf("Cards.\n\n| Card | Number |\n| --- | --- |\n| Palace | 4† |\n| Baths | 4 |\n\nMore.")).toEqual([
    { text: "Cards." },
    {
      rows: [
        ["Card", "Number"],
        ["Palace", "4†"],
        ["Baths", "4"],
      ],
    },
    { text: "More." },
  ]);
});
