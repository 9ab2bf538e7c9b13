import { createHash } from "node:crypto";
import sharp from "sharp";
import type { Database } from "#database/database.ts";
import { pictureFiles, pictures } from "#database/schema/pictures.ts";

/** A photograph of a plain colour with a darker half. */
export function aPhotograph({ width = 1600, height = 1000, colour = "#a05030" } = {}) {
  const half = { width: Math.ceil(width / 2), height, channels: 3, background: "#203010" } as const;
  return sharp({ create: { width, height, channels: 3, background: colour } }).composite([
    { input: { create: half }, left: 0, top: 0 },
  ]);
}

/** A phone's photograph: larger than needed, and rotated by EXIF. */
export async function fromPhone(name: string, colour = "#a05030") {
  const picture = aPhotograph({ width: 3600, height: 2700, colour });
  const buffer = await picture.withMetadata({ orientation: 6 }).jpeg({ quality: 95 }).toBuffer();
  return { name, mimeType: "image/jpeg", buffer };
}

export async function storePicture(
  { orm }: Pick<Database, "orm">,
  changes: Partial<typeof pictures.$inferInsert> & { readonly width?: number } = {},
) {
  const { width = 1600, ...rest } = changes;
  const height = Math.round(width / 1.6);
  const bytes = await aPhotograph({ width, height }).jpeg().toBuffer();
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 16);
  await orm
    .insert(pictureFiles)
    .values({ hash, bytes, width, height, colour: "wood" })
    .onConflictDoNothing();
  const picture = {
    id: "0123456789ab",
    hash,
    texts: { pt: "Salão com mesas", en: "Dining room with tables", es: "Salón con mesas" },
    textsOf: hash,
    isIllustration: false,
    createdBy: "somebody",
    ...rest,
  };
  await orm.insert(pictures).values(picture);
  return picture;
}
