import diff from "microdiff";
import { type Content, CONTENT_KINDS, type ContentKind } from "#content/kinds/all-kinds.ts";
import type { AnyPiece } from "#content/kinds/kind.ts";
import type { ListedVersion } from "#content/store/content-versions.ts";
import { type Piece, asStored, type PublishedEntries } from "#content/store/content-entries.ts";
import type { PublishedContent } from "#content/store/publish-content.ts";
import { UsageError } from "../command-line.ts";

/** Longer texts are truncated in differences. */
const LONGEST_VALUE = 60;

/** Returns "restaurants/rubaiyat-rio". */
export function pieceName({ kind, slug }: Piece): string {
  return `${kind}/${slug === "" ? "(order)" : slug}`;
}

/** Throws a `UsageError` for an unknown kind. */
export function parsePiece(name: string): Piece {
  const [folder, slug = ""] = name.split("/");
  const kind = CONTENT_KINDS.find((one) => one === folder);
  if (kind !== undefined && slug !== "") return { kind, slug };
  const folders = CONTENT_KINDS.join(", ");
  throw new UsageError(`"${name}" is not a folder/slug; the folders are ${folders}.`);
}

/** Returns a line per added, changed or deleted entry, and a total. */
export function describePublished(published: PublishedContent, whyDeleted = ""): string[] {
  const slugs = (what: keyof PublishedEntries) =>
    CONTENT_KINDS.flatMap((kind) =>
      (published[kind]?.[what] ?? []).map((slug) => pieceName({ kind, slug })),
    );
  return [
    ...slugs("added").map((name) => `added    ${name}`),
    ...slugs("changed").map((name) => `changed  ${name}`),
    ...slugs("removed").map((name) => `DELETED  ${name}${whyDeleted}`),
    `Revision ${published.revision}: ${slugs("added").length} added, ` +
      `${slugs("changed").length} changed, ${slugs("unchanged").length} unchanged, ` +
      `${slugs("removed").length} deleted.`,
  ];
}

export function describeVersion(version: ListedVersion): string {
  const { revision, at, source, actor, restoredFrom, isDeleted } = version;
  const day = at.toISOString().slice(0, 16).replace("T", " ");
  const who = source === "earlier" ? "earlier" : `${source} (${actor})`;
  const what = isDeleted ? "DELETED" : restoredFrom === null ? "" : "restored";
  return `revision ${revision}  ${day}  ${pieceName(version)}  ${who}  ${what}`.trimEnd();
}

/** Returns an import's effect, field by field; empty if nothing differs. */
export function describeDifferences(stored: Content, files: Partial<Content>): string[] {
  return CONTENT_KINDS.flatMap((kind) => {
    const given = files[kind];
    return given === undefined ? [] : differencesOf(kind, stored[kind], given);
  });
}

function differencesOf(kind: ContentKind, stored: readonly AnyPiece[], given: readonly AnyPiece[]) {
  const storedBySlug = new Map(stored.map((item) => [item.slug, item]));
  const givenSlugs = given.map(({ slug }) => slug);
  const lines = given.flatMap((item) => {
    const current = storedBySlug.get(item.slug);
    const name = pieceName({ kind, slug: item.slug });
    if (current === undefined) return [`added    ${name}`];
    const fields = diff(asStored(current), asStored(item)).map(describeField);
    return fields.length === 0 ? [] : [`changed  ${name}`, ...fields];
  });
  const deleted = stored.filter(({ slug }) => !givenSlugs.includes(slug));
  for (const { slug } of deleted) lines.push(`DELETED  ${pieceName({ kind, slug })}`);
  const order = stored.map(({ slug }) => slug).filter((slug) => givenSlugs.includes(slug));
  const newOrder = givenSlugs.filter((slug) => storedBySlug.has(slug));
  const isMoved = order.join("\n") !== newOrder.join("\n");
  return isMoved ? [...lines, `changed  ${pieceName({ kind, slug: "" })}`] : lines;
}

function describeField(difference: ReturnType<typeof diff>[number]): string {
  const value = (one: unknown) => {
    const text = JSON.stringify(one) ?? "nothing";
    return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE).toWellFormed()}…` : text;
  };
  const before = difference.type === "CREATE" ? "nothing" : value(difference.oldValue);
  const after = difference.type === "REMOVE" ? "nothing" : value(difference.value);
  return `  ${difference.path.join(".")}: ${before} → ${after}`;
}
