import { turnOfItsOwn } from "#runtime/concurrency/turn-of-its-own.ts";

export const JSON_LIST = { "Content-Type": "application/json" };

/** Records written per event-loop turn. */
const RECORDS_IN_A_TURN = 100;

/** Returns the body of a list, `{"data": […]}`. Writes it in turns, because a thousand records (megabytes) block requests. */
export async function listBody<Row>(
  rows: readonly Row[],
  toRecord: (row: Row) => object,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [Buffer.from('{"data":[')];
  for (let first = 0; first < rows.length; first += RECORDS_IN_A_TURN) {
    await turnOfItsOwn();
    const records = rows.slice(first, first + RECORDS_IN_A_TURN).map(toRecord);
    const written = JSON.stringify(records).slice(1, -1);
    parts.push(Buffer.from(first === 0 ? written : `,${written}`));
  }
  return Buffer.concat([...parts, Buffer.from("]}")]);
}
