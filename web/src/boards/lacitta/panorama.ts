import type { Panorama } from "../../panorama";
import {
  BOTTOM,
  box,
  disc,
  placed,
  repeated,
  round,
  row,
  shape,
  sky,
  stroke,
  variety,
  WIDTH,
  type Piece,
} from "../../panorama/drawing";
import { BUILDINGS, INKS, type Ink } from "./buildings";
import type { View } from "./view";

/** What stands where on the hill: the proudest at the top, farms in the plain, boats on the river. */
const SLOPE = ["university", "palace", "hospital", "theatre", "baths"];
const FOOT = ["school", "statue", "fountain", "market", "estate"];
const PLAIN = ["farmhouse", "large_farmhouse", "quarry"];
/** A picture of a building stands this far below its middle. */
const SOLE = 8;

/** A castle belongs to nobody here: it shows its stone instead of a colour. */
const ASHLAR: Ink = { fill: "#c4a57e", stroke: "#8a6d4c", width: 0.5 };

const ROOFS = ["#c8553d", "#b84a34", "#d0694a", "#a9472f"];
const WALLS = ["#fbeed3", "#f4dfb8", "#f7e6d0", "#edd2a8"];

function building(kind: string): Piece {
  const parts = (BUILDINGS[kind] ?? []).map(([ink, outline]) => {
    const { fill, stroke: line, width } = (ink === "roof" && kind === "castle" ? ASHLAR : INKS[ink]) as Ink;
    const edge = line ? ` stroke="${line}" stroke-width="${width}"` : "";
    return `<path d="${outline}" fill="${fill}"${edge}/>`;
  });
  const art = `<g stroke-linejoin="round" stroke-linecap="round">${parts.join("")}</g>`;
  return { width: kind === "castle" ? 29 : 25, art: placed(0, -SOLE, 1, art) };
}

/** A narrow house of the old town. */
function house(seed: string): Piece {
  const chance = variety(seed);
  const high = 9 + Math.floor(chance() * 8);
  const half = 4 + chance() * 1.5;
  const wall = WALLS[Math.floor(chance() * WALLS.length)]!;
  const roof = ROOFS[Math.floor(chance() * ROOFS.length)]!;
  const ridge = chance() < 0.5 ? -half : half;
  const art =
    box(wall, -half, -high, 2 * half, high) +
    shape("#5a3a2022", `M${round(half * 0.3)} 0V${-high}H${round(half)}V0Z`) +
    shape(roof, `M${round(-half - 1)} ${-high}L${round(ridge * 0.25)} ${-high - 5}L${round(half + 1)} ${-high}Z`) +
    box("#5b4a45", -half * 0.5, -high + 2.6, 1.6, 2.4) +
    box("#5b4a45", half * 0.35, -high + 2.6, 1.6, 2.4) +
    (high > 12 ? box("#5b4a45", -half * 0.5, -high + 7, 1.6, 2.4) : "");
  return { width: 2 * half + 1.5, art };
}

const cypress = (x: number, y: number, size: number): string =>
  placed(
    x,
    y,
    size,
    shape("#3f6b45", "M0 0Q-3.500 -8 0 -20Q3.500 -8 0 0Z") + shape("#ffffff", "M0 -20Q-3 -8 -0.500 -2Z", 0.12),
  );

/** The slope of the town's hill, and of the terraces before it. */
const hill =
  (top: number, width: number, foot: number) =>
  (x: number): number =>
    foot - (foot - top) * Math.exp(-(((x - WIDTH / 2) / width) ** 2));

const silhouette = (fill: string, slope: (x: number) => number): string => {
  const points = Array.from({ length: 41 }, (_, index) => index * 12).map((x) => `L${x} ${round(slope(x))}`);
  return shape(fill, `M0 ${BOTTOM}${points.join("")}V${BOTTOM}Z`);
};

/** A field of wheat in the plain, for each harvest the town can hope for. */
const field = (x: number, width: number): string =>
  shape("#e0bd57", `M${x} 150L${x + 10} 138H${x + width - 8}L${x + width} 150Z`) +
  stroke(
    "#c79c33",
    repeated(4, (line) => `M${x + 8 + (line * (width - 12)) / 4} 149L${x + 14 + (line * (width - 16)) / 4} 139`),
    1,
  );

