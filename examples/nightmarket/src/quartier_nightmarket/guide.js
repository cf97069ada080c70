/** The guided first game: what is said at the first position it fits; the words are in `locale`. */

const asks = (sight, prompt) => sight.ask?.prompt === prompt;

export default {
  table: { seats: 3, settings: { length: "short" } },
  steps: [
    { key: "guide-market", rule: "NM-4", when: (sight) => asks(sight, "prompt-goal") },
    { key: "guide-payment", rule: "NM-10", when: (sight) => asks(sight, "prompt-payment") },
    { key: "guide-sets", rule: "NM-18", when: (sight) => sight.view.night > 1 },
  ],
};
