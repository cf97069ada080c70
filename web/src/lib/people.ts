import { t } from "./texts.svelte";

/** Bots carry the names of those who built cities; the name goes with the seat. */
const BUILDERS = ["Vitruve", "Palladio", "Sinan", "Ictinos", "Vauban", "Wren", "Gaudí", "Imhotep"];

/** Stands behind the name of a guest, which anybody may bear. No name can hold this sign. */
const GUEST = "°";

interface Holder {
  name: string;
  guest: boolean;
  bot: string;
  open?: boolean;
}

/** The names of those who sit at a table, by seat; guests are marked for everybody but themselves. */
export function seatNames(seats: readonly Holder[], me: number | null): string[] {
  return seats.map((holder, seat) => {
    if (holder.name) return holder.guest && seat !== me ? holder.name + GUEST : holder.name;
    if (holder.bot) return t("page-bot-name", { name: `=${BUILDERS[seat % BUILDERS.length]}` });
    if (holder.open) return t("page-seat", { number: seat + 1 });
    return t("page-somebody");
  });
}

/** A name without the mark of a guest, and whether it had one. */
export function unmarked(name: string): { plain: string; guest: boolean } {
  const guest = name.endsWith(GUEST);
  return { plain: guest ? name.slice(0, -GUEST.length) : name, guest };
}

/** A name as it is read aloud. */
export function spoken(name: string): string {
  const { plain, guest } = unmarked(name);
  return guest ? t("page-guest-spoken", { name: `=${plain}` }) : plain;
}

/** What a bot is called that the text `spec` names, such as hard or search:500ms. */
export function botName(spec: string): string {
  return t(`page-bot-${spec.split(":")[0]}`);
}
