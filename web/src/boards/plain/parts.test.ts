import { expect, test } from "vitest";
import { bySeat, columnsOf, counted, namesSeat } from "./parts";

test("records of seats are found only if there is one for each", () => {
  const seats = [{ coins: 1 }, { coins: 2 }];
  expect(bySeat({ seats }, 2)).toEqual(seats);
  expect(bySeat({ seats }, 3)).toBeNull();
  expect(bySeat({ seats: [1, 2] }, 2)).toBeNull();
  expect(bySeat({}, 2)).toBeNull();
});

test("records with the same keys make a table", () => {
  const stalls = [
    { ware: "ware-tea", price: 1 },
    { ware: "ware-silk", price: 3 },
  ];
  expect(columnsOf(stalls)).toEqual(["ware", "price"]);
  expect(columnsOf([...stalls, { ware: "ware-pearl" }])).toBeNull();
  expect(columnsOf(["tea"])).toBeNull();
  expect(columnsOf([])).toBeNull();
  expect(columnsOf([{}])).toBeNull();
});

test("equal words are counted", () => {
  expect(counted(["tea", "silk", "tea"])).toEqual([
    ["tea", 2],
    ["silk", 1],
  ]);
});

test("a number is a seat where its key says so", () => {
  expect(["seat", "to_seat", "seats", "coins"].map(namesSeat)).toEqual([true, true, false, false]);
});
