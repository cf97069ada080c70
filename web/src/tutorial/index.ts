import type { Language } from "../lib/settings.svelte";
import { offered } from "../lib/offer.svelte";
import type { Sealed } from "../lib/sealed";
import type { Moment, Settings, TitleInfo } from "../lib/types";

/** One thing a guided first game says, at the first position it fits. */
export interface GuideStep<View> {
  /** The message key of what is said. */
  key: string;
  /** The rule that says it exactly. */
  rule: string;
  when: (sight: Moment<View>) => boolean;
  /** What it speaks of, lit on the board while it is read: message keys, and `seat-N` for seats. */
  lights?: (sight: Moment<View>) => string[];
}

/** The guided first game of a title: its steps in order, and their words. */
export interface Guide<View> {
  steps: GuideStep<View>[];
  /** Missing where the words are among those of the title. */
  texts?: Record<Language, string>;
  /** The table of the guided game, where it differs from the usual one. */
  table?: { seats?: number; settings?: Settings };
}

/** The guides that are part of the page; other titles bring theirs as `guide.js`. */
const GUIDES: Record<string, () => Promise<{ default: Guide<Sealed> }>> = {
  cardcity: () => import("./cardcity"),
  lacitta: () => import("./lacitta"),
  sevenwonders: () => import("./sevenwonders"),
  smallcity: () => import("./smallcity"),
};

export const hasGuide = (title: TitleInfo) => title.id in GUIDES || title.scripts.includes("guide");

export async function guideOf(title: string): Promise<Guide<Sealed> | null> {
  await offered.load();
  const info = offered.title(title);
  if (!info || !hasGuide(info)) return null;
  const load = GUIDES[title] ?? (() => import(/* @vite-ignore */ `/api/content/${title}/guide.js`));
  return ((await load()) as { default: Guide<Sealed> }).default;
}

/** The step to show: the first one not yet read whose position has come. */
export function stepFor<View>(
  guide: Guide<View>,
  sight: Moment<View>,
  read: ReadonlySet<string>,
): GuideStep<View> | null {
  return guide.steps.find((step) => !read.has(step.key) && step.when(sight)) ?? null;
}
