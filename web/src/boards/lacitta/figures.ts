import type { Figures } from "../../lib/figures";
import type { View } from "./view";

export function figuresOf(view: View, seat: number): Figures {
  const player = view.players[seat]!;
  const mine = new Set(view.cities.filter(({ owner }) => owner === seat).map(({ castle }) => castle));
  const rulings = view.voice.rulings.length ? view.voice.rulings : view.voice.cards.filter((card) => card !== null);
  const flows = [...new Set(rulings)].flatMap((service) => view.forecast.migration[service]);
  const moving = flows.filter(({ stays, to, from }) => !stays && mine.has(to) !== mine.has(from));
  return {
    points: player.score,
    gold: player.gold,
    income: player.income,
    citizens: player.citizens,
    food: player.food,
    hungry: view.forecast.hunger[seat] ?? 0,
    newcomers: moving.reduce((sum, { to }) => sum + (mine.has(to) ? 1 : -1), 0),
  };
}
