import type { Tips } from "..";
import type { City, View } from "../../boards/lacitta/view";
import type { Moment } from "../../lib/types";
import english from "./en.ftl?raw";
import french from "./fr.ftl?raw";

const asks = (sight: Moment<View>, ...prompts: string[]) => prompts.includes(sight.ask?.prompt ?? "");

/** At a turn of mine, from this turn of this year on, in a position that shows what is said. */
function turn(year: number, number: number, shows: (view: View) => boolean = () => true) {
  return (sight: Moment<View>) => {
    const { view } = sight;
    const come = view.year > year || (view.year === year && view.turn >= number);
    return asks(sight, "prompt-turn", "prompt-politics") && come && shows(view);
  };
}

const mine = (view: View): City[] => view.cities.filter(({ owner }) => owner === view.seat);
const isFull = ({ citizens, limit }: City) => limit !== null && citizens >= limit;
const hasBuilt = (view: View) => mine(view).some(({ tiles }) => tiles.length > 1);
const goesHungry = (view: View) => (view.players[view.seat ?? 0]?.short ?? 0) > 0;
/** My cities with a rival beside them, and those rivals. */
const rivalry = (view: View): string[] =>
  view.neighbours
    .filter(({ one, other, rivals }) => rivals && mine(view).some(({ castle }) => castle === one || castle === other))
    .flatMap(({ one, other }) => [one, other]);

const lightsPanel = (sight: Moment<View>) => [`seat-${sight.seat}`];
/** The castles that a step speaks of. */
const lightsCities = (castles: (view: View) => string[]) => (sight: Moment<View>) =>
  castles(sight.view).map((castle) => `=${castle}`);
const ownCastles = (view: View) => mine(view).map(({ castle }) => castle);
const fullCastles = (view: View) =>
  mine(view)
    .filter(isFull)
    .map(({ castle }) => castle);

const tips: Tips<View> = {
  steps: [
    { key: "tip-goal", rule: "LC-64", when: turn(1, 1), lights: lightsCities(ownCastles) },
    { key: "tip-year", rule: "LC-16", when: turn(1, 1) },
    { key: "tip-food", rule: "LC-11", when: turn(1, 1), lights: lightsPanel },
    { key: "tip-cards", rule: "LC-21", when: turn(1, 1), lights: () => ["player-cards"] },
    { key: "tip-place", rule: "LC-29", when: (sight) => asks(sight, "prompt-where") },
    { key: "tip-citizens", rule: "LC-10", when: turn(1, 2, hasBuilt), lights: lightsCities(ownCastles) },
    { key: "tip-policies", rule: "LC-25", when: turn(1, 2), lights: () => ["policies"] },
    { key: "tip-found", rule: "LC-23", when: turn(1, 3) },
    {
      key: "tip-limit",
      rule: "LC-9",
      when: turn(1, 3, (view) => fullCastles(view).length > 0),
      lights: lightsCities(fullCastles),
    },
    { key: "tip-voice", rule: "LC-44", when: turn(1, 4), lights: () => ["voice"] },
    {
      key: "tip-neighbours",
      rule: "LC-47",
      when: turn(1, 4, (view) => rivalry(view).length > 0),
      lights: (sight) => ["if-now", ...lightsCities(rivalry)(sight)],
    },
    { key: "tip-two-services", rule: "LC-50", when: (sight) => asks(sight, "prompt-attract") },
    { key: "tip-demolition", rule: "LC-53", when: (sight) => asks(sight, "prompt-demolish") },
    { key: "tip-hunger", rule: "LC-59", when: (sight) => asks(sight, "prompt-starve") },
    { key: "tip-growth", rule: "LC-19", when: turn(2, 1), lights: lightsPanel },
    { key: "tip-winter", rule: "LC-60", when: turn(2, 1, goesHungry), lights: lightsPanel },
    { key: "tip-services", rule: "LC-64", when: turn(2, 3), lights: lightsPanel },
    { key: "tip-last", rule: "LC-61", when: turn(6, 1) },
    { key: "tip-end", rule: "LC-65", when: (sight) => sight.result !== null },
  ],
  texts: { en: english, fr: french },
  // Three are enough for neighbours, and a turn comes soon.
  table: { seats: 3 },
};

export default tips;
