import { del, get, post, RequestRefused } from "./api";
import type { PushInfo } from "./types";

/** Whether this browser can tell somebody something while no page is open. */
export const canPush = () => "serviceWorker" in navigator && "PushManager" in window;

/** Whether it does so for who is known here now. */
export const isPushed = async () => (await get<PushInfo>("/api/me/push")).here;

/** Ask the person and the browser; false if either says no. */
export async function beginPush(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const { key } = await get<PushInfo>("/api/me/push");
  const worker = await navigator.serviceWorker.ready;
  try {
    await keep(await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  } catch (error) {
    // The browser reaches no push service, or has none.
    if (error instanceof DOMException) return false;
    throw error;
  }
  return true;
}

export async function endPush() {
  await del("/api/me/push");
  const worker = await navigator.serviceWorker.ready;
  await (await worker.pushManager.getSubscription())?.unsubscribe();
}

/** Browsers change where they are told things; who visits the page says so anew. */
export async function renewPush() {
  if (!canPush()) return;
  const worker = await navigator.serviceWorker.ready;
  const subscription = await worker.pushManager.getSubscription();
  try {
    if (subscription && (await isPushed())) await keep(subscription);
  } catch (error) {
    // Nobody is known here, or the server is away: the next visit will do.
    if (!(error instanceof RequestRefused)) throw error;
  }
}

async function keep(subscription: PushSubscription) {
  const { endpoint, keys } = subscription.toJSON();
  await post("/api/me/push", { endpoint, p256dh: keys?.["p256dh"], auth: keys?.["auth"] });
}
