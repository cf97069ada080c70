import type { Figures } from "../../lib/figures";
import type { View } from "./view";

export function figuresOf({ cities }: View, seat: number): Figures {
  const city = cities[seat]!;
  return {
    points: city.score,
    coins: city.coins,
    shields: city.shields,
    science: Object.values(city.science).reduce((sum, number) => sum + number, 0),
    stages: city.stages,
    debts: city.debts,
  };
}
