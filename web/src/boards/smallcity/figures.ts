import type { Figures } from "../../lib/figures";
import type { View } from "./view";

export function figuresOf({ boroughs }: View, seat: number): Figures {
  const borough = boroughs[seat]!;
  return {
    points: borough.score,
    money: borough.money,
    votes: borough.votes + borough.forecast.votes,
    pollution: borough.pollution + borough.forecast.pollution,
    citizens: borough.census,
  };
}
