import type { Ladder } from "../../ending/ladders";
import { texts } from "../../lib/texts.svelte";
import type { Files } from "./data";
import { ranksOf } from "./reading";
import type { View } from "./view";

const ladder: Ladder<View, Files> = (view, files) =>
  ranksOf(files, view.victory).map(({ id, least }) => ({ name: texts.text(`rank-${id}`, {}, "cardcity"), least }));
export default ladder;
