/**
 * Written by quartier.testing.page_types from
 *   quartier.titles.sevenwonders.schema
 */

export type EffectType =
  | "bank_bonus"
  | "bank_resource"
  | "build_from_discard"
  | "coins"
  | "coins_per"
  | "copy_guild"
  | "copy_leader"
  | "defeat_as_shield"
  | "defeat_to_winner"
  | "diplomacy"
  | "draw_leaders"
  | "free_build"
  | "free_leaders"
  | "free_stages"
  | "leader_discount"
  | "mask"
  | "neighbours_gain_coins"
  | "on_build_coins"
  | "on_chain_coins"
  | "on_purchase_coins"
  | "on_victory_token_coins"
  | "others_lose_coins"
  | "others_lose_coins_per"
  | "play_last_card"
  | "points"
  | "points_per"
  | "points_per_coins"
  | "points_per_set"
  | "produce"
  | "produce_missing"
  | "produce_owned"
  | "recruit_leader_now"
  | "science"
  | "science_any"
  | "science_set_bonus"
  | "shields"
  | "trade_discount"
  | "trade_rebate"
  | "waive_resource";

export type Counted =
  | "brown"
  | "grey"
  | "blue"
  | "yellow"
  | "red"
  | "green"
  | "purple"
  | "white"
  | "black"
  | "wonder_stage"
  | "victory_token"
  | "defeat_token";

export type Colour = "brown" | "grey" | "blue" | "yellow" | "red" | "green" | "purple" | "white" | "black";

export type Place = "self" | "left" | "right";

export type Set = "base" | "leaders" | "cities";

/** One effect; which fields matter depends on its type (see content.py). */
export interface EffectData {
  type: EffectType;
  n?: number;
  what?: Counted | null;
  of?: Colour[];
  scope?: Place[];
  sides?: ("left" | "right")[];
  group?: "raw" | "manufactured" | null;
  options?: string;
  for_sale?: boolean;
  once_per_age?: boolean;
  neighbours?: number;
  symbol?: "compass" | "gear" | "tablet" | null;
}

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

/**
 * A card. `name` is shared by cards that count as the same building; `reading` names the open
 * reading that settled a doubtful value.
 */
export interface CardData extends Entry {
  id: string;
  set: Set;
  age: number;
  colour: Colour;
  effects: EffectData[];
  name?: string;
  copies?: number[];
  coins?: number;
  resources?: string;
  chains_from?: string[];
  reading?: string;
}

export interface StageData {
  effects: EffectData[];
  coins?: number;
  resources?: string;
}

export interface SideData {
  stages: StageData[];
  start?: EffectData[];
}

export interface WonderData extends Entry {
  id: string;
  set: Set;
  a: SideData;
  b: SideData;
  resource?: string;
}

/** All data files; each set of cards with its guilds. */
export interface Files {
  cards: CardData[];
  leaders: CardData[];
  cities: CardData[];
  wonders: WonderData[];
}
