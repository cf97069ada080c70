/** The squared paper: cells a1 to j10 with a1 at the bottom left, and outlines of sets of cells. */

export interface Spot {
  x: number;
  y: number;
}

const LETTERS = "abcdefghij";

export const spotOf = (cell: string): Spot => ({ x: LETTERS.indexOf(cell.charAt(0)), y: Number(cell.slice(1)) - 1 });

export const cellAt = (x: number, y: number): string | null =>
  x >= 0 && y >= 0 && x < 10 && y < 10 ? `${LETTERS[x]}${y + 1}` : null;

/** The lowest cell, the leftmost of those: the one that names a tile. */
export function firstOf(cells: readonly string[]): string {
  return [...cells].sort((one, other) => {
    const [a, b] = [spotOf(one), spotOf(other)];
    return a.y - b.y || a.x - b.x;
  })[0]!;
}

/** The cells beside these and at their corners, without those that are left out: where a tile would influence. */
export function around(cells: readonly string[], without: readonly string[], rows: number): string[] {
  const found = new Set<string>();
  for (const { x, y } of cells.map(spotOf))
    for (const dx of [-1, 0, 1])
      for (const dy of [-1, 0, 1]) {
        const near = x + dx < rows && y + dy < rows ? cellAt(x + dx, y + dy) : null;
        if (near && !without.includes(near)) found.add(near);
      }
  return [...found];
}

interface Edge {
  to: Spot;
  dx: number;
  dy: number;
}

const key = (x: number, y: number) => `${x} ${y}`;

/**
 * The outline of a set of cells as an SVG path with rounded corners, in units of one cell,
 * with y downwards from the top row of a grid of `rows` rows.
 */
export function outline(cells: readonly string[], rows: number, inset = 0.04, round = 0.16): string {
  const inside = new Set(cells.map((cell) => key(spotOf(cell).x, rows - 1 - spotOf(cell).y)));
  const has = (x: number, y: number) => inside.has(key(x, y));
  // Edges run clockwise, with the inside at their right hand.
  const edges = new Map<string, Edge[]>();
  const add = (x: number, y: number, dx: number, dy: number) => {
    const from = key(x, y);
    edges.set(from, [...(edges.get(from) ?? []), { to: { x: x + dx, y: y + dy }, dx, dy }]);
  };
  for (const cell of inside) {
    const [x = 0, y = 0] = cell.split(" ").map(Number);
    if (!has(x, y - 1)) add(x, y, 1, 0);
    if (!has(x + 1, y)) add(x + 1, y, 0, 1);
    if (!has(x, y + 1)) add(x + 1, y + 1, -1, 0);
    if (!has(x - 1, y)) add(x, y + 1, 0, -1);
  }
  let path = "";
  while (edges.size) {
    const [start] = edges.keys();
    const corners: { x: number; y: number; from: Spot; to: Spot }[] = [];
    let at = start!;
    let before: Spot | null = null;
    let first: Spot | null = null;
    for (;;) {
      const options: Edge[] | undefined = edges.get(at);
      if (!options?.length) break;
      // Where cells touch only by a corner, the path turns right and stays with its own cell.
      const last: Spot | null = before;
      const edge: Edge = options.find(({ dx, dy }) => last && dx === -last.y && dy === last.x) ?? options[0]!;
      const rest = options.filter((option) => option !== edge);
      if (rest.length) edges.set(at, rest);
      else edges.delete(at);
      const direction: Spot = { x: edge.dx, y: edge.dy };
      const [x = 0, y = 0] = at.split(" ").map(Number);
      if (before && (before.x !== direction.x || before.y !== direction.y))
        corners.push({ x, y, from: before, to: direction });
      first ??= direction;
      before = direction;
      at = key(edge.to.x, edge.to.y);
    }
    const [x = 0, y = 0] = at.split(" ").map(Number);
    if (before && first && (before.x !== first.x || before.y !== first.y))
      corners.push({ x, y, from: before, to: first });
    path += corners
      .map((corner, index) => {
        // Moving in by the inset, to the right of both edges.
        const px = corner.x + inset * (sideX(corner.from) + sideX(corner.to));
        const py = corner.y + inset * (sideY(corner.from) + sideY(corner.to));
        const begin = `${num(px - corner.from.x * round)} ${num(py - corner.from.y * round)}`;
        const end = `${num(px + corner.to.x * round)} ${num(py + corner.to.y * round)}`;
        return `${index ? "L" : "M"}${begin}Q${num(px)} ${num(py)} ${end}`;
      })
      .join("");
    path += "Z";
  }
  return path;
}

const sideX = ({ y }: Spot) => -y;
const sideY = ({ x }: Spot) => x;
const num = (value: number) => Math.round(value * 1000) / 1000;
