// `node tools/building/readme-pictures.ts http://localhost:3000` takes the README's pictures of a running site.
import { mkdir, writeFile } from "node:fs/promises";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { chromiumPath } from "#tests/chromium.ts";

const MOST_BYTES = 150 * 1024;
const PICTURES = [
  { name: "home", path: "/en", width: 1280, height: 800 },
  {
    name: "restaurant-phone",
    path: "/en/restaurants/sao-paulo/a-figueira-rubaiyat",
    width: 390,
    height: 844,
  },
];

const [, , site = "http://localhost:3000"] = process.argv;
await mkdir("docs/pictures", { recursive: true });
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ["--no-sandbox"],
});
for (const { name, path, width, height } of PICTURES) {
  const page = await browser.newPage({
    viewport: { width, height },
    reducedMotion: "reduce",
  });
  await page.goto(site + path, { waitUntil: "networkidle" });
  const file = await sharp(await page.screenshot())
    .webp({ quality: 78 })
    .toBuffer();
  if (file.length > MOST_BYTES) throw new Error(`${name} has ${file.length} bytes, too many`);
  await writeFile(`docs/pictures/${name}.webp`, file);
  process.stdout.write(`docs/pictures/${name}.webp: ${file.length} bytes\n`);
}
await browser.close();
