import { expect, test } from "vitest";
import source from "../../public/worker.js?raw";

type Heard = Record<string, (event: object) => void>;

/** The worker in a browser that has these windows open: what it listens to, and what it does. */
function worker(windows: string[]) {
  const heard: Heard = {};
  const done: string[] = [];
  const scope = {
    addEventListener: (name: string, listener: (event: object) => void) => (heard[name] = listener),
    registration: {
      showNotification: async (text: string, shown: { tag: string; lang: string; data: string }) =>
        done.push(`shown ${text} ${shown.lang} ${shown.tag} ${shown.data}`),
    },
    clients: {
      matchAll: async () => windows.map((url) => ({ url, focus: () => done.push(`focused ${url}`) })),
      openWindow: async (url: string) => done.push(`opened ${url}`),
    },
    location: { origin: "https://tables.example.org" },
  };
  new Function(...Object.keys(scope), source)(...Object.values(scope));
  return { heard, done };
}

async function tell(heard: Heard, name: string, event: object) {
  const waited: Promise<unknown>[] = [];
  heard[name]!({ ...event, waitUntil: (work: Promise<unknown>) => waited.push(work) });
  await Promise.all(waited);
}

test("what the server tells is shown as it came, one notice for each table", async () => {
  const { heard, done } = worker([]);
  const told = { text: "C'est à vous", language: "fr", link: "/t/abc", topic: "abc" };
  await tell(heard, "push", { data: { json: () => told } });
  expect(done).toEqual(["shown C'est à vous fr abc /t/abc"]);
});

test("a notice leads to its table, in the window that shows it or in a new one", async () => {
  const notification = { data: "/t/abc", close: () => {} };
  const away = worker(["https://tables.example.org/"]);
  await tell(away.heard, "notificationclick", { notification });
  expect(away.done).toEqual(["opened https://tables.example.org/t/abc"]);
  const there = worker(["https://tables.example.org/t/abc?at=3"]);
  await tell(there.heard, "notificationclick", { notification });
  expect(there.done).toEqual(["focused https://tables.example.org/t/abc?at=3"]);
});
