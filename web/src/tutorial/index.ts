import type { Language } from "../lib/settings.svelte";
import type { Sight } from "../lib/types";

/** One thing a guided first game says, at the first position it fits. */
export interface GuideStep {
  /** The message key of what is said. */
  key: string;
  /** The rule that says it exactly. */
  rule: string;
  when: (sight: Sight) => boolean;
}

/** The guided first game of a title: its steps in order, and their words. */
export interface Guide {
  steps: GuideStep[];
  texts: Record<Language, string>;
}

const GUIDES: Record<string, () => Promise<{ default: Guide }>> = {
  lacitta: () => import("./lacitta"),
  sevenwonders: () => import("./sevenwonders"),
};

export const hasGuide = (title: string) => title in GUIDES;

export async function guideOf(title: string): Promise<Guide | null> {
  const load = GUIDES[title];
  return load ? (await load()).default : null;
}

/** The step to show: the first one not yet read whose position has come. */
export function stepFor(guide: Guide, sight: Sight, read: ReadonlySet<string>): GuideStep | null {
  return guide.steps.find((step) => !read.has(step.key) && step.when(sight)) ?? null;
}
