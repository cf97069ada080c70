/** How the parts of the board speak: words of the board, texts of the title, names of cities, what things do. */

import type { Described, Facts } from "../../lib/types";
import type { View } from "./view";

export interface Speech {
  /** A word of the board itself. */
  words: (key: string, facts?: Record<string, number | string>) => string;
  /** A text of the title. */
  text: (key: string, facts?: Facts) => string;
  /** Who holds a city. */
  nameOf: (city: number) => string;
  /** Which board a city plays, and on which side. */
  boardOf: (city: number) => string;
  /** Which team a city is of; "" where there are none. */
  teamOf: (city: number) => string;
  /** What a card, a stage or a board costs and does, in a sentence. */
  describe: (key: string) => string;
}

/** The messages of a description that tell what a thing costs. */
const PRICE = /^price-coins$|^amount-(wood|stone|ore|clay|glass|papyrus|textile)$/;

export function speechOf(
  words: Speech["words"],
  text: Speech["text"],
  names: () => string[],
  view: () => View,
  content: () => Described,
): Speech {
  return {
    words,
    text,
    nameOf: (city) => names()[city] ?? words("free-city"),
    boardOf: (city) => {
      const { board, side } = view().cities[city]!;
      return [text(`wonder-${board}`), side?.toUpperCase()].filter(Boolean).join(" ");
    },
    teamOf: (city) => {
      const { seat, cities } = view();
      const partner = cities[city]!.partner;
      if (partner === undefined) return "";
      if (seat !== null && (city === seat || partner === seat)) return words("team-mine");
      return words("team", { number: Math.floor(city / 2) + 1 });
    },
    describe: (key) => {
      const phrases = content().descriptions[key] ?? [];
      const said = phrases.filter(([phrase]) => !PRICE.test(phrase)).map(([phrase, facts]) => text(phrase, facts));
      const price = phrases.filter(([phrase]) => PRICE.test(phrase)).map(([phrase, facts]) => text(phrase, facts));
      if (price.length) said.unshift(words("costs", { price: price.join(", ") }));
      return said.map(capital).join(". ");
    },
  };
}

const capital = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1);
