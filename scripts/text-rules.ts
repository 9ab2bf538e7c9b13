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
    { wrong: /\bem (o )?Rio\b/, instead: "no Rio de Janeiro" },
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
    { wrong: /\bsu petición\b|\bPetición\b/, instead: "solicitud" },
    { wrong: /(?<=\b(a|de|desde|en|hasta) )Rio\b/, instead: "Río" },
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

const HOUSE_SPEAKS = "what the restaurant itself says, not who reported it or what nobody knows";

/** What holds for visitors' texts alone: at the desk the staff speak of the site, and of bookings. */
const RULES_FOR_VISITORS: Readonly<Record<Language, readonly WordRule[]>> = {
  pt: [
    {
      wrong:
        /\ba imprensa( \p{L}+)* (cont|repet|relat|diz)|contas da imprensa|\buma (resenha|publicação)\b|segundo (o jornal|a imprensa|a revista)|como relata o|\bnão sabemos\b/iu,
      instead: HOUSE_SPEAKS,
    },
  ],
  en: [
    {
      wrong:
        /\bpress (count|repeat|report|say)|press’s count|\b(one|a) (publication|review)\b|as the newspaper|\bwe do not know\b/i,
      instead: HOUSE_SPEAKS,
    },
    {
      wrong: /\bbook(ed|ings?| (a|an|the|your|now|online|when))\b/i,
      instead: "reserve, reservation",
    },
    { wrong: /\p{L}'\p{L}/u, instead: "a curved apostrophe: ’" },
  ],
  es: [
    {
      wrong:
        /\bla prensa( \p{L}+)* (cont|repit|inform|dic)|\bsegún (la prensa|el diario|cuenta)|\buna (reseña|publicación)\b|\bno sabemos\b/iu,
      instead: HOUSE_SPEAKS,
    },
  ],
};

/** Texts that the specification fixes letter for letter, whatever the rules say. */
const FIXED: ReadonlySet<string> = new Set(["Inténtalo más tarde."]);

/** What a text breaks of the rules of its language, one sentence each. */
export function brokenRules(
  text: string,
  language: Language,
  readers: "visitors" | "staff" = "visitors",
): string[] {
  if (FIXED.has(text)) return [];
  const forVisitors = readers === "visitors" ? RULES_FOR_VISITORS[language] : [];
  return [...EVERY_LANGUAGE, ...RULES[language], ...forVisitors].flatMap(({ wrong, instead }) => {
    const found = wrong.exec(text);
    return found === null ? [] : [`has "${found[0]}"; write: ${instead}`];
  });
}

const DESCRIPTION = { least: 70, most: 155 };

/** What is wrong with a page's description for search engines. */
export function brokenDescription(text: string): string[] {
  // Names stand for placeholders; the longest restaurant and city make 30 characters.
  const length = text.replace("{menu}", "x".repeat(12)).replace("{place}", "x".repeat(30)).length;
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
