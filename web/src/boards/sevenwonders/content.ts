/** The cards and wonders of the title, as its data files describe them. */

import type { Json } from "../../lib/types";

export type Colour = "brown" | "grey" | "blue" | "yellow" | "red" | "green" | "purple" | "white" | "black";

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

export interface Effect {
  type: string;
  n?: number;
  what?: string;
  of?: string[];
  scope?: string[];
  sides?: string[];
  group?: string;
  options?: string;
  symbol?: string;
}

export interface Card {
  id: string;
  age: number;
  colour: Colour;
  effects: Effect[];
  coins?: number;
  resources?: string;
  chains_from?: string[];
}

export interface Stage {
  effects: Effect[];
  coins?: number;
  resources?: string;
}

export interface Side {
  stages: Stage[];
  start?: Effect[];
}

export interface Wonder {
  id: string;
  resource?: string;
  a: Side;
  b: Side;
}

export interface Content {
  cards: Map<string, Card>;
  wonders: Map<string, Wonder>;
}

export function readContent(files: { [file: string]: Json }): Content {
  const cards = ["cards", "leaders", "cities"].flatMap((file) => (files[file] ?? []) as unknown as Card[]);
  const wonders = (files.wonders ?? []) as unknown as Wonder[];
  return {
    cards: new Map(cards.map((card) => [card.id, card])),
    wonders: new Map(wonders.map((wonder) => [wonder.id, wonder])),
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
