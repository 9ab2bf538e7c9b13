// Builds every picture's files in build/images. AVIF takes half a minute per illustration, so those files are in the
// repository; others are cached. File names hash master and settings, so only new ones are built.
import { copyFile, mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import sharp from "sharp";
import { variantsOf } from "./image-encoding.ts";
import { readPictures } from "./image-manifest.ts";

const AVIF = "content/pictures/encoded";
const CACHE = ".cache/images";
const OUTPUT = "build/images";

const started = performance.now();
sharp.concurrency(1);
for (const folder of [AVIF, CACHE, OUTPUT]) await mkdir(folder, { recursive: true });

const pictures = await readPictures();
const variants = pictures.flatMap(({ files, hash, width }) => variantsOf(files, hash, width));
const made = new Set([...(await readdir(AVIF)), ...(await readdir(CACHE))]);
const missing = variants.filter(({ file }) => !made.has(file));

await Promise.all(Array.from({ length: availableParallelism() }, encodeNext));
const wanted = new Set(variants.map(({ file }) => file));
await removeOthers(AVIF, wanted);
await removeOthers(CACHE, wanted);

const served = new Map(
  variants.flatMap(({ file, servedAs }) => servedAs.map((target) => [target, file] as const)),
);
await removeOthers(OUTPUT, new Set(served.keys()));
for (const [target, file] of served) await copyFile(pathOf(file), `${OUTPUT}/${target}`);

const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`${pictures.length} pictures, ${served.size} files, made in ${seconds} s`);

function pathOf(file: string): string {
  return `${file.endsWith(".avif") ? AVIF : CACHE}/${file}`;
}

async function encodeNext(): Promise<void> {
  for (let next = missing.shift(); next; next = missing.shift()) {
    const path = pathOf(next.file);
    // Written to a temporary name, so that an interrupted build leaves no half file under an immutable name.
    await writeFile(`${path}.part`, await next.encode());
    await rename(`${path}.part`, path);
  }
}

async function removeOthers(folder: string, keep: ReadonlySet<string>): Promise<void> {
  for (const file of await readdir(folder)) {
    if (!keep.has(file)) await rm(`${folder}/${file}`, { recursive: true });
  }
}
