import type { Currency } from "#language/currencies.ts";
import { searchWords } from "#language/search-words.ts";
import { namesOtherCurrency } from "../price.ts";

/** Column headings as `searchWords` writes them: single words and significant combinations. */
export interface Heads<Column> {
  readonly words: ReadonlyMap<string, Column>;
  /** Required for parsing a menu. */
  readonly isNeeded: (column: Column) => boolean;
  readonly isText: (column: Column) => boolean;
  /** Adjusts a column by a language in its heading. */
  readonly refine?: (column: Column, words: readonly string[]) => Column;
}

export interface NamedColumns<Column> {
  readonly columns: readonly (Column | undefined)[];
  /** Columns with several possible headings, or one with extra words. */
  readonly asked: readonly Column[];
  /** The number of known headings; 0 if none is certainly a required one. */
  readonly known: number;
}

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(" "));

/**
 * Words without meaning beside another: "Preço da taça" is the glass's column, "Nome do vinho" the
 * wine's.
 */
const GENERIC = wordsOf("preco valor price precio importe pvp nome name nombre");

const HARMLESS = wordsOf(
  "de da do das dos del la el los las o a os as the of by per por para em en pt es portugues ingles espanhol " +
    "portuguese english spanish espanol castellano r brl eur usd us s ml cl g venda venta sale sales selling sell " +
    "publico unitario unit menu cardapio carta final novo nuevo new atual actual current",
);

const WITH_TAX =
  /\b(?:com|con|c|with|incl\w*|inc) (?:iva|vat|tax\w*|imp\w+)|\b(?:iva|vat|tax|imp\w+) (?:incl?\w*)/g;

/**
 * Numbers that are neither price nor vintage: costs, energy, article numbers, stock, tax, totals.
 */
const OTHER_NUMBERS =
  /^(?:cust[eo]s?|cost[eos]?s?|compras?|purchase|kcal|kj|calor.*|energ.*|nutri.*|fund.*|found.*|establ.*|cod|codigos?|codes?|sku|ref|refer.*|id|ean|gtin|ncm|num|numeros?|number|no|n|estoque|stock|existenc.*|invent.*|iva|vat|icms|impost.*|impuest.*|tax|taxas?|marge[mn]|margin|markup|lucro|profit|descont.*|descuent.*|discount|cmv|qtde?|quant.*|qty|cant|cantidad|pesos?|weight|fornec.*|provee.*|supplier|total|totais|totales|subtotal|soma|suma|media|medi[oa]|average|promedio|antig.*|anterior|old|previous|sem|sin|without|excl.*|liquid.*|net|neto)$/;

interface Match<Column> {
  readonly column: Column;
  readonly isSure: boolean;
}

/** Returns a heading's column; uncertain with extra words or another currency. */
function matchOf<Column>(
  head: string,
  { words, refine = (column) => column }: Heads<Column>,
  currency: Currency,
): Match<Column> | undefined {
  const all = searchWords(head);
  const whole = words.get(all.join(" ") || head.trim());
  const said = all
    .join(" ")
    .replaceAll(WITH_TAX, "")
    .split(" ")
    .filter((word) => !HARMLESS.has(word) && !/^\d*(?:ml|cl|l|g)?$/.test(word));
  if (whole === undefined && (head.includes("%") || said.some((word) => OTHER_NUMBERS.test(word))))
    return undefined;
  const telling = said.filter((word) => !GENERIC.has(word));
  const named = telling.length > 0 ? telling : said.slice(0, 1);
  const [only, ...others] = new Set(named.map((word) => words.get(word)));
  const exact = whole ?? words.get(named.join(" ")) ?? (others.length === 0 ? only : undefined);
  const column = exact ?? said.map((word) => words.get(word)).find((one) => one !== undefined);
  return column === undefined
    ? undefined
    : {
        column: refine(column, all),
        isSure: exact !== undefined && !namesOtherCurrency(head, currency),
      };
}

/** Assigns a heading row's columns, each by its only certain heading. */
export function namedColumns<Column>(
  head: readonly string[],
  heads: Heads<Column>,
  currency: Currency,
): NamedColumns<Column> {
  const matches = head.map((cell) => matchOf(cell, heads, currency));
  const named = Map.groupBy(
    matches.filter((match) => match !== undefined),
    ({ column }) => column,
  );
  const sure = [...named].map(([column, all]) => {
    const count = all.filter(({ isSure }) => isSure).length;
    return { column, count, isAsked: count > 1 || (count === 0 && heads.isNeeded(column)) };
  });
  const single = new Set(sure.filter(({ count }) => count === 1).map(({ column }) => column));
  return {
    columns: matches.map((match) =>
      match?.isSure && single.has(match.column) ? match.column : undefined,
    ),
    asked: sure.filter(({ isAsked }) => isAsked).map(({ column }) => column),
    known: sure.some(({ column, count }) => count > 0 && heads.isNeeded(column))
      ? matches.filter((match) => match !== undefined).length
      : 0,
  };
}
