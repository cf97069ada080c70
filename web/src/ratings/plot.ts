/** A course is drawn in a box of this size, between two lines that say how high and how low it went. */
export const WIDTH = 320;
export const HEIGHT = 120;
export const LEFT = 40;
export const TOP = 8;
export const BOTTOM = HEIGHT - 8;
const RIGHT = WIDTH - 8;

/** What was reached after a table, give or take as much. */
export interface Value {
  value: number;
  spread: number;
}

export interface Plot {
  /** The values, as the points of a polyline. */
  line: string;
  /** What lies within the spread, as those of a polygon. */
  band: string;
  low: number;
  high: number;
  last: { x: number; y: number };
}

/** One step to the right per table; as high and as deep as the band goes. */
export function plotOf(course: readonly Value[]): Plot {
  const low = Math.min(...course.map(({ value, spread }) => value - spread));
  const high = Math.max(...course.map(({ value, spread }) => value + spread));
  const step = (RIGHT - LEFT) / Math.max(1, course.length - 1);
  const x = (index: number) => LEFT + index * step;
  const y = (value: number) => (high > low ? TOP + ((high - value) / (high - low)) * (BOTTOM - TOP) : HEIGHT / 2);
  const at = (index: number, value: number) => `${x(index).toFixed(1)},${y(value).toFixed(1)}`;
  const upper = course.map(({ value, spread }, index) => at(index, value + spread));
  const lower = course.map(({ value, spread }, index) => at(index, value - spread));
  const end = course.length - 1;
  return {
    line: course.map(({ value }, index) => at(index, value)).join(" "),
    band: [...upper, ...lower.toReversed()].join(" "),
    low,
    high,
    last: { x: x(end), y: y(course[end]?.value ?? 0) },
  };
}
