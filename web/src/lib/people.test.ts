import { expect, test } from "vitest";
import { seatNames, spoken, unmarked } from "./people";

const seat = (name: string, guest: boolean) => ({ name, guest, bot: "" });

test("guests are marked for everybody but themselves", () => {
  const seats = [seat("Ann", true), seat("Bob", true), seat("Cleo", false)];
  expect(seatNames(seats, 0)).toEqual(["Ann", "Bob°", "Cleo"]);
  expect(seatNames(seats, null)).toEqual(["Ann°", "Bob°", "Cleo"]);
});

test("a mark is taken off and read aloud", () => {
  expect(unmarked("Bob°")).toEqual({ plain: "Bob", guest: true });
  expect(unmarked("Cleo")).toEqual({ plain: "Cleo", guest: false });
  expect(spoken("Cleo")).toBe("Cleo");
  expect(spoken("Bob°")).not.toContain("°");
});
