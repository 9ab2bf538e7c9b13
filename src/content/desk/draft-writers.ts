import { isDeepStrictEqual } from "node:util";
import { asStored } from "#content/store/content-entries.ts";
import type { DraftWriters } from "#database/schema/content-drafts.ts";

export interface WrittenDraft {
  readonly content: object;
  /** The account of the last save. */
  readonly author: string;
  readonly writers: DraftWriters;
}

/**
 * Returns the writers of each difference from the published entry, by paths such as `address.en`; a
 * list is one part. `before` is the draft that `author` changed. Parts without a known writer are
 * the last author's.
 */
export function writersAfter(
  published: object | undefined,
  before: WrittenDraft | undefined,
  after: { readonly content: object; readonly author: string },
): DraftWriters {
  const { author } = after;
  const [base, earlier, content] = [published ?? {}, before?.content ?? {}, after.content].map(
    (one) => asStored(one),
  );
  const known = new Map(Object.entries(before?.writers ?? {}));
  const wasWritten = new Set(before === undefined ? [] : differingPaths(base, earlier));
  const isChanged = new Set(differingPaths(earlier, content));
  return Object.fromEntries(
    differingPaths(base, content).map((path) => {
      const lastAuthor = before !== undefined && wasWritten.has(path) ? [before.author] : [];
      const writers = known.get(path) ?? lastAuthor;
      const isNew = before === undefined || isChanged.has(path);
      return [path, isNew ? [...writers.filter((one) => one !== author), author] : writers];
    }),
  );
}

/** Returns the paths at which two contents differ, down to texts and lists. */
function differingPaths(one: unknown, other: unknown, path = ""): readonly string[] {
  if (isDeepStrictEqual(one, other)) return [];
  if (!isRecord(other) || (path !== "" && !isRecord(one) && one !== undefined)) return [path];
  const [before, after] = [isRecord(one) ? one : {}, other].map(
    (fields) => new Map(Object.entries(fields)),
  );
  const keys = new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])]);
  const under = (key: string) => (path === "" ? key : `${path}.${key}`);
  return [...keys].flatMap((key) => differingPaths(before?.get(key), after?.get(key), under(key)));
}

const isRecord = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);
