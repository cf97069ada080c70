import type { CoursePoint } from "../lib/types";

/** A rating's course, drawn in a box of this size. */
export const WIDTH = 320;
export const HEIGHT = 120;
const MARGIN = 8;

export interface Plot {
  /** The line of the rating, as the points of a polyline. */
  line: string;
  /** What lies within one standard deviation, as those of a polygon. */
  band: string;
  low: number;
  high: number;
}

/** One step to the right per table; as high and as deep as the band goes. */
export function plotOf(course: readonly CoursePoint[]): Plot {
  const low = Math.min(...course.map((point) => point.rating - point.spread));
  const high = Math.max(...course.map((point) => point.rating + point.spread));
  const step = (WIDTH - 2 * MARGIN) / Math.max(1, course.length - 1);
  const x = (index: number) => MARGIN + index * step;
  const y = (rating: number) => MARGIN + ((high - rating) / Math.max(1, high - low)) * (HEIGHT - 2 * MARGIN);
  const at = (index: number, rating: number) => `${x(index).toFixed(1)},${y(rating).toFixed(1)}`;
  const upper = course.map((point, index) => at(index, point.rating + point.spread));
  const lower = course.map((point, index) => at(index, point.rating - point.spread));
  return {
    line: course.map((point, index) => at(index, point.rating)).join(" "),
    band: [...upper, ...lower.toReversed()].join(" "),
    low,
    high,
  };
}
