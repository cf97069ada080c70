/** The moves of a question, sorted by where on the table they are made. */

import type { Ask, Move } from "../../lib/types";
import type { View } from "./view";

export interface Choices {
  /** What a touch of a hex can mean. Moves about a city belong to all its tiles. */
  hexes: Map<string, Move[]>;
  /** The first word of the moves on the map, or "" if the question is not about the map. */
  verb: string;
  /** Whether a touch means the whole city. */
  ofCity: boolean;
  gold: Move | null;
  found: Move | null;
  pass: Move | null;
  builds: Map<string, Move>;
  policies: Map<string, Move>;
  /** What is chosen from a list: a building, a number, voice cards, a service. */
  options: Move[];
  stop: Move | null;
  /** The question of a turn, with player cards and policies. */
  isTurn: boolean;
}

const ON_MAP = new Set(["at", "demolish", "from", "starve", "attract"]);
const OF_CITY = new Set(["from", "starve", "attract"]);

export const wordsOf = (move: Move): string[] => move.text.split(" ");

export function choicesOf(ask: Ask | null, view: View): Choices {
  const choices: Choices = {
    hexes: new Map(),
    verb: "",
    ofCity: false,
    gold: null,
    found: null,
    pass: null,
    builds: new Map(),
    policies: new Map(),
    options: [],
    stop: null,
    isTurn: ask?.prompt === "prompt-turn" || ask?.prompt === "prompt-politics",
  };
  const moves = ask?.moves ?? [];
  const onMap = moves.filter((move) => ON_MAP.has(wordsOf(move)[0]!));
  choices.verb = onMap[0] ? wordsOf(onMap[0])[0]! : "";
  // Blessed times are asked for by castles, so the whole city may be touched.
  choices.ofCity =
    OF_CITY.has(choices.verb) ||
    (onMap.length > 0 && onMap.every((move) => view.cities.some(({ castle }) => castle === wordsOf(move)[1])));
  for (const move of moves) {
    const [verb = "", what = ""] = wordsOf(move);
    if (ON_MAP.has(verb)) {
      for (const hex of choices.ofCity ? tilesOf(view, what) : [what])
        choices.hexes.set(hex, [...(choices.hexes.get(hex) ?? []), move]);
    } else if (verb === "build") choices.builds.set(what, move);
    else if (verb === "take") choices.policies.set(what, move);
    else if (verb === "gold" || verb === "found" || verb === "pass" || verb === "stop") choices[verb] = move;
    else choices.options.push(move);
  }
  return choices;
}

const tilesOf = (view: View, castle: string): string[] =>
  view.cities.find((city) => city.castle === castle)?.tiles ?? [castle];

/** The move a touch of this hex would have been, to ask why it is not possible. */
export function notationAt(choices: Choices, view: View, hex: string): string {
  const castle = view.hexes.find(({ id }) => id === hex)?.city ?? hex;
  if (choices.verb === "attract") {
    const service = [...choices.hexes.values()][0]?.[0]?.text.split(" ")[2] ?? "";
    return `attract ${castle} ${service}`;
  }
  return choices.ofCity ? `${choices.verb} ${castle}` : `${choices.verb} ${hex}`;
}

/** Castles of the cities that a question about cities offers. */
export const citiesAsked = (choices: Choices, view: View): Set<string> =>
  choices.ofCity
    ? new Set(view.cities.filter(({ castle }) => choices.hexes.has(castle)).map(({ castle }) => castle))
    : new Set();
