import type { Panorama } from "../../panorama";
import {
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
  type Piece,
} from "../../panorama/drawing";
import type { Colour, Files, WonderData } from "./data";
import { LANDSCAPES } from "./landscape";
import { MONUMENTS, type Tone } from "./monuments";
import type { City, View } from "./view";

const STONE: Record<Tone, string> = {
  stone: "#e9d7b4",
  shade: "#cdb48a",
  light: "#5d4636",
  leaf: "#5b8f45",
  gold: "#e3ac3a",
};
const WALL = "#f5e8cf";
const SHADE = "#3c24181f";
const DARK = "#4a3a34";

/** Works behind the town: a pit, a wood, a kiln. */
function works(seed: string): Piece {
  const chance = variety(seed);
  if (chance() < 0.5) {
    const trees = repeated(3, (index) => {
      const x = -9 + index * 8;
      return shape("#4f7d4a", `M${x} -${round(14 + chance() * 5)}L${x + 6} 0H${x - 6}Z`);
    });
    return { width: 26, art: trees + box("#8a5a3b", -4, -5, 14, 2.2) + box("#a8754f", -2, -7.2, 10, 2.2) };
  }
  return {
    width: 26,
    art:
      shape("#a58a6f", "M-12 0L-8 -9L-1 -13L6 -8L12 0Z") +
      shape("#8a715a", "M-1 -13L6 -8L12 0H2Z") +
      shape(DARK, "M-5 0V-4a3 3 0 0 1 6 0V0Z") +
      stroke("#6b4a33", "M6 -2L12 -13M9 -13L15 -12", 1.2),
  };
}

/** A workshop with its kiln. */
function workshop(seed: string): Piece {
  const tall = variety(seed)() * 4;
  return {
    width: 26,
    art:
      box(WALL, -10, -11, 16, 11) +
      shape("#8d949a", "M-12 -11L-8 -17H4L8 -11Z") +
      shape("#b5653f", `M6 0V-8Q6 ${round(-15 - tall)} 9 ${round(-18 - tall)}Q12 ${round(-15 - tall)} 12 -8V0Z`) +
      shape("#f2b84b", "M7.500 0V-4a1.600 1.600 0 0 1 3.200 0V0Z") +
      box(DARK, -6, -7, 4, 7),
  };
}

/** A public building: columns under a gable, now and then a statue before it. */
function temple(seed: string): Piece {
  const chance = variety(seed);
  const columns = 4 + Math.floor(chance() * 2);
  const half = columns * 3.4;
  const high = 14 + Math.floor(chance() * 5);
  return {
    width: 2 * half + 6,
    art:
      box("#b9cfe0", -half, -high, 2 * half, high) +
      repeated(columns, (index) =>
        box("#fdf6e6", -half + 1 + index * ((2 * half - 4.6) / (columns - 1)), -high, 2.8, high),
      ) +
      shape("#fdf6e6", `M${-half - 3} ${-high}L0 ${-high - 9}L${half + 3} ${-high}Z`) +
      shape("#2f6fa7", `M${-half + 2} ${-high - 1.5}L0 ${-high - 7}L${half - 2} ${-high - 1.5}Z`) +
      box("#e6d8bb", -half - 2, -2, 2 * half + 4, 2),
  };
}

/** A stall under a striped cloth. */
function market(seed: string): Piece {
  const cloth = variety(seed)() < 0.5 ? "#d9a129" : "#c9702f";
  return {
    width: 24,
    art:
      stroke("#6b4a33", "M-9 0V-12M9 0V-12", 1.4) +
      box("#a8754f", -10, -5, 20, 5) +
      disc("#c9473d", -6, -6, 2) +
      disc("#e9b949", -1.5, -6, 2) +
      disc("#6fa45a", 3, -6, 2) +
      shape(cloth, "M-10 -18H10L13 -11H-13Z") +
      shape("#fff3d6", "M-5.500 -18H-2L-3 -11H-7.200ZM2 -18H5.500L7.200 -11H3Z"),
  };
}

/** A house of learning, with the dome of an observatory. */
function academy(seed: string): Piece {
  const wide = 8 + Math.floor(variety(seed)() * 3);
  return {
    width: 2 * wide + 5,
    art:
      box(WALL, -wide, -12, 2 * wide, 12) +
      shape(SHADE, `M${wide * 0.3} 0V-12H${wide}V0Z`) +
      shape("#3a8454", `M${-wide} -12A${wide} ${wide} 0 0 1 ${wide} -12Z`) +
      shape(
        "#ffffff",
        `M${-wide + 2} -12A${wide - 2} ${wide - 2} 0 0 1 -1 ${-10 - wide}Q${-wide + 4} -17 ${-wide + 4} -12Z`,
        0.25,
      ) +
      disc("#e9b949", 0, -13 - wide, 1.6) +
      shape(DARK, "M-2.500 0V-5a2.500 2.500 0 0 1 5 0V0Z"),
  };
}

