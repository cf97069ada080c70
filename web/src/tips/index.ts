import type { Language } from "../lib/settings.svelte";
import { offered } from "../lib/offer.svelte";
import type { Sealed } from "../lib/sealed";
import type { Moment, Settings } from "../lib/types";

/** One thing that is said at the first position it fits, and never again. */
export interface Tip<View> {
  /** The message key of what is said. */
  key: string;
  /** The rule that says it exactly. */
  rule: string;
  when: (sight: Moment<View>) => boolean;
  /** What it speaks of, lit on the board while it is read: message keys, and `seat-N` for seats. */
  lights?: (sight: Moment<View>) => string[];
}

/** The tips of a title in order, and their words. */
export interface Tips<View> {
  steps: Tip<View>[];
  /** Missing where the words are among those of the title. */
  texts?: Record<Language, string>;
  /** A small table for a first game, where it differs from the usual one. */
  table?: { seats?: number; settings?: Settings };
}

/** The tips that are part of the page; other titles bring theirs as `tips.js`. */
const TIPS: Record<string, () => Promise<{ default: Tips<Sealed> }>> = {
  cardcity: () => import("./cardcity"),
  lacitta: () => import("./lacitta"),
  sevenwonders: () => import("./sevenwonders"),
  smallcity: () => import("./smallcity"),
};

export async function tipsOf(title: string): Promise<Tips<Sealed> | null> {
  await offered.load();
  if (!(title in TIPS) && !offered.title(title)?.scripts.includes("tips")) return null;
  const load = TIPS[title] ?? (() => import(/* @vite-ignore */ `/api/content/${title}/tips.js`));
  return ((await load()) as { default: Tips<Sealed> }).default;
}

/** The tip to show: the first one not yet read whose position has come. */
export function tipFor<View>(tips: Tips<View>, sight: Moment<View>, read: ReadonlySet<string>): Tip<View> | null {
  return tips.steps.find((tip) => !read.has(tip.key) && tip.when(sight)) ?? null;
}
