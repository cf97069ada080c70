import { router } from "./router.svelte";
import { preferences } from "./settings.svelte";
import { t } from "./texts.svelte";

/** Ask the browser for leave to notify; whether it was given. */
export async function allowNotices(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}

/** Tell a person who looks elsewhere that a table waits for them. */
export function noticeTurn(table: string) {
  const looksAtIt = !document.hidden && router.after("/t/") === table;
  if (looksAtIt || !preferences.notify || !("Notification" in window)) return;
  if (Notification.permission !== "granted") return;
  const notice = new Notification(t("page-your-turn"), { body: t("page-title"), tag: table, icon: "/emblem.svg" });
  notice.onclick = () => {
    window.focus();
    router.go(`/t/${table}`);
  };
}
