import type { Tips } from "..";
import type { View } from "../../boards/sevenwonders/view";
import type { Moment } from "../../lib/types";
import english from "./en.ftl?raw";
import french from "./fr.ftl?raw";

const picks = (sight: Moment<View>) => sight.ask?.prompt === "prompt-pick";

/** Whether at least this turn of this age is being played. */
function reached(sight: Moment<View>, age: number, turn: number): boolean {
  const now = sight.view;
  return now.age > age || (now.age === age && now.turn >= turn);
}

/** The seats on my left and right. */
function neighbours(sight: Moment<View>): string[] {
  const [seat, seats] = [sight.seat ?? 0, sight.seats.length];
  return [`seat-${(seat + 1) % seats}`, `seat-${(seat + seats - 1) % seats}`];
}

const tips: Tips<View> = {
  steps: [
    { key: "tip-hand", rule: "SW-17", when: picks },
    { key: "tip-uses", rule: "SW-22", when: picks },
    { key: "tip-board", rule: "SW-25", when: (sight) => picks(sight) && reached(sight, 1, 2) },
    {
      key: "tip-paying",
      rule: "SW-33",
      when: (sight) => sight.ask?.phase === "phase-payment" || (picks(sight) && reached(sight, 1, 3)),
    },
    {
      key: "tip-neighbours",
      rule: "SW-1",
      when: (sight) => picks(sight) && reached(sight, 1, 4),
      lights: neighbours,
    },
    { key: "tip-conflict", rule: "SW-58", when: (sight) => picks(sight) && reached(sight, 1, 5) },
    { key: "tip-direction", rule: "SW-18", when: (sight) => picks(sight) && reached(sight, 2, 1) },
    { key: "tip-chain", rule: "SW-43", when: (sight) => picks(sight) && reached(sight, 2, 2) },
    { key: "tip-science", rule: "SW-73", when: (sight) => picks(sight) && reached(sight, 2, 3) },
    { key: "tip-guilds", rule: "SW-8", when: (sight) => picks(sight) && reached(sight, 3, 1) },
    { key: "tip-end", rule: "SW-69", when: (sight) => sight.result !== null },
  ],
  texts: { en: english, fr: french },
};

export default tips;
