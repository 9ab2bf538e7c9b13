// Cuts the two families down to the letters, the features and the shapes that the site and the menu PDFs show.
// Run by hand after a change of letters or of a package; its output is committed.
import { copyFile, readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

const PACKAGES = "node_modules/@fontsource-variable";
const ROMAN = "fraunces/files/fraunces-latin-full-normal.woff2";
const ITALIC = "fraunces/files/fraunces-latin-full-italic.woff2";
const SANS = "figtree/files/figtree-latin-wght-normal.woff2";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
type Axes = Parameters<typeof subsetFont>[2]["variationAxes"];

// The site's own.
const SITE = "src/site/fonts";
const ACCENTED = "ÀÁÂÃÄÇÈÉÊËÍÎÏÑÓÔÕÖÚÛÜàáâãäçèéêëíîïñòóôõöùúûü";
const PUNCTUATION = " \u00a0!\"'&(),-./:;?¿¡«»“”‘’–—…·+×%$€£°ºª²";
const TEXT_ONLY = "#*<=>@[]_|~œæÿ‹›•−½©®™§↑↓";

const SHAPING = ["kern", "ccmp", "locl", "rvrn", "rclt"];
const FIGURES = ["tnum", "lnum", "pnum", "onum"];

// Fraunces at its largest optical size loses the bar of the "e" below 48 pixels; at 72 it keeps
// the contrast and reads as a card's heading too, so that one weight serves every size.
const DISPLAY_SHAPE = { opsz: 72, SOFT: 0, WONK: 0, wght: 320 };

await subset(SANS, `${SITE}/figtree.woff2`, {
  text: ALPHABET + ACCENTED + PUNCTUATION + TEXT_ONLY,
  features: [...SHAPING, ...FIGURES, "ordn"],
  axes: { wght: { min: 400, max: 700 } },
});
await subset(ROMAN, `${SITE}/fraunces.woff2`, {
  text: ALPHABET + ACCENTED + PUNCTUATION,
  features: [...SHAPING, ...FIGURES, "liga"],
  axes: DISPLAY_SHAPE,
});
await subset(ITALIC, `${SITE}/fraunces-italic.woff2`, {
  text: ALPHABET + ACCENTED + PUNCTUATION,
  features: [...SHAPING, "liga"],
  axes: DISPLAY_SHAPE,
});

// Those of the menu PDFs: one fixed shape per file, since a PDF knows no variable fonts.
const PDF = "src/pdf/fonts";
const PDF_ACCENTED = "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿßŒœŠšŽž";
const PDF_PUNCTUATION = " \u00a0!\"#$%&'()*+,-./:;=?@_~¿¡«»“”‘’–—…·ºª°€£½¼¾×®™";
// Fraunces keeps its plain letters behind the variation features: without them "h" grows a curl.
const FEATURES = ["rvrn", "rclt", "kern", "ccmp", "locl", "liga", "lnum", "onum", "tnum", "pnum"];

// Large type takes the fine cut, the names of dishes a sturdier one made for small sizes.
await subsetForPdf(ROMAN, "fraunces-display.ttf", { opsz: 96, SOFT: 0, WONK: 0, wght: 300 });
await subsetForPdf(ROMAN, "fraunces-text.ttf", { opsz: 24, SOFT: 0, WONK: 0, wght: 380 });
await subsetForPdf(ITALIC, "fraunces-italic.ttf", { opsz: 24, SOFT: 0, WONK: 0, wght: 340 });
await subsetForPdf(SANS, "figtree-regular.ttf", { wght: 400 });
await subsetForPdf(SANS, "figtree-semibold.ttf", { wght: 600 });

for (const folder of [SITE, PDF]) {
  await copyFile(`${PACKAGES}/figtree/LICENSE`, `${folder}/figtree-LICENSE.txt`);
  await copyFile(`${PACKAGES}/fraunces/LICENSE`, `${folder}/fraunces-LICENSE.txt`);
}

async function subsetForPdf(source: string, name: string, axes: Axes) {
  const text = ALPHABET + PDF_ACCENTED + PDF_PUNCTUATION;
  await subset(source, `${PDF}/${name}`, { text, features: FEATURES, axes });
}

async function subset(
  source: string,
  target: string,
  cut: { text: string; features: string[]; axes: Axes },
) {
  const bytes = await subsetFont(await readFile(`${PACKAGES}/${source}`), cut.text, {
    targetFormat: target.endsWith(".ttf") ? "truetype" : "woff2",
    keepFeatures: cut.features,
    variationAxes: cut.axes,
    noHinting: true,
  });
  await writeFile(target, bytes);
  console.log(`${target}: ${(bytes.length / 1024).toFixed(1)} KB`);
}
