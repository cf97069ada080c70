/** The moves of a question, sorted by where on the table they are made. */

import type { Ask, Move } from "../../lib/types";
import { cellAt, firstOf, spotOf } from "./grid";
import { placingOf, type Placing } from "./placing";
import { tileAt } from "./reading";
import type { View } from "./view";

export interface Choices {
  placing: Placing | null;
  /** What a touch of a cell can mean, by seat of the borough and cell. */
  cells: Map<string, Move[]>;
  /** The verb of the moves on cells, or "" if the question is not about cells. */
  verb: string;
  /** The streets on which the Mayor may stand. */
  streets: Move[];
  /** The borough the question is about, if it is about one. */
  where: number | null;
  builds: Map<string, Move>;
  isBuilding: boolean;
  takes: Map<string, Move>;
  keeps: Move[];
  /** Moves of council discs by row; several when more than one disc could go there. */
  council: Map<string, Move[]>;
  isCouncil: boolean;
  /** What is chosen from a list. */
  options: Move[];
  /** Done, no, extend: moves that belong to no place. */
  plain: Move[];
}

const ON_CELLS = new Set(["man", "house", "victim", "bury", "enlarge", "demolish"]);
const IN_BOROUGHS = new Set(["citizen", "to"]);
const PLAIN = new Set(["done", "decline", "extend"]);

export const wordsOf = (move: Move): string[] => move.text.split(" ");
export const placeKey = (seat: number, cell: string): string => `${seat} ${cell}`;

export function choicesOf(ask: Ask | null, view: View): Choices {
  const choices: Choices = {
    placing: null,
    cells: new Map(),
    verb: "",
    streets: [],
    where: null,
    builds: new Map(),
    isBuilding: false,
    takes: new Map(),
    keeps: [],
    council: new Map(),
    isCouncil: ask?.prompt === "prompt-invest",
    options: [],
    plain: [],
  };
  const mine = view.seat ?? 0;
  const own = view.boroughs[mine];
  const moves = ask?.moves ?? [];
  const old = own?.plan?.enlarging ? tileAt(own, own.plan.enlarging) : undefined;
  choices.placing = placingOf(moves, old?.cells);
  choices.isBuilding = ask?.prompt === "prompt-work" || ask?.prompt.startsWith("prompt-gift") === true;
  const at = (seat: number, cell: string, move: Move) => {
    const key = placeKey(seat, cell);
    choices.cells.set(key, [...(choices.cells.get(key) ?? []), move]);
  };
  const boroughs = new Set<number>();
  for (const move of moves) {
    const [verb = "", what = "", cell = ""] = wordsOf(move);
    if (verb === "place") boroughs.add(mine);
    else if (verb === "enlarge" || verb === "demolish") {
      for (const each of (own && tileAt(own, what)?.cells) ?? [what]) at(mine, each, move);
    } else if (ON_CELLS.has(verb)) {
      at(mine, what, move);
      choices.verb = verb;
      boroughs.add(mine);
    } else if (IN_BOROUGHS.has(verb)) {
      at(Number(what) - 1, cell, move);
      choices.verb = verb;
      boroughs.add(Number(what) - 1);
    } else if (verb === "mayor") {
      choices.streets.push(move);
      boroughs.add(view.host);
    } else if (verb === "build") choices.builds.set(what, move);
    else if (verb === "take") choices.takes.set(what, move);
    else if (verb === "keep") choices.keeps.push(move);
    else if (verb === "advance" || verb === "start") {
      choices.council.set(what, [...(choices.council.get(what) ?? []), move]);
    } else if (PLAIN.has(verb)) choices.plain.push(move);
    else choices.options.push(move);
  }
  if (boroughs.size === 1) choices.where = [...boroughs][0]!;
  return choices;
}

/** How many places of a borough can be touched now. */
export const placesIn = (choices: Choices, seat: number): number =>
  choices.verb ? [...choices.cells.keys()].filter((key) => key.startsWith(`${seat} `)).length : 0;

/** The move that a touch of this cell would have been, to ask why it is not possible; "" if none. */
export function notationAt(choices: Choices, view: View, seat: number, cell: string): string {
  const mine = view.seat ?? 0;
  if (IN_BOROUGHS.has(choices.verb)) return `${choices.verb} ${seat + 1} ${cell}`;
  if (choices.streets.length && seat === view.host) {
    const { x, y } = spotOf(cell);
    const other = cellAt(x + 1, y) ?? cellAt(x, y + 1);
    return other ? `mayor ${cell} ${other}` : "";
  }
  if (seat !== mine) return "";
  if (choices.verb) return `${choices.verb} ${cell}`;
  const tile = view.boroughs[mine] && tileAt(view.boroughs[mine], cell);
  if (choices.isBuilding && tile) return `enlarge ${firstOf(tile.cells)}`;
  return "";
}

/** What a council move does, for one row: `advance` or `start`, and from which row the disc comes. */
export function councilStep(move: Move): { verb: string; row: string; source: string | null } {
  const [verb = "", row = "", , source = null] = wordsOf(move);
  return { verb, row, source };
}
