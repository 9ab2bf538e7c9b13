import { existsSync } from "node:fs";
import { open, readFile, rename, rm, writeFile } from "node:fs/promises";
import { z } from "zod";
import { UsageError } from "../command-line.ts";

/** How far an export has come: the bytes that count, and the lead whose row is their last. */
const progress = z.object({
  selection: z.string(),
  bytes: z.int(),
  rows: z.int(),
  last: z.object({ createdAt: z.string(), id: z.string() }),
});
type Progress = z.infer<typeof progress>;

/** This many batches are written before what was reached is put down. */
const BATCHES_A_STEP = 20;

/**
 * A file that is written in steps beside its final name, and continues where an earlier attempt at the
 * same selection was broken off, however that came: what stands behind the last step is cut off, so
 * that no row is doubled or missing. Only the caller may read it.
 */
export async function openUnfinished(path: string, selection: string) {
  if (existsSync(path)) throw new Error(`${path} is there already.`);
  const [part, state] = [`${path}.part`, `${path}.part.json`];
  const reached = await readProgress(state);
  if (reached !== undefined && reached.selection !== selection) {
    throw new UsageError(
      `${part} is an unfinished export of other leads. Delete it and ${state}, or write elsewhere.`,
    );
  }
  const isThere = reached !== undefined && existsSync(part);
  const file = await open(part, isThere ? "r+" : "w", 0o600);
  const begun = isThere && (await file.stat()).size >= reached.bytes ? reached : undefined;
  let bytes = begun?.bytes ?? 0;
  let rows = begun?.rows ?? 0;
  let batches = 0;
  await file.truncate(bytes);

  return {
    /** What an earlier attempt reached. */
    begun,
    rows: () => rows,

    /** Adds text; with `last` it ends with the rows of a batch. */
    async write(text: string, batch?: { rows: number; last: Progress["last"] }): Promise<void> {
      for (let rest = Buffer.from(text); rest.length > 0;) {
        const { bytesWritten } = await file.write(rest, 0, rest.length, bytes);
        bytes += bytesWritten;
        rest = rest.subarray(bytesWritten);
      }
      rows += batch?.rows ?? 0;
      if (batch === undefined) return;
      batches += 1;
      if (batches % BATCHES_A_STEP !== 0) return;
      // The rows are on the disk before anything says so.
      await file.datasync();
      const stepReached = JSON.stringify({ selection, bytes, rows, last: batch.last });
      await writeFile(`${state}.new`, stepReached, { mode: 0o600 });
      await rename(`${state}.new`, state);
    },

    /** Gives the whole file its name. */
    async finish(): Promise<void> {
      await file.close();
      if (existsSync(path)) throw new Error(`${path} is there already.`);
      await rename(part, path);
      await rm(state, { force: true });
    },

    close: () => file.close(),
  };
}

async function readProgress(state: string): Promise<Progress | undefined> {
  const text = await readFile(state, "utf8").catch(() => undefined);
  return text === undefined ? undefined : progress.parse(JSON.parse(text));
}
