/** What is said in a first game, at the first position it fits; the words are in `locale`. */

const asks = (sight, prompt) => sight.ask?.prompt === prompt;

export default {
  table: { seats: 3, settings: { length: "short" } },
  steps: [
    { key: "tip-market", rule: "NM-4", when: (sight) => asks(sight, "prompt-goal") },
    { key: "tip-payment", rule: "NM-10", when: (sight) => asks(sight, "prompt-payment") },
    { key: "tip-sets", rule: "NM-18", when: (sight) => sight.view.night > 1 },
  ],
};
