/** Where things are drawn: cells, halves of cards, the sides where cards join, and the part of a city in sight. */

import type { Ground, HalfSide, Turn } from "./view";

/** The side of a cell. */
export const U = 100;
const COLUMNS = "abcdefghijkl";
/** How far a card stays away from the edge of its cell. */
const INSET = 4;
const ROUND = 13;
/** Half the width of the cut between two halves. */
const CUT = 1.4;

export interface Spot {
  column: number;
  row: number;
}

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

export const cellAt = ({ column, row }: Spot): string => `${COLUMNS[column] ?? ""}${row + 1}`;
export const spotOf = (cell: string): Spot => ({
  column: COLUMNS.indexOf(cell.charAt(0)),
  row: Number(cell.slice(1)) - 1,
});

/** The top left corner of a cell; on the hexagonal layout each row is shifted by half a card. */
export function cornerOf(ground: Ground, cell: string): Point {
  const { column, row } = spotOf(cell);
  return { x: (column + (ground.shape === "hex" ? row / 2 : 0)) * U, y: row * U };
}

export const regionAt = (ground: Ground, { column, row }: Spot): string => ground.regions[row]?.charAt(column) || ".";

/** Every place of a ground, row by row. */
export function placesOf(ground: Ground): string[] {
  return ground.regions.flatMap((line, row) =>
    [...line].flatMap((letter, column) => (letter === "." ? [] : [cellAt({ column, row })])),
  );
}

/** The places of a seat's region. */
export const regionOf = (ground: Ground, seat: number | null): string[] =>
  placesOf(ground).filter((cell) => regionAt(ground, spotOf(cell)) === String(seat));

/** The next place in the direction of an arrow key, or null at the edge. */
export function step(ground: Ground, cell: string, key: string): string | null {
  const { column, row } = spotOf(cell);
  const hex = ground.shape === "hex";
  const options: Record<string, Spot[]> = {
    ArrowLeft: [{ column: column - 1, row }],
    ArrowRight: [{ column: column + 1, row }],
    // Straight up and down the hexagonal layout is a zigzag.
    ArrowUp: hex ? zigzag(column, row - 1, row % 2 ? [0, 1] : [1, 0]) : [{ column, row: row - 1 }],
    ArrowDown: hex ? zigzag(column, row + 1, row % 2 ? [-1, 0] : [0, -1]) : [{ column, row: row + 1 }],
  };
  const next = options[key]?.find((spot) => regionAt(ground, spot) !== ".");
  return next ? cellAt(next) : null;
}

const zigzag = (column: number, row: number, shifts: number[]): Spot[] =>
  shifts.map((shift) => ({ column: column + shift, row }));

// Cards

const [A, B, M] = [INSET, U - INSET, U / 2];
const SLANT = CUT * 2.4;
const SHAPES: Record<Turn, [number, number][]> = {
  "": [[A, A], [B, A], [B, B], [A, B]], // prettier-ignore
  w: [[A, A], [M - CUT, A], [M - CUT, B], [A, B]], // prettier-ignore
  n: [[A, A], [B, A], [B, M - CUT], [A, M - CUT]], // prettier-ignore
  e: [[M + CUT, A], [B, A], [B, B], [M + CUT, B]], // prettier-ignore
  s: [[A, M + CUT], [B, M + CUT], [B, B], [A, B]], // prettier-ignore
  nw: [[A, A], [B - SLANT, A], [A, B - SLANT]], // prettier-ignore
  ne: [[A + SLANT, A], [B, A], [B, B - SLANT]], // prettier-ignore
  se: [[B, A + SLANT], [B, B], [A + SLANT, B]], // prettier-ignore
  sw: [[A, A + SLANT], [B - SLANT, B], [A, B]], // prettier-ignore
};

/** The outline of a card or half that lies in this way, with rounded corners. */
export const shapeOf = (sides: Turn): string => SHAPE_PATHS[sides];

const SHAPE_PATHS = Object.fromEntries(
  Object.entries(SHAPES).map(([sides, points]) => [sides, rounded(points)]),
) as Record<Turn, string>;

function rounded(points: [number, number][]): string {
  const path = points.map(([x, y], index) => {
    const before = points.at(index - 1)!;
    const after = points[(index + 1) % points.length]!;
    const onEdge = (value: number) => value === A || value === B;
    const radius = onEdge(x) && onEdge(y) ? ROUND : 4;
    const [from, to] = [toward([x, y], before, radius), toward([x, y], after, radius)];
    return `${index ? "L" : "M"}${from} Q${x} ${y} ${to}`;
  });
  return `${path.join("")}Z`;
}

function toward([x, y]: [number, number], [toX, toY]: [number, number], by: number): string {
  const length = Math.hypot(toX - x, toY - y);
  const at = (from: number, to: number) => Math.round((from + ((to - from) * by) / length) * 100) / 100;
  return `${at(x, toX)} ${at(y, toY)}`;
}

/** Where the pictogram of a card or half stands, and how large; and where there is room for a flag. */
export interface Middle extends Point {
  scale: number;
  flag: Point;
}

