/** The moves of a question, sorted by where on the table they are made. */

import type { Ask, Move } from "../../lib/types";
import type { Kind } from "./reading";
import type { Part, Turn, View } from "./view";

export interface Choices {
  /** What a touch of a place can mean. */
  places: Map<string, Move[]>;
  /** `at` or `grow` when a place is asked for, else "". */
  verb: "at" | "grow" | "";
  /** The card that is being placed, when it is one and the same everywhere. */
  held: string;
  builds: Map<string, Move>;
  architect: Move | null;
  pass: Move | null;
  /** Cards for the part of a lot that is being filled, such as `first open`. */
  puts: Map<string, Move>;
  part: string;
  noBribe: Move | null;
  bribes: { first: Move[]; second: Move[] };
  takes: Map<string, Move>;
  returns: Map<string, Move>;
  buys: Map<string, Move>;
}

const wordsOf = (move: Move): string[] => move.text.split(" ");

/** What is placed when the question itself says it. */
const HELD: Record<string, string> = {
  "prompt-town-hall": "town_hall",
  "prompt-architect": "architect",
  "prompt-cloud": "cloud",
};

export function choicesOf(ask: Ask | null, view: View): Choices {
  const choices: Choices = {
    places: new Map(),
    verb: "",
    held: "",
    builds: new Map(),
    architect: null,
    pass: null,
    puts: new Map(),
    part: "",
    noBribe: null,
    bribes: { first: [], second: [] },
    takes: new Map(),
    returns: new Map(),
    buys: new Map(),
  };
  const at = (cell: string, move: Move) => choices.places.set(cell, [...(choices.places.get(cell) ?? []), move]);
  for (const move of ask?.moves ?? []) {
    const [verb = "", what = "", third = ""] = wordsOf(move);
    if (verb === "at") {
      choices.verb = "at";
      at(what, move);
    } else if (verb === "grow") {
      choices.verb = "grow";
      at(third, move);
    } else if (verb === "first" || verb === "second") {
      choices.part = `${verb} ${what}`;
      choices.puts.set(third, move);
    } else if (verb === "bribe") choices.bribes[what as "first" | "second"].push(move);
    else if (verb === "no") choices.noBribe = move;
    else if (verb === "take") choices.takes.set(what, move);
    else if (verb === "return") choices.returns.set(what, move);
    else if (verb === "build") choices.builds.set(what, move);
    else if (verb === "buy") choices.buys.set(what, move);
    else if (verb === "architect") choices.architect = move;
    else if (verb === "pass") choices.pass = move;
  }
  if (choices.verb === "at" && ask) choices.held = HELD[ask.prompt] ?? bought(view, ask) ?? view.picked ?? "";
  return choices;
}

/** The industry that is bought has the face of the top one in the reserve. */
const bought = (view: View, ask: Ask): string | null =>
  ask.prompt === "prompt-place-purchase" && view.picked === "industry" ? view.reserve.top_industry : null;

// Turning

const CLOCKWISE: Record<"straight" | "diagonal", Turn[]> = {
  straight: ["w", "n", "e", "s"],
  diagonal: ["nw", "ne", "se", "sw"],
};

export const OPPOSITE: Record<Turn, Turn> = {
  "": "",
  w: "e",
  n: "s",
  e: "w",
  s: "n",
  nw: "se",
  ne: "sw",
  se: "nw",
  sw: "ne",
};

/** The parts of a card whose first half lies in this way. */
export const partsOf = (kind: Kind, turn: Turn): Part[] =>
  kind.types.map((type, index) => ({ type, sides: index ? OPPOSITE[turn] : turn }));

/** The ways a card may lie at all, clockwise. */
export const turnsOf = (kind: Kind | undefined): Turn[] => (kind?.cut ? CLOCKWISE[kind.cut] : [""]);

export const turnedOnce = (kind: Kind | undefined, turn: Turn, by = 1): Turn => {
  const turns = turnsOf(kind);
  return turns.at((turns.indexOf(turn) + by) % turns.length)!;
};

/** The ways the held card may lie on a place, by the moves offered. */
export const turnsAt = (choices: Choices, cell: string): Turn[] =>
  choices.verb === "at" ? (choices.places.get(cell) ?? []).map((move) => (wordsOf(move)[2] ?? "") as Turn) : [];

/** The held card over a place: as it is held if that is possible there, else turned on until it fits. */
export function turnOver(choices: Choices, kind: Kind | undefined, held: Turn, cell: string): Turn {
  const possible = turnsAt(choices, cell);
  let turn = held;
  for (let turns = 0; turns < 4 && possible.length; turns++) {
    if (possible.includes(turn)) return turn;
    turn = turnedOnce(kind, turn);
  }
  return held;
}

/** The next way clockwise (or back) that is possible on a place; null if there is no other. */
export function nextTurn(choices: Choices, kind: Kind | undefined, now: Turn, cell: string, by: number): Turn | null {
  const possible = turnsAt(choices, cell);
  let turn = now;
  for (let turns = 0; turns < 3; turns++) {
    turn = turnedOnce(kind, turn, by);
    if (possible.includes(turn)) return turn;
  }
  return null;
}

export const placeMove = (choices: Choices, cell: string, turn: Turn): Move | undefined =>
  choices.places.get(cell)?.find((move) => (wordsOf(move)[2] ?? "") === turn);

/** What grows on a place. */
export const grownBy = (move: Move): string => wordsOf(move)[1] ?? "";

// Why not

export const placeNotation = (cell: string, turn: Turn): string => (turn ? `at ${cell} ${turn}` : `at ${cell}`);

/** The move that a touch of this place would have been, to ask why it is not possible; "" if none. */
export function notationAt(choices: Choices, cell: string, turn: Turn, growing: string): string {
  if (choices.verb === "grow") return `grow ${growing} ${cell}`;
  return choices.verb === "at" ? placeNotation(cell, turn) : "";
}
