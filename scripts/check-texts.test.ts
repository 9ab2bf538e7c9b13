import { spawnSync } from "node:child_process";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { checkTexts } from "./check-texts.ts";
import { brokenRules } from "./text-rules.ts";

// Each build is its own process, slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/** A copy of the project's texts that a test may spoil. */
let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "rubaiyat-texts-"));
  await cp("messages", join(root, "messages"), { recursive: true });
  await cp("src/content", join(root, "src/content"), { recursive: true });
  await writeFile(join(root, "package.json"), '{ "type": "module" }');
  return () => rm(root, { recursive: true, force: true });
});

async function edit(file: string, search: RegExp, replacement: string) {
  const path = join(root, file);
  const before = await readFile(path, "utf8");
  const after = before.replace(search, replacement);
  expect(after, "the edit").not.toBe(before);
  await writeFile(path, after);
}

async function problems() {
  return (await checkTexts(root)).map((line) => line.replace(`${root}/`, ""));
}

test("the project's own texts are whole", async () => {
  expect(await checkTexts()).toEqual([]);
});

test.each([
  ["missing", "en", /\n {2}"carousel_next": [^\n]+/, "", "is missing"],
  ["missing", "pt", /\n {2}"carousel_next": [^\n]+/, "", "is extra: messages/pt.json lacks it"],
  ["empty", "es", /("carousel_next": )"[^"]+"/, '$1" "', "is empty"],
  ["no text", "es", /("carousel_next": )"[^"]+"/, "$1[]", "is empty"],
  ["with a stray space", "es", /("carousel_next": "[^"]+)"/, '$1 "', "begins or ends with a space"],
  [
    "the Portuguese one",
    "en",
    /("carousel_next": )"[^"]+"/,
    '$1"Próximos"',
    "is the same as in pt",
  ],
])("a text that is %s in %s is named with its file and key", async (_, ...change) => {
  const [language, search, replacement, message] = change;
  await edit(`messages/${language}.json`, search, replacement);
  const found = await problems();
  const files = message.includes("extra") ? ["en", "es"] : [language];
  expect(found).toEqual(
    files.map((file) =>
      expect.stringContaining(`messages/${file}.json: carousel_next: ${message}`),
    ),
  );
});

