import { along, type Manners } from "../../lib/telling/beats";
import type { TableEvent } from "../../lib/types";

/** Votes of phase 5 are an election; others are a gift. */
const voting = ({ facts }: TableEvent) =>
  facts["source"] === "source-homes" || facts["source"] === "tile-university"
    ? { ms: 700, scene: "vote" }
    : { ms: 600 };

/** What the boroughs bring in phase 4; other money is a gift or a price. */
const earning = ({ facts }: TableEvent) =>
  ["source-tourists", "source-shops", "source-sale", "source-trade"].includes(String(facts["source"]))
    ? INCOME
    : { ms: 600 };
const INCOME = { ms: 500, scene: "income" };

/** How the events of this title are told. */
export const manners: Manners = {
  "event-side": { ms: 400 },
  "event-hall": { ms: 700 },
  "event-dealt": along,
  "event-keeps": along,
  "event-promise-kept": { ms: 500, scene: "promising" },
  "event-round": { ms: 700, scene: "round" },
  "event-mayor": { ms: 600 },
  "event-mayor-stays": along,
  "event-mayor-aside": along,
  "event-ring": along,
  "event-action": { ms: 600 },
  "event-money": earning,
  "event-votes": voting,
  "event-extended": { ms: 600 },
  "event-screen": { ms: 1_000 },
  "event-built": { ms: 800 },
  "event-gift-built": { ms: 800 },
  "event-warehouse": { ms: 600 },
  "event-saved-good": along,
  "event-spent": { ms: 500 },
  "event-housed": { ms: 600 },
  "event-manned": { ms: 400 },
  "event-sent-home": { ms: 600 },
  "event-enlarged": { ms: 800 },
  "event-demolished": { ms: 700 },
  "event-work-scarce": { ms: 700 },
  "event-work-lost": { ms: 700 },
  "event-moved": { ms: 700 },
  "event-arrived": { ms: 600 },
  "event-bought": INCOME,
  "event-produced": INCOME,
  "event-returned": { ms: 400 },
  "event-left-abroad": { ms: 400 },
  "event-no-room-abroad": { ms: 400 },
  "event-stored": { ms: 400 },
  "event-pollution": { ms: 700, scene: "pollution" },
  "event-eliminated": { ms: 1_200, scene: "pollution" },
  "event-replaced": { ms: 500 },
  "event-rescued": { ms: 700, scene: "pollution" },
  "event-died": { ms: 1_000, scene: "pollution" },
  "event-grave": { ms: 700, scene: "pollution" },
  "event-no-grave": { ms: 500, scene: "pollution" },
  "event-disc-enters": { ms: 700 },
  "event-disc-advances": { ms: 700 },
  "event-disc-restarts": { ms: 700 },
  "event-draws": { ms: 500 },
  "event-goods": { ms: 600 },
  "event-no-gift": { ms: 400 },
  "event-citizens": { ms: 600 },
  "event-property": { ms: 400 },
  "event-census": { ms: 400 },
  "event-kept": { ms: 800, scene: "promises" },
  "event-broken": { ms: 800, scene: "promises" },
  "event-end": { ms: 600, scene: "end" },
};