/** A Renaissance town on its hill, with its fields and its river. */
const panorama: Panorama<View, unknown> = (view, _content, seat) => {
  const mine = view.cities.filter((city) => city.owner === seat);
  const tiles = view.hexes.flatMap((hex) => (hex.tile && hex.owner === seat ? [hex.tile] : [])).sort();
  const pieces = (kinds: string[]) => tiles.filter((tile) => kinds.includes(tile)).map(building);
  const citizens = mine.reduce((sum, city) => sum + city.citizens, 0);
  const houses = Array.from({ length: Math.min(42, citizens) }, (_, index) => house(`house ${index}`));
  const share = (from: number, to: number) =>
    houses.slice(Math.round(houses.length * from), Math.round(houses.length * to));
  const [castles, farms] = [pieces(["castle"]), pieces(PLAIN)];
  const crest = [...castles.slice(0, 1), ...pieces(["cathedral"])];
  const walls = castles.slice(1);
  const boats = tiles.filter((tile) => tile === "harbour").length;
  const top = hill(76, 104, 128);
  const upper = hill(92, 122, 134);
  const lower = hill(112, 150, 138);
  const wide = 60 + crest.length * 20;
  return (
    sky("#a8cfe3", "#fdeed2") +
    disc("#f6c877", 92, 54, 13) +
    shape("#b9c6cf", "M0 118L52 84L96 108L148 74L206 112L300 92L352 70L404 104L446 82L480 102V160H0Z") +
    shape("#ffffff", "M148 74L136 84L146 82L152 88L162 84ZM352 70L341 78L350 77L357 82L366 79Z", 0.8) +
    shape("#c4cf9f", "M0 124Q80 96 170 116T340 108T480 116V160H0Z") +
    silhouette("#a9bf7c", top) +
    row(share(0, 0.2), 240 - wide * 0.75, 240 + wide * 0.75, (x) => top(x) + 2, 1.3, 3) +
    row(crest, 240 - wide / 2, 240 + wide / 2, (x) => top(x) + 6, 2, 2) +
    cypress(240 - wide * 0.8, top(240 - wide * 0.8) + 4, 0.9) +
    cypress(240 + wide * 0.8, top(240 + wide * 0.8) + 4, 1) +
    silhouette("#9db36c", (x) => upper(x) + 2) +
    row(share(0.2, 0.55), 110, 370, (x) => upper(x) + 3, 1.35, 6) +
    row(pieces(SLOPE), 116, 364, (x) => upper(x) + 10, 1.75, 10) +
    silhouette("#b7b878", (x) => lower(x) + 4) +
    row(share(0.55, 1), 56, 424, (x) => lower(x) + 6, 1.4, 8) +
    row(
      [...walls.slice(0, Math.ceil(walls.length / 2)), ...pieces(FOOT), ...walls.slice(Math.ceil(walls.length / 2))],
      40,
      440,
      (x) => lower(x) + 15,
      1.6,
      14,
    ) +
    shape("#a9bf6e", "M0 141Q120 134 240 140T480 138V160H0Z") +
    repeated(Math.min(3, farms.length), (index) => field([4, 396, 66][index]!, 70)) +
    row(
      farms.filter((_, index) => index % 2 === 0),
      6,
      150,
      () => 150,
      1.3,
      14,
    ) +
    row(
      farms.filter((_, index) => index % 2 === 1),
      330,
      474,
      () => 150,
      1.3,
      14,
    ) +
    repeated(5, (index) => cypress(172 + index * 34, 150, 0.5 + (index % 3) * 0.14)) +
    shape("#7fb9d6", "M0 151Q60 148 120 151T240 151T360 151T480 150V160H0Z") +
    stroke(
      "#d9eef6",
      "M20 155q5 -2 10 0t10 0M150 156q5 -2 10 0t10 0M300 155q5 -2 10 0t10 0M420 156q5 -2 10 0t10 0",
      0.9,
    ) +
    repeated(boats, (index) => placed(210 + index * 44, 158, 1, building("harbour").art))
  );
};
export default panorama;
