/**
 * Written by quartier.testing.page_types from
 *   quartier.titles.cardcity.schema
 */

export type TypeName = "residence" | "commerce" | "leisure" | "industry" | "parking" | "town_hall" | "park" | "cloud";

export type Level = "simplified" | "normal" | "advanced";

/**
 * A thing in the box, and the basis of its values: the names of those that were not found.
 *
 * What is found stands in a rulebook or on a picture of the box; `derived` values follow from
 * that, `reconstructed` ones were chosen so that all of it holds. `corrected` ones are those an
 * owner of the box has looked up. Lists hold an entry once, known by the fields in `named_by`; if
 * they are `fixed`, rules and texts rely on every name, so that none may come or go.
 */
export interface Entry {
  derived?: string[];
  reconstructed?: string[];
  corrected?: string[];
}

/** A type of card: its family, the colours it shows to parkings, its pollution. */
export interface TypeData extends Entry {
  id: TypeName;
  family: "development" | "culture" | "other";
  colours: ("green" | "blue" | "yellow" | "red" | "violet")[];
  percent: number;
  half_percent: number;
}

/** A kind of card. An illustration is one of the pictures the industries have. */
export interface CardData extends Entry {
  id: string;
  types: TypeName[];
  count: number;
  cut?: "straight" | "diagonal" | null;
  illustration?: boolean;
  percent?: number | null;
}

/** What a level uses with a number of players; the card counts are those of the whole deck. */
export interface DeckData extends Entry {
  level: Level;
  seats: number;
  rounds: number;
  draw: number;
  keep: number;
  residence: number;
  industry: number;
  parking: number;
  commerce: number;
  leisure: number;
  bicolour: number;
  parks: number;
  clouds: number;
}

/**
 * A city with a given outline, drawn row by row.
 *
 * A digit is a place of that seat's region, a letter a card of the suburb. `halls` lists for each
 * seat the places where its town hall may stand.
 */
export interface LayoutData extends Entry {
  id: string;
  shape: "square" | "hex";
  size: number;
  floats: "none" | "rows" | "both";
  halls: string[][];
  rows: string[];
}

/** A rank of the solo game: the least score for it, by victory condition. */
export interface RankData extends Entry {
  id: string;
  residential: number | null;
  economic: number | null;
  industrial: number | null;
  commercial: number | null;
  happiness: number | null;
}

/** All data files. */
export interface Files {
  types: TypeData[];
  cards: CardData[];
  decks: DeckData[];
  layouts: LayoutData[];
  ranks: RankData[];
}
