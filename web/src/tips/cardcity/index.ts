import type { Tips } from "..";
import type { City, View } from "../../boards/cardcity/view";
import type { Moment } from "../../lib/types";
import english from "./en.ftl?raw";
import french from "./fr.ftl?raw";

const asks = (sight: Moment<View>, prompt: string) => sight.ask?.prompt === prompt;
const reached = (sight: Moment<View>, round: number) => sight.view.round >= round;

const city = (sight: Moment<View>): City | undefined => sight.view.cities[sight.seat ?? 0];

function hasInHand(sight: Moment<View>, card: string): boolean {
  return city(sight)?.hand.known.includes(card) === true;
}

function isNearlyFull(sight: Moment<View>): boolean {
  const mine = city(sight);
  return mine !== undefined && mine.counted >= mine.limit - 1;
}

/** Whether a district of a type lies in the city. */
function has(sight: Moment<View>, type: string): boolean {
  const [ground] = sight.view.grounds;
  return ground?.districts.some((district) => district.type === type) === true;
}

const builds = (sight: Moment<View>) => asks(sight, "prompt-pick") || asks(sight, "prompt-place");

const tips: Tips<View> = {
  table: { seats: 1, settings: { level: "simplified", victory: "residential" } },
  steps: [
    { key: "tip-aim", rule: "CC-31", when: (sight) => asks(sight, "prompt-return") },
    { key: "tip-draw", rule: "CC-75", when: (sight) => asks(sight, "prompt-return") },
    { key: "tip-pick", rule: "CC-17", when: builds },
    { key: "tip-place", rule: "CC-18", when: (sight) => asks(sight, "prompt-place") },
    { key: "tip-square", rule: "CC-14", when: (sight) => builds(sight) && reached(sight, 2) },
    {
      key: "tip-limit",
      rule: "CC-15",
      when: (sight) => hasInHand(sight, "industry") || isNearlyFull(sight),
    },
    { key: "tip-growth", rule: "CC-25", when: (sight) => sight.ask !== null && has(sight, "residence") },
    { key: "tip-leisure", rule: "CC-20", when: (sight) => builds(sight) && hasInHand(sight, "leisure") },
    { key: "tip-commerce", rule: "CC-26", when: (sight) => sight.ask !== null && has(sight, "commerce") },
    { key: "tip-develop", rule: "CC-24", when: (sight) => asks(sight, "prompt-grow") },
    { key: "tip-buy", rule: "CC-29", when: (sight) => asks(sight, "prompt-buy-industry") },
    { key: "tip-fill", rule: "CC-32", when: (sight) => sight.ask !== null && reached(sight, 6) },
    { key: "tip-end", rule: "CC-77", when: (sight) => sight.result !== null },
  ],
  texts: { en: english, fr: french },
};

export default tips;
