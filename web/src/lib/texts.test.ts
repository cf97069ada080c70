import { beforeEach, expect, test, vi } from "vitest";
import { typeset } from "./fluent";
import { preferences } from "./settings.svelte";
import { texts } from "./texts.svelte";

const TITLE = `
card-loom = Loom
card-altar = Altar
coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
event-built = { $seat } builds { $card }.
event-paid = { $seat } pays { coins } to { $to_seat }.
event-hand = { $cards }
refusal-name = { $given } is taken.
`;

beforeEach(async () => {
  preferences.language = "en";
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(TITLE, { headers: { "content-type": "text/plain" } })));
  await texts.load("toy");
});

const names = ["Ann", "Bob"];

test("strings are keys, seats are names", () => {
  expect(texts.text("event-built", { seat: 1, card: "card-loom" }, "toy", names)).toBe("Bob builds Loom.");
});

test("a message may use another one with the same facts", () => {
  expect(texts.text("event-paid", { seat: 0, to_seat: 1, coins: 1 }, "toy", names)).toBe("Ann pays 1 coin to Bob.");
});

test("a literal is shown as it is", () => {
  expect(texts.text("refusal-name", { given: "=card-loom" }, "toy")).toBe("card-loom is taken.");
});

test("a list is an enumeration", () => {
  expect(texts.text("event-hand", { cards: ["card-loom", "card-altar"] }, "toy")).toBe("Loom and Altar");
  expect(texts.text("event-hand", { cards: [] }, "toy")).toBe("–");
});

test("a seat without a player has a number", () => {
  expect(texts.text("event-built", { seat: 4, card: "card-loom" }, "toy", names)).toBe("Seat 5 builds Loom.");
});

test("a sentence in pieces keeps its seats apart", () => {
  expect(texts.pieces("event-paid", { seat: 0, to_seat: 1, coins: 2 }, "toy", 2)).toEqual([
    0,
    " pays 2 coins to ",
    1,
    ".",
  ]);
});

test("a number below zero has a real minus", () => {
  expect(texts.text("coins", { coins: -2 }, "toy")).toBe("−2 coins");
});

test("a French sign does not stand alone on the next line", () => {
  preferences.language = "fr";
  expect(texts.text("page-why")).toBe("Pourquoi pas\u202f?");
  expect(texts.text("page-account-of", { name: "=Ann" })).toBe("Compte\u00a0: Ann");
});

test("an apostrophe is curved, a quotation mark of a command is not", () => {
  expect(typeset("en", "Ann's wall; pip install 'it[x]'; { $seat }'s")).toBe(
    "Ann’s wall; pip install 'it[x]'; { $seat }’s",
  );
  expect(typeset("fr", "L'or : « 30 % » pour 4 $ ; ça va ?")).toBe(
    "L’or\u00a0: «\u00a030\u202f%\u00a0» pour 4\u00a0$\u202f; ça va\u202f?",
  );
});

test("a missing message is its key, in either language", () => {
  expect(texts.text("event-unknown", {}, "toy")).toBe("event-unknown");
  preferences.language = "fr";
  expect(texts.text("page-undo")).toBe("Annuler");
});
