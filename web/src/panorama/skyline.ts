import { disc, BOTTOM, repeated, row, shape, sky, variety, WIDTH, type Piece } from "./drawing";
import { cloud, tree } from "./town";

/** What a town of today consists of, from the horizon to the street. */
export interface Town {
  back: Piece[];
  middle: Piece[];
  front: Piece[];
  /** What smokes: it stands at the edge of the town. */
  works: Piece[];
  /** How dirty its air is: 0 for clean. */
  smog: number;
}

/** Pieces from the middle outwards, the highest first: a town is highest at its heart. */
function heaped(pieces: readonly Piece[]): Piece[] {
  const heap: Piece[] = [];
  for (const [index, piece] of [...pieces].sort((one, other) => other.art.length - one.art.length).entries())
    if (index % 2) heap.push(piece);
    else heap.unshift(piece);
  return heap;
}

/** More do not stand side by side in the middle of a town; the others go down to the street. */
const BROADEST = 9;

/** A skyline with its sky: clouds, and the haze that works leave in it. */
export function skyline({ back, middle, front, works, smog }: Town): string {
  const chance = variety("clouds");
  const haze = Math.min(1, smog / 10);
  const edge = works.length ? Math.min(190, 40 + works.reduce((sum, piece) => sum + piece.width, 0)) : 0;
  const right = WIDTH - 10 - edge;
  const grey = Math.min(6, Math.ceil(smog / 2));
  return (
    sky(haze > 0.5 ? "#a9b7c4" : "#8fc1e0", haze > 0.5 ? "#e6dcc6" : "#fbeedb") +
    disc("#f7c66b", 430, 50, 14) +
    cloud(64, 52, 1.1) +
    cloud(196, 42, 0.8) +
    cloud(322, 58, 1) +
    repeated(grey, (index) =>
      cloud(WIDTH - 40 - index * 46 - chance() * 16, 48 + chance() * 22, 1 + chance() * 0.4, "#7d7a78", 0.55),
    ) +
    shape("#b8cfa8", "M0 116Q90 92 190 108T380 98T480 110V160H0Z") +
    shape("#9dbf88", "M0 128Q140 110 270 122T480 118V160H0Z") +
    row(heaped(back), 16, right, () => 131, 1.3, 8) +
    row(works, right, WIDTH - 6, () => 137, 1.3, 6) +
    row(middle.slice(0, BROADEST), 10, right, () => 141, 1.2, 12) +
    shape("#86b06c", `M0 138Q240 132 480 138V${BOTTOM}H0Z`) +
    shape("#6f7b80", "M0 152H480V158H0Z") +
    shape(
      "#f3efe2",
      repeated(16, (index) => `M${index * 31 + 4} 154.600h14v.9h-14z`),
    ) +
    row([...front, ...middle.slice(BROADEST), tree("last")], 8, WIDTH - 8, () => 151, 1.15, 24)
  );
}
