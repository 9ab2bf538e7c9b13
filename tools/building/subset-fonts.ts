// Subsets the typefaces to the letters, features and shapes that site and PDFs use. Run by hand after a change of letters
// or of a package; the output is committed.
import { copyFile, readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";
import { PRINTED } from "#language/printed-signs.ts";

const PACKAGES = "node_modules/@fontsource-variable";
const ROMAN = "fraunces/files/fraunces-latin-full-normal.woff2";
const ITALIC = "fraunces/files/fraunces-latin-full-italic.woff2";
const SANS = "figtree/files/figtree-latin-wght-normal.woff2";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
type Axes = Parameters<typeof subsetFont>[2]["variationAxes"];

const SITE = "src/site/fonts";
const ACCENTED = "ÀÁÂÃÄÇÈÉÊËÍÎÏÑÓÔÕÖÚÛÜàáâãäçèéêëíîïñòóôõöùúûü";
const PUNCTUATION = " \u00a0!\"'&(),-./:;?¿¡«»“”‘’–—…·+×%$€£°ºª²";
const TEXT_ONLY = "#*<=>@[]_|~œæÿ‹›•−½©®™§↑↓";

const SHAPING = ["kern", "ccmp", "locl", "rvrn", "rclt"];
const FIGURES = ["tnum", "lnum", "pnum", "onum"];

// Fraunces at its largest optical size loses the bar of the "e" below 48 pixels; at 72 it keeps the contrast and suits a
// card's heading, so that one weight serves every size.
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

// For PDFs and Open Graph images: one fixed shape per file, since PDF supports no variable fonts. The group's typefaces
// are split in two files; most texts need only the first.
const PDF = "src/pdf/fonts";
const PDF_ACCENTED = "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿßŒœŠšŽž";
const PDF_PUNCTUATION = " \u00a0!\"#$%&'()*+,-./:;=?@_~¿¡«»“”‘’–—…·ºª°€£½¼¾×®™";
const MAIN = ALPHABET + PDF_ACCENTED + PDF_PUNCTUATION;
const LETTERS = charactersOf(PRINTED.letters);
// Fraunces needs the variation features for its plain letters: without them "h" grows a curl.
const FEATURES = ["rvrn", "rclt", "kern", "ccmp", "locl", "liga", "lnum", "onum", "tnum", "pnum"];

// Large type uses the fine cut, names of dishes a sturdier one for small sizes.
const DISPLAY = { opsz: 96, SOFT: 0, WONK: 0, wght: 300 };
const TEXT = { opsz: 24, SOFT: 0, WONK: 0, wght: 380 };
const TEXT_ITALIC = { opsz: 24, SOFT: 0, WONK: 0, wght: 340 };
await subsetForPdf(ROMAN, "fraunces-display", DISPLAY);
await subsetForPdf(ROMAN, "fraunces-text", TEXT);
await subsetForPdf(ITALIC, "fraunces-italic", TEXT_ITALIC);
await subsetForPdf(SANS, "figtree-regular", { wght: 400 });
await subsetForPdf(SANS, "figtree-semibold", { wght: 600 });

// Fallbacks for other scripts.
const NOTO = "../@expo-google-fonts";
const NOTO_SERIF = `${NOTO}/noto-serif/400Regular`;
const MARKS = [...FEATURES, "mark", "mkmk"];
const letters = { text: LETTERS, features: MARKS, axes: {} };
await subset(`${NOTO_SERIF}/NotoSerif_400Regular.ttf`, `${PDF}/noto-serif.ttf`, letters);
await subset(
  `${NOTO_SERIF}_Italic/NotoSerif_400Regular_Italic.ttf`,
  `${PDF}/noto-serif-italic.ttf`,
  letters,
);
await subset(
  `${NOTO}/noto-sans/400Regular/NotoSans_400Regular.ttf`,
  `${PDF}/noto-sans.ttf`,
  letters,
);
for (const family of ["noto-serif-georgian", "noto-sans-georgian"]) {
  await subset(`${family}/files/${family}-georgian-wght-normal.woff2`, `${PDF}/${family}.ttf`, {
    text: charactersOf(PRINTED.georgian),
    features: MARKS,
    axes: { wght: 400 },
  });
}
await subset(
  "../@fontsource/noto-sans-math/files/noto-sans-math-latin-400-normal.woff2",
  `${PDF}/noto-sans-math.ttf`,
  { text: charactersOf(PRINTED.signs), features: [], axes: {} },
);

for (const folder of [SITE, PDF]) {
  await copyFile(`${PACKAGES}/figtree/LICENSE`, `${folder}/figtree-LICENSE.txt`);
  await copyFile(`${PACKAGES}/fraunces/LICENSE`, `${folder}/fraunces-LICENSE.txt`);
}
for (const [source, family] of [
  [`${NOTO}/noto-sans/LICENSE_FONT`, "noto-sans-and-serif"],
  ["noto-sans-georgian/LICENSE", "noto-georgian"],
  ["../@fontsource/noto-sans-math/LICENSE", "noto-sans-math"],
] as const) {
  await copyFile(`${PACKAGES}/${source}`, `${PDF}/${family}-LICENSE.txt`);
}

/** Writes a typeface in two files: the common letters, and other Latin ones. */
async function subsetForPdf(source: string, name: string, axes: Axes) {
  await subset(source, `${PDF}/${name}.ttf`, { text: MAIN, features: FEATURES, axes });
  const others = Array.from(LETTERS).filter((letter) => !MAIN.includes(letter));
  await subset(source.replace("-latin-", "-latin-ext-"), `${PDF}/${name}-ext.ttf`, {
    text: others.join(""),
    features: FEATURES,
    axes,
  });
}

function charactersOf(set: RegExp): string {
  const all = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code));
  return all.filter((character) => set.test(character)).join("");
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
