import type { Tips } from "..";
import type { Moment } from "../../lib/types";
import type { View } from "../../boards/smallcity/view";
import english from "./en.ftl?raw";
import french from "./fr.ftl?raw";

type Position = (view: View, sight: Moment<View>) => boolean;

/** A question with this prompt, at a position that fits. */
const asked =
  (prompt: string, fits: Position = () => true) =>
  (sight: Moment<View>) =>
    sight.ask?.prompt === `prompt-${prompt}` && fits(sight.view, sight);
const from =
  (round: number): Position =>
  (view) =>
    view.round >= round;
const has = (family: string) => (view: View) => view.boroughs[0]!.tiles.some((tile) => tile.family === family);
const holds = (tile: string) => (view: View) => view.boroughs[0]!.plan?.tile?.startsWith(tile) === true;
const offers =
  (verb: string): Position =>
  (_, sight) =>
    sight.ask?.moves.some(({ text }) => text.startsWith(verb)) === true;

const tips: Tips<View> = {
  table: { seats: 1, settings: { difficulty: "citizen", borough: "easy" } },
  steps: [
    // Set-up
    { key: "tip-goal", rule: "SC-86", when: asked("city-hall") },
    { key: "tip-hall", rule: "SC-42", when: asked("city-hall") },
    { key: "tip-promise", rule: "SC-22", when: asked("keep") },
    // Phase 1
    { key: "tip-round", rule: "SC-24", when: asked("action-solo") },
    { key: "tip-action", rule: "SC-119", when: asked("action-solo") },
    // Phase 2
    { key: "tip-build", rule: "SC-35", when: asked("work"), lights: () => ["tile-factory_1", "tile-residential_1"] },
    { key: "tip-place", rule: "SC-38", when: asked("place") },
    {
      key: "tip-apart",
      rule: "SC-48",
      when: asked("place", (view) => holds("factory")(view) || holds("residential")(view)),
    },
    { key: "tip-warehouse", rule: "SC-45", when: asked("warehouse") },
    { key: "tip-home", rule: "SC-41", when: asked("work", has("residential")) },
    // Phase 3
    { key: "tip-citizens", rule: "SC-67", when: asked("citizen") },
    { key: "tip-slot", rule: "SC-69", when: asked("slot") },
    // Phases 4 to 6 pass by themselves; their result is looked at in phase 7.
    { key: "tip-arrivals", rule: "SC-77", when: asked("invest") },
    { key: "tip-income", rule: "SC-81", when: asked("invest") },
    { key: "tip-vote", rule: "SC-86", when: asked("invest") },
    { key: "tip-pollution", rule: "SC-89", when: asked("invest", from(2)), lights: () => ["tile-park_1"] },
    // Phase 7
    { key: "tip-council", rule: "SC-97", when: asked("invest") },
    { key: "tip-pay", rule: "SC-98", when: asked("pay") },
    // The later rounds
    { key: "tip-next", rule: "SC-107", when: asked("action-solo", from(2)) },
    {
      key: "tip-culture",
      rule: "SC-51",
      when: asked("work", from(2)),
      lights: () => ["tile-school", "tile-library"],
    },
    { key: "tip-enlarge", rule: "SC-61", when: asked("work", offers("enlarge")) },
    { key: "tip-grow", rule: "SC-62", when: asked("enlarge") },
    { key: "tip-why", rule: "SC-40", when: asked("work", from(3)) },
    { key: "tip-shops", rule: "SC-43", when: asked("work", from(3)), lights: () => ["tile-commercial_1"] },
    { key: "tip-convert", rule: "SC-80", when: asked("convert") },
    { key: "tip-stores", rule: "SC-84", when: asked("share") },
    { key: "tip-extend", rule: "SC-35", when: asked("work", from(4)) },
    {
      key: "tip-industry",
      rule: "SC-44",
      when: asked("work", from(5)),
      lights: () => ["tile-refinery", "tile-port"],
    },
    { key: "tip-last", rule: "SC-109", when: asked("work", from(8)) },
    { key: "tip-end", rule: "SC-123", when: (sight) => sight.result !== null },
  ],
  texts: { en: english, fr: french },
};

export default tips;
