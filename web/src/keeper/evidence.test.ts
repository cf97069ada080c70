import { expect, test } from "vitest";
import { entryText, evidenceOf } from "./evidence";

test("what was said and done is read as the server wrote it", () => {
  const { seats, chat, log } = evidenceOf(
    `{"seats":["Ada","Ben"],"chat":[{"sequence":1,"at":1,"seat":1,"text":"an insult","to_team":false}],
      "log":[{"sequence":1,"at":1,"entry":{"kind":"play","seat":1,"move":"build school"},"position":""},
             {"sequence":2,"at":2,"entry":{"kind":"stand-in","seat":0,"bot":"easy"},"position":""}]}`,
  );
  expect(seats[chat[0]!.seat]).toBe("Ben");
  expect(log.map(({ entry }) => entryText(entry))).toEqual(["build school", "stand-in"]);
});
