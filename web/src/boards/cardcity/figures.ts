import type { Figures } from "../../lib/figures";
import type { View } from "./view";

export function figuresOf({ cities, grounds }: View, seat: number): Figures {
  const city = cities[seat]!;
  const growths = grounds[city.ground]!.districts.flatMap(({ growth }) => growth ?? []);
  return {
    points: city.score,
    money: city.money,
    income: city.income,
    growth: growths.filter((one) => one.seat === seat).length,
    room: city.limit - city.counted,
    ...(city.pollution === undefined ? {} : { pollution: city.pollution }),
  };
}
