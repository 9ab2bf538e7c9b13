import { expect, test } from "vitest";
import { countTurns } from "#tests/count-turns.ts";
import { turnOfItsOwn } from "./turn-of-its-own.ts";

test("what waits at the same time has a turn of the event loop each, in the order in which it came", async () => {
  const pieces = ["a", "b", "c", "d"];
  const done: string[] = [];
  const turns = await countTurns(() =>
    Promise.all(
      pieces.map(async (piece) => {
        await turnOfItsOwn();
        done.push(piece);
      }),
    ),
  );
  expect(done).toEqual(pieces);
  expect(turns).toBeGreaterThanOrEqual(pieces.length);
});
