import type { Language } from "#language/languages.ts";
import { formatDate } from "#site/blocks/article-facts/format-date.ts";
import { CLAIMS, type Claim, type Evidence, GAPS, LOOKED_AT } from "./claims.server.ts";
import { NBR_17225, type NbrItem } from "./nbr-17225.server.ts";
import { type Criterion, WCAG } from "./wcag.server.ts";

/** The norms as the statement names them; of EN 301 549 chapter 9 is the web, clause 10 documents. */
const NORMS = ["wcag", "aaa", "nbr", "nbrPlena", "en9", "en10"] as const;
export type Norm = (typeof NORMS)[number];

export type NormFigures = ReturnType<typeof normFigures>;

/** Criteria that clause 10 of EN 301 549 does not have. */
const NOT_OF_DOCUMENTS = ["2.4.1", "2.4.5", "3.2.3", "3.2.4"];

/** Of a menu or a quote as PDF, beside what its tags are tested for; the rest is about forms, films and scripts. */
const DOCUMENTS = new Map<string, Evidence>([
  ["1.3.3", { by: "looked" }],
  ["1.4.1", { by: "looked" }],
  ["1.4.3", { by: ["contrast"] }],
  ["1.4.4", { by: "looked" }],
  ["1.4.5", { by: "looked" }],
  ["1.4.10", { by: "looked", gap: "menus" }],
  ["1.4.11", { by: "looked" }],
  ["1.4.12", { by: "looked", gap: "menus" }],
]);

function ofDocuments(id: string, by: Evidence["by"]): Evidence {
  return Array.isArray(by) && by.includes("pdf")
    ? { by: ["pdf"] }
    : (DOCUMENTS.get(id) ?? { by: "none" });
}

type Row = Evidence & { readonly id: string };

/** Counts the rows of each norm, and says which are open and why. */
export function normFigures(language: Language) {
  const regular = WCAG.filter(({ level }) => level !== "AAA");
  const rows: Readonly<Record<Norm, readonly Row[]>> = {
    wcag: regular,
    aaa: WCAG.filter(({ level }) => level === "AAA"),
    nbr: NBR_17225.filter((item) => "criteria" in item).map(evidenceOf),
    nbrPlena: NBR_17225.filter((item) => !("criteria" in item)).map(evidenceOf),
    en9: regular.filter(({ isNew }) => !isNew).map((one) => ({ ...one, id: `9.${one.id}` })),
    en10: regular
      .filter(({ id, isNew }) => !isNew && !NOT_OF_DOCUMENTS.includes(id))
      .map(({ id, by }) => ({ id: `10.${id}`, ...ofDocuments(id, by) })),
  };
  const all = Object.values(rows).flat();
  return {
    claims: (Object.keys(CLAIMS) as Claim[]).filter((claim) =>
      all.some(({ by }) => Array.isArray(by) && by.includes(claim)),
    ),
    norms: NORMS.map((norm) => figuresOf(norm, rows[norm])),
    gaps: GAPS.filter((gap) => all.some((row) => row.gap === gap)),
    lookedAt: formatDate(LOOKED_AT, language)?.text ?? "",
  };
}

function figuresOf(norm: Norm, rows: readonly Row[]) {
  const open = rows.filter(({ gap }) => gap !== undefined).map(({ id }) => id);
  // Nothing on the site is such a thing.
  const absent = rows.filter(({ by }) => by === "none").length;
  return { norm, items: rows.length, met: rows.length - absent - open.length, absent, open };
}

/** What an item stands on: a requirement on the first of its criteria that concerns the site. */
function evidenceOf(item: NbrItem): Row {
  if (!("criteria" in item)) return item;
  const { id, criteria, gap } = item;
  const own = criteria.map(criterionOf);
  const by = (own.find((one) => one.by !== "none") ?? own[0])?.by ?? "looked";
  return gap === undefined ? { id, by } : { id, by, gap };
}

function criterionOf(id: string): Criterion {
  const found = WCAG.find((one) => one.id === id);
  if (found === undefined) throw new Error(`WCAG has no ${id}`);
  return found;
}
