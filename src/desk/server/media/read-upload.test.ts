import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { aPhotograph } from "#tests/builders/uploaded-picture.ts";
import { readUpload } from "./read-upload.ts";

const reasonOf = (upload: Uint8Array | string) =>
  readUpload(typeof upload === "string" ? Buffer.from(upload) : upload).then(
    () => "used",
    (error: { reason?: unknown }) => error.reason,
  );

test.each(["jpeg", "png", "webp", "avif"] as const)(
  "a %s becomes a JPEG of our own",
  async (format) => {
    // Compressing AVIF well takes half a minute, and proves nothing here.
    const options = format === "avif" ? { effort: 0 } : {};
    const picture = aPhotograph({ width: 3200, height: 2000 });
    const upload = await picture.toFormat(format, options).toBuffer();
    const file = await readUpload(upload);
    expect(file).toMatchObject({ width: 2560, height: 1600, colour: "leaf" });
    expect(file.hash).toMatch(/^[\da-f]{16}$/);
    expect(await sharp(file.bytes).metadata()).toMatchObject({ format: "jpeg", width: 2560 });
  },
);

test("it stands upright, and says neither where nor with what it was taken", async () => {
  const upload = await aPhotograph({ width: 1200, height: 800 })
    .jpeg()
    .withExif({
      IFD0: { Make: "Somebody's phone", Copyright: "Somebody" },
      IFD3: { GPSLatitudeRef: "S", GPSLatitude: "23/1 33/1 0/1" },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect((await sharp(upload).metadata()).exif).toBeDefined();
  const { bytes, width, height } = await readUpload(upload);
  expect([width, height]).toEqual([800, 1200]);
  const { exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata();
  expect([exif, xmp, iptc, icc, orientation]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(Buffer.from(bytes).toString("latin1")).not.toContain("Somebody");
});

test("what was transparent is white", async () => {
  const upload = await sharp({
    create: { width: 400, height: 400, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .png()
    .toBuffer();
  const { bytes } = await readUpload(upload);
  const { dominant } = await sharp(bytes).stats();
  expect(dominant.r).toBeGreaterThan(240);
});

test("a page hidden in a picture's comment is gone", async () => {
  const jpeg = await aPhotograph().jpeg().toBuffer();
  const page = Buffer.from("<html><script>alert(document.domain)</script>");
  const length = Buffer.from([0xff, 0xfe, 0, page.length + 2]);
  const upload = Buffer.concat([jpeg.subarray(0, 2), length, page, jpeg.subarray(2), page]);
  const { bytes } = await readUpload(upload);
  expect(Buffer.from(bytes).toString("latin1")).not.toMatch(/<html|<script/);
});

// Rule 10.11.
test("files that are no pictures, or that no page should show, are refused", async () => {
  const jpeg = await aPhotograph().jpeg().toBuffer();
  const darker = await aPhotograph({ colour: "#101010" }).jpeg().toBuffer();
  const frames = await sharp([jpeg, darker], { join: { animated: true } })
    .webp()
    .toBuffer();
  const gif = await aPhotograph().gif().toBuffer();
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><script>1</script></svg>';
  expect(await reasonOf(svg)).toBe("format");
  expect(await reasonOf(gif)).toBe("format");
  expect(await reasonOf("<!doctype html><script>alert(1)</script>")).toBe("format");
  expect(await reasonOf("%PDF-1.7")).toBe("format");
  expect(await reasonOf("")).toBe("format");
  expect(await reasonOf(frames)).toBe("animated");
  expect(await reasonOf(jpeg.subarray(0, jpeg.length / 2))).toBe("broken");
  expect(await reasonOf(Buffer.concat([jpeg.subarray(0, 20), Buffer.from(svg)]))).toBe("broken");
  const small = await aPhotograph({ width: 299, height: 900 }).png().toBuffer();
  expect(await reasonOf(small)).toBe("too-small");
  const strip = await aPhotograph({ width: 9000, height: 700 }).png().toBuffer();
  expect(await reasonOf(strip)).toBe("too-small");
});

test("a small file with a billion pixels is refused before they are unpacked", async () => {
  const before = process.memoryUsage().rss;
  expect(await reasonOf(pngOf(32_000, 32_000))).toBe("too-many-pixels");
  expect(await reasonOf(pngOf(7100, 7100))).toBe("too-many-pixels");
  expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000);
});

/** A grey PNG of a few kilobytes that says it is as large as that. */
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
