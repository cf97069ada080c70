import type { Sealed } from "../lib/sealed";

/** Draws what a seat has built, from what is seen of the table: the same city is always the same picture. */
export type Panorama<View, Content> = (view: View, content: Content, seat: number) => string;

type Load = () => Promise<{ default: Panorama<Sealed, Sealed> }>;

const PANORAMAS: Record<string, Load> = {
  sevenwonders: () => import("../boards/sevenwonders/panorama"),
  lacitta: () => import("../boards/lacitta/panorama"),
  smallcity: () => import("../boards/smallcity/panorama"),
  cardcity: () => import("../boards/cardcity/panorama"),
};

export const hasPanorama = (title: string): boolean => title in PANORAMAS;

/** How the cities of a title are drawn; null where nobody has drawn any. */
export async function panoramaOf(title: string): Promise<Panorama<Sealed, Sealed> | null> {
  return (await PANORAMAS[title]?.())?.default ?? null;
}
