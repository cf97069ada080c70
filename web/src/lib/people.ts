import { t } from "./texts.svelte";

/** Bots carry the names of those who built cities; the name goes with the seat. */
const BUILDERS = ["Vitruve", "Palladio", "Sinan", "Ictinos", "Vauban", "Wren", "Gaudí", "Imhotep"];

interface Holder {
  name: string;
  bot: string;
  open?: boolean;
}

/** The names of those who sit at a table, by seat. */
export function seatNames(seats: readonly Holder[]): string[] {
  return seats.map((holder, seat) => {
    if (holder.name) return holder.name;
    if (holder.bot) return t("page-bot-name", { name: `=${BUILDERS[seat % BUILDERS.length]}` });
    return t("page-seat", { number: seat + 1 });
  });
}

/** What a bot is called that the text `spec` names, such as hard or search:500ms. */
export function botName(spec: string): string {
  return t(`page-bot-${spec.split(":")[0]}`);
}
