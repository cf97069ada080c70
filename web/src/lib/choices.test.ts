import { expect, test } from "vitest";
import { grouped } from "./choices";
import type { Move } from "./types";

const move = (text: string, facts: Move["facts"]): Move => ({ text, key: `move-${text.split(" ")[0]}`, facts });

test("moves about the same card stand together, in the order offered", () => {
  const moves = [
    move("build loom", { card: "card-loom" }),
    move("sell loom", { card: "card-loom" }),
    move("build altar", { card: "card-altar" }),
  ];
  expect(grouped(moves).map((group) => [group.thing, group.moves.length])).toEqual([
    ["card-loom", 2],
    ["card-altar", 1],
  ]);
});

test("things with one move each need no headings", () => {
  const moves = [move("keep varro", { card: "card-varro" }), move("keep solon", { card: "card-solon" })];
  expect(grouped(moves)).toEqual([{ thing: "", moves }]);
});

test("moves without things are one list", () => {
  const moves = [move("pay 2 0", { left: 2, right: 0 }), move("pay 0 2", { left: 0, right: 2 })];
  expect(grouped(moves)).toEqual([{ thing: "", moves }]);
});

test("no move gets lost", () => {
  const moves = [
    move("build loom", { card: "card-loom" }),
    move("sell loom", { card: "card-loom" }),
    move("decline", {}),
  ];
  expect(grouped(moves).flatMap((group) => group.moves)).toEqual(moves);
});
