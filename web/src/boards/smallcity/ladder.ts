import type { Ladder } from "../../ending/ladders";
import { boardTexts } from "../texts";
import type { Files } from "./data";
import english from "./en.ftl?raw";
import french from "./fr.ftl?raw";
import type { View } from "./view";

const ladder: Ladder<View, Files> = (_view, files) => {
  const words = boardTexts({ en: english, fr: french });
  return files.boards.ratings.map(({ id, least }) => ({ name: words(`rating-${id}`), least }));
};
export default ladder;
