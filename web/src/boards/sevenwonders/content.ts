/** The cards and wonders of the title, as its data files describe them. */

import type { CardData, Colour, Files, WonderData } from "./data";

export const COLOURS: readonly Colour[] = [
  "brown",
  "grey",
  "blue",
  "yellow",
  "green",
  "red",
  "purple",
  "black",
  "white",
];

export interface Content {
  cards: Map<string, CardData>;
  wonders: Map<string, WonderData>;
}

export function readContent(files: Files): Content {
  const cards = [...files.cards, ...files.leaders, ...files.cities];
  return {
    cards: new Map(cards.map((card) => [card.id, card])),
    wonders: new Map(files.wonders.map((wonder) => [wonder.id, wonder])),
  };
}

export const RESOURCE_OF: Record<string, string> = {
  W: "wood",
  S: "stone",
  O: "ore",
  C: "clay",
  G: "glass",
  P: "papyrus",
  L: "textile",
};

/** The colour of writing that is readable on a card of this colour. */
export function inkOn(colour: Colour): string {
  if (colour === "yellow" || colour === "white") return "var(--on-light)";
  return colour === "black" ? "#fff" : "var(--on-colour)";
}
