import { expect, test } from "vitest";
import type { Ask, Move } from "../../lib/types";
import { choicesOf, councilStep, notationAt, placesIn } from "./choices";
import { firstOf, outline } from "./grid";
import { flip, ghostAt, placingOf, rotate, shapesOf } from "./placing";
import { goodsIn, goodsOf, tilesLeft } from "./reading";
import type { Borough, View } from "./view";

const move = (text: string, facts: Move["facts"] = {}): Move => ({ text, key: "", facts });
const place = (text: string, ...cells: string[]): Move => move(text, { cells: cells.map((cell) => `=${cell}`) });

const borough = (seat: number, more: Partial<Borough> = {}) =>
  ({
    seat,
    tiles: [{ tile: "residential_2", family: "residential", cells: ["b3", "b2"], zone: [], level: 2 }],
    hall: { citizens: 1, goods: { wood: 1, stone: 0, metal: 0 } },
    unbuilt: ["school"],
    ...more,
  }) as unknown as Borough;
const view = {
  seat: 0,
  host: 1,
  boroughs: [borough(0), borough(1)],
  supply: { museum: { i3: 2 }, residential_3: { i3: 1, l3: 4 } },
} as unknown as View;
const ask = (prompt: string, ...moves: Move[]): Ask => ({ phase: "", prompt, rule: "", facts: {}, moves });

const LIBRARY = [
  place("place library 1 c3", "c3", "d3"),
  place("place library 1 d3", "d3", "e3"),
  place("place library 2 f5", "f6", "f5"),
];

test("places are read with their cells and ways", () => {
  const placing = placingOf(LIBRARY)!;
  expect(placing.tile).toBe("library");
  expect(placing.ways.map(({ id }) => id)).toEqual(["place library 1", "place library 2"]);
  expect([...placing.open].sort()).toEqual(["c3", "d3", "e3", "f5", "f6"]);
  expect(placingOf([move("done")])).toBeNull();
});

test("a lit cell always has a ghost that fits", () => {
  const placing = placingOf(LIBRARY)!;
  for (const cell of placing.open) expect(ghostAt(placing, "place library 1", cell)?.move).not.toBeNull();
  expect(ghostAt(placing, "place library 1", "f6")?.way).toBe("place library 2");
  expect(ghostAt(placing, "place library 1", "f6", true)?.move).toBeNull();
});

test("a ghost that does not fit asks about its own place", () => {
  const placing = placingOf(LIBRARY)!;
  const ghost = ghostAt(placing, "place library 2", "a1")!;
  expect(ghost.move).toBeNull();
  expect(ghost.notation).toBe("place library 2 a1");
  expect(ghostAt(placing, "place library 1", "j9")!.notation).toBe("place library 1 i9");
  expect(ghostAt(placing, "place library 1", "h8")!.cells).toHaveLength(2);
});

test("tiles turn and flip among the possible ways", () => {
  const placing = placingOf(LIBRARY)!;
  expect(rotate(placing, "place library 1")).toBe("place library 2");
  expect(rotate(placing, "place library 2")).toBe("place library 1");
  const shapes = placingOf([
    place("place residential_3 i3 1 a1", "a1", "b1", "c1"),
    place("place residential_3 l3 1 a1", "a1", "b1", "b2"),
    place("place residential_3 l3 3 a1", "b1", "a1", "a2"),
  ])!;
  expect(shapesOf(shapes).map(({ shape }) => shape)).toEqual(["i3", "l3"]);
  expect(flip(shapes, "place residential_3 l3 1")).toBe("place residential_3 l3 3");
  expect(rotate(shapes, "place residential_3 i3 1")).toBe("place residential_3 i3 1");
});

test("a growing tile lights only the cells it would gain", () => {
  const own = borough(0, { plan: { tile: null, enlarging: "b2", cells: [], free: false } });
  const choices = choicesOf(ask("prompt-enlarge", place("place residential_3 i3 2 b2", "b4", "b3", "b2")), {
    ...view,
    boroughs: [own],
  });
  expect([...choices.placing!.open]).toEqual(["b4"]);
});

test("moves are sorted by where they are made", () => {
  const work = choicesOf(
    ask("prompt-work", move("build school"), move("enlarge b2"), move("demolish b2"), move("extend"), move("done")),
    view,
  );
  expect([...work.builds.keys()]).toEqual(["school"]);
  expect(work.cells.get("0 b3")?.map(({ text }) => text)).toEqual(["enlarge b2", "demolish b2"]);
  expect(work.plain.map(({ text }) => text)).toEqual(["extend", "done"]);
  expect(placesIn(work, 0)).toBe(0);
  expect(notationAt(work, view, 0, "b3")).toBe("enlarge b2");
  expect(notationAt(work, view, 0, "e5")).toBe("");

  const slots = choicesOf(ask("prompt-slot", move("to 1 b2"), move("to 2 c4"), move("to 2 c5")), view);
  expect(slots.where).toBeNull();
  expect([placesIn(slots, 0), placesIn(slots, 1)]).toEqual([1, 2]);
  expect(notationAt(slots, view, 1, "a1")).toBe("to 2 a1");

  const mayor = choicesOf(ask("prompt-mayor", move("mayor a1 b1")), view);
  expect(mayor.where).toBe(1);
  expect(notationAt(mayor, view, 1, "c2")).toBe("mayor c2 d2");
});

test("council moves know their row and where the disc comes from", () => {
  const choices = choicesOf(
    ask("prompt-invest", move("advance economy"), move("start economy from tourism"), move("decline")),
    view,
  );
  expect(choices.council.get("economy")).toHaveLength(2);
  expect(councilStep(choices.council.get("economy")![1]!)).toEqual({
    verb: "start",
    row: "economy",
    source: "tourism",
  });
});

test("cells have one outline per piece, and the lowest leftmost names it", () => {
  expect(firstOf(["c4", "b5", "b4"])).toBe("b4");
  expect(outline(["a1"], 10).match(/Q/g)).toHaveLength(4);
  expect(outline(["a1", "b1", "b2"], 10).match(/Q/g)).toHaveLength(6);
  expect(outline(["a1", "b2"], 10).match(/Z/g)).toHaveLength(2);
});

test("goods and tiles are counted", () => {
  expect(goodsIn("wwsm")).toEqual(["wood", "wood", "stone", "metal"]);
  expect(goodsOf(borough(0)).wood).toBe(1);
  expect(tilesLeft(view, view.boroughs[0], "residential_3")).toBe(5);
  expect(tilesLeft(view, view.boroughs[0], "school")).toBe(1);
  expect(tilesLeft(view, view.boroughs[0], "port")).toBe(0);
});