test("a placeholder that differs is named", async () => {
  await edit("messages/es.json", /("carousel_items": "\{first\} a )\{last\}/, "$1{lst}");
  expect(await problems()).toEqual([
    'messages/es.json: carousel_items: has the placeholders "{count} {first} {lst}", not "{count} {first} {last}"',
  ]);
});

test.each([
  [
    "restaurants/rubaiyat-rio.ts",
    /(description: \{[^}]*?)\n {4}es:[^}]*\}/s,
    "$1}",
    "description.es",
  ],
  ["news/nova-carta-vinhos.ts", /(title: \{[^}]*?en:\s*)"[^"]*"/s, '$1""', "title.en"],
  ["menus/rubaiyat-rio-main.ts", /en: "To begin",/, "", "sections.0.title.en"],
  [
    "images/image-texts.ts",
    /es: "Grabado: bolsas y cajas atadas con cinta"/,
    'es: ""',
    "section-delivery.webp.es",
  ],
])("content without a language is named: %s", async (file, search, replacement, field) => {
  await edit(`src/content/${file}`, search, replacement);
  const found = await problems();
  expect(found.length).toBeGreaterThan(0);
  for (const line of found) expect(line).toContain(`${field}: `);
  expect(found[0]).toMatch(/^src\/content\//);
});

test("a sentence of the content that was not translated is named", async () => {
  const sentence = '"A casa abre sempre e recebe até bem tarde."';
  await edit(
    "src/content/restaurants/rubaiyat-rio.ts",
    /description: \{.*?\n {2}\},/s,
    `description: { pt: ${sentence}, en: "Open every day.", es: ${sentence} },`,
  );
  expect(await problems()).toEqual([
    "src/content/restaurants/rubaiyat-rio.ts: description.es: is the same as in pt",
  ]);
});

test.each([
  ["es", "Si quieres, venga con la compañía.", 'has "quieres"; write: usted'],
  ["es", "Conviene elegir la casa.", 'has "Conviene"'],
  ["es", "Una picaña.", 'has "picañ"'],
  ["es", "Unas 10 000 personas.", 'has "10 000"'],
  ["pt", "As casas de Madrid.", 'has "Madrid"; write: Madri'],
  ["pt", "Almoço em buffet.", 'has "buffet"'],
  ["pt", "Os alunos vindimam.", 'has "vindim"'],
  ["pt", "O site chega em breve.", 'has "em breve"'],
  ["en", "Choose the house and the company.", 'has "house"; write: restaurant'],
  ["en", "From the farm to the plate.", "write: from farm to plate"],
  ["en", "Your network address is counted.", 'has "network address"; write: IP'],
  ["es", "Lea la newsletter.", 'has "newsletter"; write: boletín'],
  ["es", "En “Nuestros menús”.", 'has "“"; write: «'],
  ["en", "Zoom of 400 %.", "without a space"],
  ["pt", "Fornos a 600 °C.", 'has "0 °C"; write: a no-break space'],
  ["es", "Una copa de 46 m.", 'has "6 m"; write: a no-break space'],
  ["en", "The restaurant opened beneath the…", "not a cut one"],
  ["pt", "As casas em Rio de Janeiro.", 'has "em Rio"; write: no Rio'],
  ["es", "Las casas de Rio.", 'has "Rio"; write: Río'],
  ["pt", "Ali a imprensa local contou 84 mesas.", "write: what the restaurant"],
  ["en", "We do not know their hours.", "write: what the restaurant itself says"],
  ["es", "Según la prensa, son 300.", "write: what the restaurant itself says"],
  ["en", "Book a table.", 'has "Book a"; write: reserve'],
] as const)("a rule of words is broken by: %s %s", (language, text, message) => {
  expect(brokenRules(text, language, "visitors").join("\n")).toContain(message);
});

test.each([
  ["cuts_text", "Choose the house and the company.", 'has "house"; write: restaurant'],
  ["home_meta_description", "Too short.", "has 10 characters, not 70 to 155"],
  [
    "home_meta_description",
    "From farm to plate since 1957: meat cooked over embers in São Paulo and in Rio de Janeiro",
    "is no whole sentence",
  ],
  [
    "cuts_text",
    "Wine lists, tables, awards and people: what happens at the restaurants, told at leisure.",
    'says again "Wine lists, tables, awards and people: what happens at the restaurants, told at leisure."',
  ],
])(
  "a text that breaks a rule of words is named with its file: %s %s",
  async (key, text, message) => {
    const words = new RegExp(`("${key}": )"[^"]+"`);
    await edit("messages/en.json", words, `$1${JSON.stringify(text)}`);
    const found = (await problems()).join("\n");
    expect(found).toContain("messages/en.json: ");
    expect(found).toContain(message);
  },
);

test("a rule of words that content breaks is named with its file and field", async () => {
  const file = "src/content/restaurants/rubaiyat-chile.ts";
  await edit(file, /building made for it/, "house made for it");
  expect(await problems()).toEqual([`${file}: description: has "house"; write: restaurant`]);
});

test("a build with a text that a language lacks ends at once, and says which", async () => {
  await edit("messages/en.json", /\n {2}"carousel_next": [^\n]+/, "");
  const build = join(import.meta.dirname, "build.ts");
  const { status, stdout, stderr } = spawnSync(process.execPath, [build], {
    cwd: root,
    encoding: "utf8",
  });
  expect(stderr).toBe("Texts that are not right:\nmessages/en.json: carousel_next: is missing\n");
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
});