const half = (x: number, y: number, scale: number, flagX: number, flagY: number): Middle => ({
  x,
  y,
  scale,
  flag: { x: flagX, y: flagY },
});
export const MIDDLES: Record<Turn, Middle> = {
  "": half(50, 44, 1.75, 50, 83),
  w: half(27, 42, 1, 27, 80),
  e: half(73, 42, 1, 73, 80),
  n: half(28, 27, 1, 70, 27),
  s: half(28, 73, 1, 70, 73),
  // The flag of a triangle lies in one of its tips, away from both pictograms.
  nw: half(31, 33, 1, 29, 81),
  ne: half(69, 33, 1, 29, 19),
  se: half(69, 69, 1, 71, 19),
  sw: half(31, 69, 1, 71, 81),
};

// Districts

const SMALL = 12;
/** The strip over the gap between two cards that join at a half-side, beside the cell. */
export function bridge(ground: Ground, cell: string, side: HalfSide): Box {
  const { x, y } = cornerOf(ground, cell);
  const inner = ground.shape === "hex" && (side[0] === "n" || side[0] === "s") ? SMALL : 0;
  const near = { from: SMALL, length: M - SMALL - inner };
  const far = { from: M + inner, length: M - SMALL - inner };
  const [start, wide] = [U - INSET - 2, 2 * INSET + 4];
  const low = -INSET - 2;
  const box = (dx: number, dy: number, width: number, height: number): Box => ({ x: x + dx, y: y + dy, width, height });
  switch (side) {
    case "en":
      return box(start, near.from, wide, near.length);
    case "es":
      return box(start, far.from, wide, far.length);
    case "wn":
      return box(low, near.from, wide, near.length);
    case "ws":
      return box(low, far.from, wide, far.length);
    case "sw":
      return box(near.from, start, near.length, wide);
    case "se":
      return box(far.from, start, far.length, wide);
    case "nw":
      return box(near.from, low, near.length, wide);
    case "ne":
      return box(far.from, low, far.length, wide);
  }
}

// Borders

/** The lines along which two regions meet, as one path. */
export function seams(ground: Ground): string {
  const hex = ground.shape === "hex";
  let path = "";
  for (const cell of placesOf(ground)) {
    const { column, row } = spotOf(cell);
    const { x, y } = cornerOf(ground, cell);
    const differs = (columns: number, rows: number) => {
      const other = regionAt(ground, { column: column + columns, row: row + rows });
      return other !== "." && other !== regionAt(ground, { column, row });
    };
    if (differs(1, 0)) path += `M${x + U} ${y}v${U}`;
    if (hex) {
      if (differs(-1, 1)) path += `M${x} ${y + U}h${M}`;
      if (differs(0, 1)) path += `M${x + M} ${y + U}h${M}`;
    } else if (differs(0, 1)) path += `M${x} ${y + U}h${U}`;
  }
  return path;
}

// What is in sight

/** A floating square shows the city with the places round it, and at least a whole square. */
function range(extent: [number, number] | null, frame: [number, number], size: number): [number, number] {
  if (!extent) return frame;
  let [low, high] = [Math.max(frame[0], extent[0] - 1), Math.min(frame[1], extent[1] + 1)];
  for (let turn = 0; high - low + 1 < size; turn++) {
    if (turn % 2 ? high < frame[1] : low === frame[0]) high++;
    else low--;
  }
  return [low, high];
}

export interface Sighted {
  cells: string[];
  box: Box;
}

/** The part of a ground that is shown: all of it, or some of its places with those round them. */
export function inSight(ground: Ground, size: number, core: readonly string[] | null = null): Sighted {
  const rows = range(ground.extent.rows, ground.frame.rows, size);
  const columns = range(ground.extent.columns, ground.frame.columns, size);
  const visible = placesOf(ground).filter((cell) => {
    const { column, row } = spotOf(cell);
    return row >= rows[0] && row <= rows[1] && column >= columns[0] && column <= columns[1];
  });
  if (!core) return { cells: visible, box: boxOf(ground, visible) };
  const inner = visible.filter((cell) => core.includes(cell));
  const box = boxOf(ground, inner);
  const cells = visible.filter((cell) => {
    const { x, y } = cornerOf(ground, cell);
    return x >= box.x - U && x <= box.x + box.width && y >= box.y - U && y <= box.y + box.height;
  });
  return { cells, box: boxOf(ground, cells) };
}

function boxOf(ground: Ground, cells: readonly string[]): Box {
  const corners = cells.map((cell) => cornerOf(ground, cell));
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) + U - x, height: Math.max(...ys) + U - y };
}

/** Whether the square can still move: the cards do not yet reach from edge to edge. */
export const isFloating = ({ frame, extent }: Ground): boolean =>
  (["rows", "columns"] as const).some((axis) => {
    const [reach, held] = [frame[axis], extent[axis]];
    return held !== null && (held[0] !== reach[0] || held[1] !== reach[1]);
  });

/** The square as far as it may still reach. */
export function frameBox(ground: Ground): Box {
  const { rows, columns } = ground.frame;
  return {
    x: columns[0] * U,
    y: rows[0] * U,
    width: (columns[1] - columns[0] + 1) * U,
    height: (rows[1] - rows[0] + 1) * U,
  };
}