/** A tower of the wall, with its banner. */
function tower(seed: string): Piece {
  const high = 22 + Math.floor(variety(seed)() * 6);
  return {
    width: 22,
    art:
      box("#c9b596", -11, -12, 22, 12) +
      shape("#c9b596", "M-11 -12v-3h3v3h2v-3h3v3zM3 -12v-3h3v3h2v-3h3v3z") +
      box("#d8c6a8", -6, -high, 12, high) +
      shape(SHADE, `M1 0V${-high}H6V0Z`) +
      shape("#d8c6a8", `M-7.500 ${-high}v-5h3v2.500h3v-2.500h3v2.500h3v-2.500h3v5z`) +
      stroke("#5d4a3d", `M0 ${-high - 4}V${-high - 15}`, 1) +
      shape("#b8433a", `M0.500 ${-high - 15}L9 ${-high - 12.5}L0.500 ${-high - 9.5}Z`) +
      box(DARK, -1.2, -high + 6, 2.4, 5),
  };
}

/** The house of a guild. */
const guild = (): Piece => ({
  width: 24,
  art:
    box(WALL, -9, -20, 18, 20) +
    shape(SHADE, "M2 0V-20H9V0Z") +
    shape("#6e4b86", "M-11 -20L0 -30L11 -20Z") +
    shape("#6e4b86", "M-3 -17H3V-8L0 -10.500L-3 -8Z") +
    disc("#e9b949", 0, -14, 1.6) +
    shape(DARK, "M-7 0V-5h3.500V0ZM3.500 0V-5H7V0Z"),
});

/** A house of the dark quarter. */
const den = (): Piece => ({
  width: 22,
  art:
    box("#5a5563", -8, -14, 16, 14) +
    shape("#2f2c38", "M-10 -14Q0 -24 10 -14Z") +
    disc("#f2b84b", 0, -8, 2.2) +
    shape("#2b2733", "M-2 0V-4H2V0Z"),
});

/** A leader in bronze. */
const statue = (): Piece => ({
  width: 12,
  art:
    box("#d8c6a8", -4.5, -5, 9, 5) +
    shape("#a8753f", "M-3 -5L-2 -12Q0 -14.500 2 -12L3 -5Z") +
    disc("#a8753f", 0, -15.5, 2.2),
});

const ship = (seed: string): Piece => {
  const sail = variety(seed)() < 0.5 ? "#fbf3df" : "#e7a45b";
  return {
    width: 24,
    art:
      stroke("#5d4030", "M0 -3V-18", 1) +
      shape(sail, "M-7 -16Q2 -14 7 -16Q9 -10 6 -5Q0 -3.500 -6 -5Q-4 -10 -7 -16Z") +
      shape("#7a4a2f", "M-11 -4Q0 -1.500 11 -5.500L8 1.500H-8Z"),
  };
};

/** The monument as far as it is built; what is still to come is a plan in the air. */
function wonder(data: WonderData, city: City): string {
  const parts = (MONUMENTS[data.id] ?? []).map(([tone, outline]) => shape(STONE[tone], outline)).join("");
  const standing = city.stages / data[city.side ?? "a"].stages.length;
  const clip = `<clipPath id="standing"><rect x="-60" y="${round(134 * (1 - standing) - 14)}" width="280" height="160"/></clipPath>`;
  return `<defs>${clip}</defs><g opacity=".3">${parts}</g><g clip-path="url(#standing)">${parts}</g>`;
}

/** A city of antiquity on its coast, with its wonder on the headland and its trade on the sea. */
const panorama: Panorama<View, Files> = (view, files, seat) => {
  const city = view.cities[seat]!;
  const data = files.wonders.find(({ id }) => id === city.board)!;
  const [high, low, far, near] = LANDSCAPES[data.id]!;
  const colours = new Map([...files.cards, ...files.cities].map((card) => [card.id, card.colour]));
  const built = city.built.toSorted();
  const of = (...wanted: Colour[]) => built.filter((card) => wanted.includes(colours.get(card)!));
  const back = [...of("red").map(tower), ...of("brown").map(works)];
  const middle = [
    ...of("green").map(academy),
    ...of("blue").map(temple),
    ...of("purple").map(guild),
    ...of("black").map(den),
  ];
  const front = [...of("grey").map(workshop), ...of("yellow").map(market), ...city.leaders.map(statue)];
  return (
    sky(high, low) +
    disc("#f3a765", 66, 52, 12) +
    shape(far, "M0 98Q80 76 170 92T330 80T480 88V160H0Z") +
    placed(352, 40, 0.64, wonder(data, city)) +
    shape(near, "M0 110Q70 98 150 106T300 112Q340 118 480 114V160H0Z") +
    row(back, 6, 324, (x) => 111 + Math.sin(x / 60) * 2, 1.2, 10) +
    shape(near, "M0 120Q120 110 240 116T480 120V160H0Z") +
    shape("#ffffff", "M0 120Q120 110 240 116T480 120V160H0Z", 0.14) +
    row(middle, 6, 346, () => 127, 1.25, 8) +
    shape("#dcc592", "M0 131Q140 123 300 128T480 130V160H0Z") +
    row(front, 20, 460, () => 141, 1.1, 14) +
    shape("#5fa3bf", "M0 144Q40 140 90 143T190 143T300 144T400 142T480 143V160H0Z") +
    shape("#7fbdd3", "M0 151Q60 148 130 151T270 150T400 151T480 150V160H0Z") +
    stroke(
      "#e4f3f6",
      "M24 148q5 -2 10 0t10 0M196 155q5 -2 10 0t10 0M330 149q5 -2 10 0t10 0M430 155q5 -2 10 0t10 0",
      1,
    ) +
    row(of("yellow").map(ship), 40, 460, () => 156, 0.9, 60)
  );
};
export default panorama;
