/**
 * Written by quartier.testing.page_types from
 *   quartier.titles.cardcity.schema
 */

export type TypeName = "residence" | "commerce" | "leisure" | "industry" | "parking" | "town_hall" | "park" | "cloud";

export type Basis = "stated" | "derived" | "reconstructed";

export type Level = "simplified" | "normal" | "advanced";

/** A type of card: its family, the colours it shows to parkings, its pollution. */
export interface TypeData {
  id: TypeName;
  family: "development" | "culture" | "other";
  colours: ("green" | "blue" | "yellow" | "red" | "violet")[];
  percent: number;
  half_percent: number;
  basis: Basis;
}

/** A kind of card. An illustration is one of the pictures the industries have. */
export interface CardData {
  id: string;
  types: TypeName[];
  count: number;
  basis: Basis;
  cut?: "straight" | "diagonal" | null;
  illustration?: boolean;
  percent?: number | null;
}

/** What a level uses with a number of players; the card counts are those of the whole deck. */
export interface DeckData {
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
  basis: Basis;
}

/**
 * A city with a given outline, drawn row by row.
 *
 * A digit is a place of that seat's region, a letter a card of the suburb. `halls` lists for each
 * seat the places where its town hall may stand.
 */
export interface LayoutData {
  id: string;
  shape: "square" | "hex";
  size: number;
  floats: "none" | "rows" | "both";
  halls: string[][];
  rows: string[];
  basis: Basis;
}

/** A rank of the solo game: the least score for it, by victory condition. */
export interface RankData {
  id: string;
  residential: number | null;
  economic: number | null;
  industrial: number | null;
  commercial: number | null;
  happiness: number | null;
  basis: Basis;
}

/** All data files. */
export interface Files {
  types: TypeData[];
  cards: CardData[];
  decks: DeckData[];
  layouts: LayoutData[];
  ranks: RankData[];
}
