import sharp, { type Sharp } from "sharp";

// The library's cache of operations keeps a hundred megabytes and is never hit: each copy is made once.
sharp.cache(false);

// What the build makes of the pictures that come with the code, and the server of uploaded ones.

/** A copy of a picture in that width, or in its own if that is smaller. */
export function encodePicture(
  master: Uint8Array,
  { width, format }: { readonly width: number; readonly format: "avif" | "webp" | "jpg" },
): Promise<Buffer> {
  const scaled = sharp(master).resize({ width, withoutEnlargement: true });
  return encoded(scaled, width, format).toBuffer();
}

function encoded(scaled: Sharp, width: number, format: "avif" | "webp" | "jpg"): Sharp {
  if (format === "avif") return scaled.avif(avifSettings(width));
  return format === "webp" ? scaled.webp({ quality: 72, effort: 2 }) : scaled.jpeg({ quality: 80 });
}

// Measured on these pictures: beyond the effort given, a width gains under 5 % in bytes and loses
// twice the time. Telephones get the most care, since their largest picture is the page's largest.
function avifSettings(width: number) {
  const effort = width > 1280 ? 0 : width > 828 ? 1 : 2;
  return { quality: width > 828 ? 53 : 50, effort, chromaSubsampling: "4:2:0" };
}
