import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { aPhotograph } from "#tests/builders/uploaded-picture.ts";
import { recordLog } from "#tests/log-recorder.ts";
import { createUploadReader } from "./read-upload.ts";

const { log, lines } = recordLog();
const readUpload = createUploadReader(log);

const reasonOf = (upload: Uint8Array | string) =>
  readUpload(typeof upload === "string" ? Buffer.from(upload) : upload).then(
    () => "used",
    (error: { reason?: unknown }) => error.reason,
  );

test.each(["jpeg", "png", "webp", "avif"] as const)("re-encodes a %s as JPEG", async (format) => {
  // Compressing AVIF well takes half a minute and proves nothing here.
  const options = format === "avif" ? { effort: 0 } : {};
  const picture = aPhotograph({ width: 3200, height: 2000 });
  const upload = await picture.toFormat(format, options).toBuffer();
  const file = await readUpload(upload);
  expect(file).toMatchObject({ width: 2560, height: 1600, colour: "leaf" });
  expect(file.hash).toMatch(/^[\da-f]{16}$/);
  expect(await sharp(file.bytes).metadata()).toMatchObject({ format: "jpeg", width: 2560 });
});

test("rotates upright, and removes place, camera and hidden bytes", async () => {
  const jpeg = await aPhotograph({ width: 1200, height: 800 })
    .jpeg()
    .withExif({
      IFD0: { Make: "Somebody's phone", Copyright: "Somebody" },
      IFD3: { GPSLatitudeRef: "S", GPSLatitude: "23/1 33/1 0/1" },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const page = Buffer.from("<html><script>alert(document.domain)</script>");
  const comment = Buffer.from([0xff, 0xfe, 0, page.length + 2, ...page]);
  const upload = Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2), page]);
  expect(await sharp(upload).metadata()).toMatchObject({ exif: expect.anything(), orientation: 6 });
  const { bytes, width, height } = await readUpload(upload);
  expect([width, height]).toEqual([800, 1200]);
  const metadata = await sharp(bytes).metadata();
  for (const name of ["exif", "xmp", "iptc", "icc", "orientation"] as const) {
    expect(metadata[name], name).toBeUndefined();
  }
  expect(Buffer.from(bytes).toString("latin1")).not.toMatch(/Somebody|<html|<script/);
});

// Rule 10.11.
test("refuses files that are no usable pictures", async () => {
  const jpeg = await aPhotograph().jpeg().toBuffer();
  const darker = await aPhotograph({ colour: "#101010" }).jpeg().toBuffer();
  const frames = sharp([jpeg, darker], { join: { animated: true } }).webp();
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><script>1</script></svg>';
  for (const [upload, reason] of [
    [svg, "format"],
    [await aPhotograph().gif().toBuffer(), "format"],
    ["<!doctype html><script>alert(1)</script>", "format"],
    ["%PDF-1.7", "format"],
    ["", "format"],
    [await frames.toBuffer(), "animated"],
    [jpeg.subarray(0, jpeg.length / 2), "broken"],
    [Buffer.concat([jpeg.subarray(0, 20), Buffer.from(svg)]), "broken"],
    [await aPhotograph({ width: 299, height: 900 }).png().toBuffer(), "too-small"],
    [await aPhotograph({ width: 9000, height: 700 }).png().toBuffer(), "too-small"],
  ] as const) {
    expect(await reasonOf(upload), upload.toString().slice(0, 40)).toBe(reason);
  }
});

test("refuses more pixels than its format decodes within the limits, by the header", async () => {
  const flat = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "#123456" } });
  for (const upload of [
    pngOf(32_000, 32_000),
    pngOf(7100, 7100),
    await flat(4100, 4000).avif({ effort: 0 }).toBuffer(),
  ]) {
    expect(await reasonOf(upload)).toBe("too-many-pixels");
  }
  expect(lines).toEqual([]);
});

test("ends the process of an upload that needs too much memory, and reads the next", async () => {
  const create = { width: 7000, height: 7000, channels: 4, background: "#12345680" } as const;
  const wholeInMemory = sharp({ create }).toColourspace("rgb16").png({ progressive: true });
  expect(await reasonOf(await wholeInMemory.toBuffer())).toBe("too-many-pixels");
  expect(lines.map(({ message }) => message)).toEqual(["Upload not decoded"]);
  expect(await reasonOf(await aPhotograph().jpeg().toBuffer())).toBe("used");
});

/** A grey PNG of a few kilobytes that claims this size. */
function pngOf(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const crc = Buffer.alloc(4);
    crc.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, crc]);
  };
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.alloc(1_000_000))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
