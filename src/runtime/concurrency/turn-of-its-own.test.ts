import { expect, test } from "vitest";
import { countTurns } from "#tests/count-turns.ts";
import { turnOfItsOwn } from "./turn-of-its-own.ts";

test("gives concurrent callers a turn of the event loop each, in order", async () => {
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
