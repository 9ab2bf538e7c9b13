import type { Language } from "#language/languages.ts";

// The rules of words that a program can check (docs/how-to/change-a-text.md).

interface WordRule {
  readonly wrong: RegExp;
  /** What to write instead, or why not. */
  readonly instead: string;
}

const EVERY_LANGUAGE: readonly WordRule[] = [
  { wrong: /\d\s+%/, instead: "400%, without a space" },
  {
    wrong: /\d (°C|m²|m|km|ha|g|kg|ml|l)(?![\p{L}\d])/u,
    instead: "a no-break space (\\u00A0) between number and unit",
  },
  { wrong: /\bslug\b(?! do restaurante)/i, instead: "a visitor's word for slug" },
  { wrong: /\S+ \S+ \S+…$/, instead: "a whole sentence, not a cut one" },
  {
    wrong: /\bimage[mn] ilustrativa\b|\billustrative image\b/i,
    instead: "nothing: the alternative text says that it is an engraving",
  },
  { wrong: /\b(endereços? de rede|network address|direcci[oó]n(es)? de red)/i, instead: "IP" },
];

const RULES: Readonly<Record<Language, readonly WordRule[]>> = {
  pt: [
    { wrong: /(?<!Rubaiyat |Janeiro, |28036 )\bMadrid\b/, instead: "Madri" },
    { wrong: /\bbuffet\b/i, instead: "bufê" },
    {
      wrong:
        /vindim|\badegas da (região|Ribeira)|\bcasa de banho\b|\bautocarro\b|\bementa\b|\bpequeno-almoço\b|\btelemóvel\b|\bcontacto\b/i,
      instead: "the Brazilian word",
    },
    { wrong: /\bcaipirosca|caipiriñ/i, instead: "caipirinha" },
    { wrong: /\b[1-9]\d{0,2} 000\b/, instead: "10.000" },
    {
      wrong: /\bem breve\b|ainda não foi confirmad|esta página ainda|sem telefone publicado/i,
      instead: "what a visitor can do, not what the office lacks",
    },
  ],
  en: [
    { wrong: /(?<!Our |\+1 other |\} other |^)\bHouses?\b(?! and Menus)/, instead: "restaurant" },
    { wrong: /(?<!other )\bhouses?\b(?! breads?\b)/, instead: "restaurant" },
    { wrong: /\bBrasilia\b/, instead: "Brasília" },
    { wrong: /\bthe farm to the (plate|table)\b/i, instead: "from farm to plate" },
    {
      wrong: /\bcoming soon\b|not been confirmed by|this page is still|number published/i,
      instead: "what a visitor can do, not what the office lacks",
    },
  ],
  es: [
    {
      wrong:
        /(?<!\p{L})(tú|tus|vosotr[oa]s|vuestr[oa]s?|os|contigo|puedes|quieres|(elige|escribe|reserva|llama) tu)(?!\p{L})/iu,
      instead: "usted",
    },
    { wrong: /(?<=^|[.!?¿¡] ?)(Conviene|Basta)\b/, instead: "usted, said plainly" },
    { wrong: /picañ|caipiriñ/i, instead: "picanha, caipirinha" },
    { wrong: /\bcamarones\b/i, instead: "langostinos" },
    { wrong: /\bpapas\b/i, instead: "patatas" },
    { wrong: /\bmandioca\b/i, instead: "yuca" },
    { wrong: /\bcol rizada\b/i, instead: "berza" },
    { wrong: /\bvalet\b/i, instead: "aparcacoches" },
    { wrong: /\bnewsletter\b/i, instead: "boletín" },
    { wrong: /[“”]/, instead: "«quotation marks»" },
    { wrong: /(?<!Rubaiyat )\bBrasília\b(?! – DF)/, instead: "Brasilia" },
    { wrong: /\b\d{1,3} 000\b/, instead: "10.000" },
    {
      wrong: /próximamente|aún no ha sido confirmad|esta página todavía|sin teléfono publicado/i,
      instead: "what a visitor can do, not what the office lacks",
    },
  ],
};

/** Texts that the specification fixes letter for letter, whatever the rules say. */
const FIXED: ReadonlySet<string> = new Set(["Inténtalo más tarde."]);

/** What a text breaks of the rules of its language, one sentence each. */
export function brokenRules(text: string, language: Language): string[] {
  if (FIXED.has(text)) return [];
  return [...EVERY_LANGUAGE, ...RULES[language]].flatMap(({ wrong, instead }) => {
    const found = wrong.exec(text);
    return found === null ? [] : [`has "${found[0]}"; write: ${instead}`];
  });
}

const DESCRIPTION = { least: 70, most: 155 };

/** What is wrong with a page's description for search engines. */
export function brokenDescription(text: string): string[] {
  // Names stand for placeholders; the longest restaurant and city make 30 characters.
  const length = text.replace("{name}", "x".repeat(16)).replace("{city}", "x".repeat(12)).length;
  return [
    ...(length < DESCRIPTION.least || length > DESCRIPTION.most
      ? [`has ${length} characters, not ${DESCRIPTION.least} to ${DESCRIPTION.most}`]
      : []),
    ...(/[.!?]$/.test(text) ? [] : ["is no whole sentence"]),
  ];
}

/** Shorter ones are words of the interface, which may be repeated. */
const SENTENCE_WORDS = 6;

/** The sentences of a text that may appear on one page only. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => sentence.trim())
    .filter(
      (sentence) => /[.!?]$/.test(sentence) && sentence.split(/\s+/).length >= SENTENCE_WORDS,
    );
}
