import { desc, eq } from "drizzle-orm";
import { type ContentKind, kindOf } from "#content/kinds/all-kinds.ts";
import { findFields } from "#content/schemas/field-sorts.ts";
import type { Orm } from "#database/database.ts";
import { withPictureUrls } from "#content/store/pictures.ts";
import { contentVersions } from "#database/schema/content.ts";
import type { ListedPiece } from "./contract.ts";
import type { BuiltInPicture } from "#content/desk/uploads/media-contract.ts";
import { parsePictureUrl, pictureVariantUrl } from "#language/picture-url.ts";
import { namesOf } from "#accounts/accounts.ts";
import { THUMBNAIL_WIDTH } from "./uploads/picture-rows.ts";

/** Returns time and author of the last publication of each changed entry of a kind. */
export async function lastPublications(
  orm: Orm,
  kind: ContentKind,
): Promise<ReadonlyMap<string, NonNullable<ListedPiece["published"]>>> {
  const { slug, at, actor, id } = contentVersions;
  const rows = await orm
    .selectDistinctOn([slug], { slug, at, actor })
    .from(contentVersions)
    .where(eq(contentVersions.kind, kind))
    .orderBy(slug, desc(id));
  const names = await namesOf(orm);
  return new Map(
    rows.map((row) => [
      row.slug,
      { at: row.at.toISOString(), author: names.get(row.actor) ?? row.actor },
    ]),
  );
}

/** Returns the URL of the first picture of each content, if any. */
export async function firstPictures(
  orm: Orm,
  kind: ContentKind,
  contents: readonly object[],
): Promise<readonly (string | null)[]> {
  const images = contents.map(
    (content) => findFields("picture", kindOf(kind).shape, content)[0]?.value ?? "",
  );
  const shown = await withPictureUrls(
    orm,
    images.map((image) => ({ image })),
  );
  return shown.map(({ image }) => image || null);
}

/** Returns a picture's small copy, if any. */
export function thumbnailOf(
  url: string | null | undefined,
  builtIn: readonly BuiltInPicture[],
): ListedPiece["picture"] {
  if (!url) return null;
  const uploaded = parsePictureUrl(url);
  const known = builtIn.find((one) => one.url === url)?.thumbnail ?? url;
  const thumbnail =
    uploaded && pictureVariantUrl(uploaded.hash, Math.min(uploaded.width, THUMBNAIL_WIDTH), "avif");
  return { url, thumbnail: thumbnail ?? known };
}
