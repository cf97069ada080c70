import type { Component } from "svelte";
import Coin from "../kit/Coin.svelte";
import Shield from "../kit/Shield.svelte";
import CardSign from "../boards/cardcity/Sign.svelte";
import CitySign from "../boards/lacitta/Sign.svelte";
import BoroughSign from "../boards/smallcity/Sign.svelte";
import Resource from "../boards/sevenwonders/Resource.svelte";
import Symbol from "../boards/sevenwonders/Symbol.svelte";

/** A sign as a board draws it. */
export interface Drawn {
  // Each of them takes what it is drawn by under a name of its own.
  component: Component<Record<string, unknown>>;
  props: Record<string, unknown>;
}

const SIZE = 22;
const SCIENCE = ["compass", "gear", "tablet"];

function drawn(component: unknown, props: Record<string, unknown>): Drawn {
  return { component: component as Drawn["component"], props: { size: SIZE, ...props } };
}

/** The sign of a title by its name; null where it is not drawn. */
export function signOf(title: string, sign: string): Drawn | null {
  if (sign === "coin") return drawn(Coin, { amount: "" });
  if (title === "sevenwonders" && sign === "shield") return drawn(Shield, {});
  if (title === "sevenwonders") return drawn(SCIENCE.includes(sign) ? Symbol : Resource, { kind: sign });
  if (title === "lacitta") return drawn(CitySign, { kind: sign });
  if (title === "smallcity") return drawn(BoroughSign, { kind: sign });
  if (title === "cardcity") return drawn(CardSign, { type: sign });
  return null;
}
