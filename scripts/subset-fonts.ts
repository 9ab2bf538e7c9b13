// Cuts the two families down to the letters, the features and the one shape the site shows.
// Run by hand after a change of letters or of a package; its output is committed.
import { copyFile, readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

const PACKAGES = "node_modules/@fontsource-variable";
const OUTPUT = "src/site/fonts";

const ACCENTED = "ÀÁÂÃÄÇÈÉÊËÍÎÏÑÓÔÕÖÚÛÜàáâãäçèéêëíîïñòóôõöùúûü";
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789" + ACCENTED;
const PUNCTUATION = " \u00a0!\"'&(),-./:;?¿¡«»“”‘’–—…·+×%$€£°ºª²";
const TEXT_ONLY = "#*<=>@[]_|~œæÿ‹›•−½©®™§↑↓";

const SHAPING = ["kern", "ccmp", "locl", "rvrn", "rclt"];
const FIGURES = ["tnum", "lnum", "pnum", "onum"];

// Fraunces at its largest optical size loses the bar of the "e" below 48 pixels; at 72 it keeps
// the contrast and reads as a card's heading too, so that one weight serves every size.
const DISPLAY_SHAPE = { opsz: 72, SOFT: 0, WONK: 0, wght: 320 };

await subset("figtree/files/figtree-latin-wght-normal.woff2", "figtree.woff2", {
  text: LETTERS + PUNCTUATION + TEXT_ONLY,
  features: [...SHAPING, ...FIGURES, "ordn"],
  axes: { wght: { min: 400, max: 700 } },
});
await subset("fraunces/files/fraunces-latin-full-normal.woff2", "fraunces.woff2", {
  text: LETTERS + PUNCTUATION,
  features: [...SHAPING, ...FIGURES, "liga"],
  axes: DISPLAY_SHAPE,
});
await subset("fraunces/files/fraunces-latin-full-italic.woff2", "fraunces-italic.woff2", {
  text: LETTERS + PUNCTUATION,
  features: [...SHAPING, "liga"],
  axes: DISPLAY_SHAPE,
});
await copyFile(`${PACKAGES}/figtree/LICENSE`, `${OUTPUT}/figtree-LICENSE.txt`);
await copyFile(`${PACKAGES}/fraunces/LICENSE`, `${OUTPUT}/fraunces-LICENSE.txt`);

async function subset(
  source: string,
  target: string,
  cut: {
    text: string;
    features: string[];
    axes: Parameters<typeof subsetFont>[2]["variationAxes"];
  },
) {
  const bytes = await subsetFont(await readFile(`${PACKAGES}/${source}`), cut.text, {
    targetFormat: "woff2",
    keepFeatures: cut.features,
    variationAxes: cut.axes,
    noHinting: true,
  });
  await writeFile(`${OUTPUT}/${target}`, bytes);
  console.log(`${OUTPUT}/${target}: ${(bytes.length / 1024).toFixed(1)} KB`);
}
