import type { Sealed } from "../lib/sealed";

/** A step of the ladder somebody climbs who plays alone. */
export interface Step {
  name: string;
  least: number;
}

/** The ladder of a title, the lowest step first, from what is seen at the end. */
export type Ladder<View, Content> = (view: View, content: Content) => Step[];

type Load = () => Promise<{ default: Ladder<Sealed, Sealed> }>;

const LADDERS: Record<string, Load> = {
  smallcity: () => import("../boards/smallcity/ladder"),
  cardcity: () => import("../boards/cardcity/ladder"),
};

export async function ladderOf(title: string): Promise<Ladder<Sealed, Sealed> | null> {
  return (await LADDERS[title]?.())?.default ?? null;
}
