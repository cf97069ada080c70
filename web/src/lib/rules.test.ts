import { expect, test, vi } from "vitest";
import { rulesOf } from "./rules";

test("rules are printed like any other text", async () => {
  const page = [{ name: "L'or", rules: [{ number: "LC-1", text: "C'est tout : « rien »." }] }];
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(page)));
  expect(await rulesOf("toy", "fr")).toEqual([
    { name: "L’or", rules: [{ number: "LC-1", text: "C’est tout\u00a0: «\u00a0rien\u00a0»." }] },
  ]);
});
