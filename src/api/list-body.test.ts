import { expect, test } from "vitest";
import { countTurns } from "#tests/count-turns.ts";
import { listBody } from "./list-body.ts";

const rows = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ at, name: `Número ${at}` }));
const toRecord = ({ at, name }: { at: number; name: string }) => ({ id: at, name });

test.each([0, 1, 100, 101, 800])("writes a list of %i like JSON.stringify", async (count) => {
  const body = await listBody(rows(count), toRecord);
  expect(Buffer.from(body).toString()).toBe(JSON.stringify({ data: rows(count).map(toRecord) }));
});

test("yields while it writes a long list", async () => {
  expect(await countTurns(() => listBody(rows(800), toRecord))).toBeGreaterThanOrEqual(8);
});
