import { lobby } from "./lobby.svelte";
import { router } from "./router.svelte";
import { preferences } from "./settings.svelte";
import { t, texts } from "./texts.svelte";

/** Ask the browser for leave to notify; whether it was given. */
export async function allowNotices(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}

/** Tell a person who looks elsewhere that a table waits for them. */
export async function noticeTurn(table: string) {
  const looksAtIt = !document.hidden && router.after("/t/") === table;
  if (looksAtIt || !preferences.notify || !("Notification" in window)) return;
  if (Notification.permission !== "granted") return;
  const body = await titleOf(table);
  const notice = new Notification(t("page-your-turn"), { body, tag: table, icon: "/emblem.svg" });
  notice.onclick = () => {
    window.focus();
    router.go(`/t/${table}`);
  };
}

async function titleOf(table: string): Promise<string> {
  const title = lobby.mine.find((one) => one.id === table)?.title;
  if (!title) return t("page-title");
  await texts.load(title);
  return texts.text("title-name", {}, title);
}
