import type { Figures } from "../lib/figures";
import type { Sealed } from "../lib/sealed";

type Read = (view: Sealed, seat: number) => Figures;

const READERS: Record<string, () => Promise<{ figuresOf: unknown }>> = {
  sevenwonders: () => import("./sevenwonders/figures"),
  lacitta: () => import("./lacitta/figures"),
  smallcity: () => import("./smallcity/figures"),
  cardcity: () => import("./cardcity/figures"),
};

/** How the figures of a title are read; nothing is read of those that are not known here. */
export async function figuresOf(title: string): Promise<Read> {
  const read = await READERS[title]?.();
  return (read?.figuresOf as Read | undefined) ?? (() => ({}));
}
