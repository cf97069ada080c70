/** Where hexes lie on the drawing: pointy at the top, axial coordinates, in units of the drawing. */

export const SIDE = 24;
export const HALF = (SIDE * Math.sqrt(3)) / 2;

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Placed {
  id: string;
  q: number;
  r: number;
}

/** The neighbours of a hex across its sides, from the right one clockwise. */
const STEPS = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const;

export const centre = ({ q, r }: { q: number; r: number }): Point => ({
  x: 2 * HALF * (q + r / 2),
  y: 1.5 * SIDE * r,
});

/** The corners of a hex, from the upper right one clockwise. */
export function corners({ x, y }: Point, side = SIDE): Point[] {
  const half = (side * Math.sqrt(3)) / 2;
  return [
    { x: x + half, y: y - side / 2 },
    { x: x + half, y: y + side / 2 },
    { x, y: y + side },
    { x: x - half, y: y + side / 2 },
    { x: x - half, y: y - side / 2 },
    { x, y: y - side },
  ];
}

const short = (number: number): string => String(Math.round(number * 100) / 100);
const pathOf = (points: Point[]): string => `M${points.map(({ x, y }) => `${short(x)} ${short(y)}`).join("L")}Z`;

export const hexPath = (at: Point, side = SIDE): string => pathOf(corners(at, side));

/** The outlines of a set of hexes: one loop each, holes among them. */
export function loops(cells: readonly { q: number; r: number }[]): Point[][] {
  const own = new Set(cells.map(({ q, r }) => `${q},${r}`));
  const key = ({ x, y }: Point) => `${Math.round(x * 8)},${Math.round(y * 8)}`;
  const next = new Map<string, { from: Point; to: Point }>();
  for (const { q, r } of cells) {
    const around = corners(centre({ q, r }));
    STEPS.forEach(([right, down], index) => {
      if (own.has(`${q + right},${r + down}`)) return;
      const from = around[index]!;
      next.set(key(from), { from, to: around[(index + 1) % 6]! });
    });
  }
  const found: Point[][] = [];
  while (next.size) {
    const loop: Point[] = [];
    let at = next.keys().next().value;
    for (let edge = next.get(at!); edge; edge = next.get(at!)) {
      next.delete(at!);
      loop.push(edge.from);
      at = key(edge.to);
    }
    found.push(loop);
  }
  return found;
}

export const outline = (cells: readonly { q: number; r: number }[]): string => loops(cells).map(pathOf).join("");

/** The box around these hexes, with a margin. */
export function boxAround(hexes: readonly { q: number; r: number }[], margin = 0): Box {
  const points = hexes.map(centre);
  const left = Math.min(...points.map(({ x }) => x)) - HALF - margin;
  const top = Math.min(...points.map(({ y }) => y)) - SIDE - margin;
  const right = Math.max(...points.map(({ x }) => x)) + HALF + margin;
  const bottom = Math.max(...points.map(({ y }) => y)) + SIDE + margin;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

export type Direction = "left" | "right" | "up" | "down";
const WAYS: Record<Direction, Point> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

/** The hex one comes to from another by an arrow key, or that one itself at the rim. */
export function stepFrom<H extends Placed>(hexes: readonly H[], from: H, direction: Direction): H {
  const start = centre(from);
  const way = WAYS[direction];
  let best = from;
  let least = Infinity;
  for (const hex of hexes) {
    const { x, y } = centre(hex);
    const along = (x - start.x) * way.x + (y - start.y) * way.y;
    const aside = Math.abs((x - start.x) * way.y - (y - start.y) * way.x);
    if (along < SIDE / 2 || aside > along * 1.2) continue;
    const distance = along + 1.6 * aside;
    if (distance < least) {
      least = distance;
      best = hex;
    }
  }
  return best;
}

/** A gentle bow from one point to another that stops short of both ends. */
export function bow(from: Point, to: Point, bend = 0.2, stop = SIDE * 0.8): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const ux = (to.x - from.x) / length;
  const uy = (to.y - from.y) / length;
  const middle = {
    x: (from.x + to.x) / 2 - uy * length * bend,
    y: (from.y + to.y) / 2 + ux * length * bend,
  };
  const start = { x: from.x + ux * stop * 0.6, y: from.y + uy * stop * 0.6 };
  const end = { x: to.x - ux * stop, y: to.y - uy * stop };
  return `M${short(start.x)} ${short(start.y)}Q${short(middle.x)} ${short(middle.y)} ${short(end.x)} ${short(end.y)}`;
}

/** The part of the drawing that is shown, and how large. */
export interface Camera {
  scale: number;
  x: number;
  y: number;
}

/** Show a box as large as the window allows. */
export function fit(box: Box, width: number, height: number, most = Infinity): Camera {
  const scale = Math.min(width / box.width, height / box.height, most);
  return {
    scale,
    x: width / 2 - (box.x + box.width / 2) * scale,
    y: height / 2 - (box.y + box.height / 2) * scale,
  };
}

/** Keep the world over the window: nobody gets lost by panning. */
export function held(camera: Camera, world: Box, width: number, height: number): Camera {
  const hold = (offset: number, start: number, length: number, window: number) => {
    const low = window - (start + length) * camera.scale;
    const high = -start * camera.scale;
    return low > high ? (low + high) / 2 : Math.min(Math.max(offset, low), high);
  };
  return {
    scale: camera.scale,
    x: hold(camera.x, world.x, world.width, width),
    y: hold(camera.y, world.y, world.height, height),
  };
}

/** Zoom so that the point under the pointer stays where it is. */
export const zoomed = (camera: Camera, factor: number, at: Point): Camera => ({
  scale: camera.scale * factor,
  x: at.x - (at.x - camera.x) * factor,
  y: at.y - (at.y - camera.y) * factor,
});
