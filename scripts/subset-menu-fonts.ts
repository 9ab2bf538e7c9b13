// Cuts the fonts of the menu PDFs: one fixed shape per file, since a PDF knows no variable fonts.
// Run by hand after a change of letters or of a package; its output is committed.
import { copyFile, readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

const PACKAGES = "node_modules/@fontsource-variable";
const OUTPUT = "src/pdf/fonts";

const ACCENTED = "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿßŒœŠšŽž";
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789" + ACCENTED;
const PUNCTUATION = " \u00a0!\"#$%&'()*+,-./:;=?@_~¿¡«»“”‘’–—…·ºª°€£½¼¾×®™";
// Fraunces keeps its plain letters behind the variation features: without them "h" grows a curl.
const FEATURES = ["rvrn", "rclt", "kern", "ccmp", "locl", "liga", "lnum", "onum", "tnum", "pnum"];

const ROMAN = "fraunces/files/fraunces-latin-full-normal.woff2";
const ITALIC = "fraunces/files/fraunces-latin-full-italic.woff2";
const SANS = "figtree/files/figtree-latin-wght-normal.woff2";

// Large type takes the fine cut, the names of dishes a sturdier one made for small sizes.
await subset(ROMAN, "fraunces-display.ttf", { opsz: 96, SOFT: 0, WONK: 0, wght: 300 });
await subset(ROMAN, "fraunces-text.ttf", { opsz: 24, SOFT: 0, WONK: 0, wght: 380 });
await subset(ITALIC, "fraunces-italic.ttf", { opsz: 24, SOFT: 0, WONK: 0, wght: 340 });
await subset(SANS, "figtree-regular.ttf", { wght: 400 });
await subset(SANS, "figtree-semibold.ttf", { wght: 600 });
await copyFile(`${PACKAGES}/figtree/LICENSE`, `${OUTPUT}/figtree-LICENSE.txt`);
await copyFile(`${PACKAGES}/fraunces/LICENSE`, `${OUTPUT}/fraunces-LICENSE.txt`);

async function subset(source: string, target: string, axes: Record<string, number>) {
  const bytes = await subsetFont(await readFile(`${PACKAGES}/${source}`), LETTERS + PUNCTUATION, {
    targetFormat: "truetype",
    keepFeatures: FEATURES,
    variationAxes: axes,
    noHinting: true,
  });
  await writeFile(`${OUTPUT}/${target}`, bytes);
  console.log(`${OUTPUT}/${target}: ${(bytes.length / 1024).toFixed(1)} KB`);
}
