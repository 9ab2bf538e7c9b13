import { PICTURE_TYPES } from "#accounts/contract.ts";

/** In pixels, as the server stores it. */
const LONGEST_SIDE = 2560;
/** Smaller files are sent unchanged. */
const SMALL_BYTES = 1_500_000;
/** Above the server's own quality, because it encodes again. */
const QUALITY = 0.92;

/**
 * Returns a smaller upload: at most 2,560 pixels long, upright, as a JPEG. An unreadable file, or
 * one that gains nothing, is returned as it is for the server to judge.
 */
export async function shrinkPicture(file: File): Promise<Blob> {
  const isTaken = PICTURE_TYPES.some((type) => type === file.type);
  // Browsers apply EXIF rotation by default.
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (bitmap === undefined) return file;
  try {
    const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
    if (isTaken && scale === 1 && file.size <= SMALL_BYTES) return file;
    const drawn = canDraw() ? await drawJpeg(bitmap, scale) : null;
    if (drawn === null) return file;
    return isTaken && drawn.size >= file.size ? file : drawn;
  } finally {
    bitmap.close();
  }
}

function drawJpeg(bitmap: ImageBitmap, scale: number): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext("2d");
  if (context === null) return Promise.resolve(null);
  // Transparency becomes white, as on the server.
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", QUALITY));
}

/** Browsers with fingerprinting protection return noise instead of the drawing. */
function canDraw(): boolean {
  const canvas = document.createElement("canvas");
  canvas.width = 1;
  canvas.height = 1;
  const context = canvas.getContext("2d");
  if (context === null) return false;
  context.fillStyle = "#204060";
  context.fillRect(0, 0, 1, 1);
  const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
  return red === 0x20 && green === 0x40 && blue === 0x60;
}
