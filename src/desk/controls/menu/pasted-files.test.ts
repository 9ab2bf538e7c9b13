import { expect, test } from "vitest";
import type { Currency } from "#language/currencies.ts";
import { recognised } from "./pasted-columns.ts";
import { pastedDishes } from "./pasted-dishes.ts";
import { readPasted } from "./read-pasted.ts";
import { readWineTable } from "./wine-table.ts";

const SECTIONS = [{ title: { pt: "Entradas", en: "Starters", es: "Entrantes" }, items: [] }];

/**
 * "Ostras 189.9" is ticked, "? Nome" is not; "2 total" is row 2, skipped; "ask price" leaves all
 * unticked.
 */
function dishes(text: string, currency: Currency): string {
  const { rows, columns, asked } = recognised(readPasted(text), currency);
  const { added, unread } = pastedDishes(rows, SECTIONS, { columns, currency });
  return [
    ...asked.map((column) => `ask ${column}`),
    ...added.map(({ dish, doubt }) => {
      const sizes = (dish.sizes ?? []).map(({ size, price }) => `${size} ${price[currency]}`);
      const words = [doubt && "?", dish.name, dish.price?.[currency], ...sizes, doubt];
      return words.filter((word) => word !== undefined).join(" ");
    }),
    ...unread.map(({ row, reason }) => `${row} ${reason}`),
  ].join(" | ");
}

// Rule 10.50.
test.each([
  // Separators and line ends.
  ["Excel, tabs", "Prato\tPreço\r\nOstras\t189,90\r\n", "Ostras 189.9"],
  ["Excel for Mac, CR alone", "Prato;Preço\rOstras;189,90\rCaldo;20", "Ostras 189.9 | Caldo 20"],
  ["Excel CSV UTF-8, BOM", "\uFEFFPrato;Preço\r\nOstras;189,90", "Ostras 189.9"],
  ["Excel CSV, sep=;", "sep=;\r\nPrato;Preço\r\nOstras;1.189,90", "Ostras 1189.9"],
  ["sep= in quotes, a mark of its own", '"sep=^"\nPrato^Preço\nOstras^12', "Ostras 12"],
  ["sep=,", "sep=,\nDish,Price\nOysters,189.90", "Oysters 189.9"],
  ["Google Sheets CSV", 'Dish,Price\n"Oysters, fresh","1,189.90"', "Oysters, fresh 1189.9"],
  ["Numbers CSV", "Plato;Precio\nOstras;24,50 €", "Ostras 24.5", "EUR"],
  ["LibreOffice, all in quotes", '"Prato";"Preço"\n"Ostras";"189,90"', "Ostras 189.9"],
  ["spaces around marks", 'Prato; "Preço"\nOstras; "189,90"', "Ostras 189.9"],
  ["bars", "Prato|Preço\nOstras|189,90\nCaldo|20", "Ostras 189.9 | Caldo 20"],
  [
    "commas in names",
    "Prato;Preço\nOstras, limão;12\nCaldo, pão;20",
    "Ostras, limão 12 | Caldo, pão 20",
  ],
  ["one row", "Ostras;189,90", "Ostras 189.9"],
  [
    "names alone, with commas",
    "Figos, presunto\nPicanha, farofa e arroz",
    "Figos, presunto | Picanha, farofa e arroz",
  ],
  [
    "inches and quotes",
    'Prato\tPreço\n"Da casa" na brasa\t12\nPizza 12"\t40',
    '"Da casa" na brasa 12 | Pizza 12" 40',
  ],
  [
    "Alt+Enter in cells",
    'Prato;Descrição;Preço\n"Ostras";"com farofa\nvinagrete\ne arroz";"189,90"\n"Caldo\nverde";;20',
    "Ostras 189.9 | Caldo verde 20",
  ],
  [
    "NFD letters and hard spaces",
    "Prato\tPrec\u0327o\nPa\u0303o\u00A0quente\tR$\u00A01\u00A0120,00",
    "Pão quente 1120",
  ],
  // Rows without dishes.
  [
    "a title row",
    "Cardápio principal\nPrato;Preço\nOstras;189,90\nHuevos rotos;120,00",
    "Ostras 189.9 | Huevos rotos 120 | 1 above-head",
  ],
  ["a title like a head", "Pratos\t\nPrato\tPreço\nOstras\t12", "Ostras 12 | 1 above-head"],
  [
    "totals",
    "Prato;Preço\nOstras;12\nTotal de itens: 1\nTOTAL;12\nSubtotal;12",
    "Ostras 12 | 3 total | 4 total | 5 total",
  ],
  ["blank rows", "\nPrato\tPreço\n\t\nOstras\t12\n\t\n\t\n", "Ostras 12 | 3 blank"],
  [
    "heads again",
    "Prato\tPreço\nOstras\t12\nPrato\tPreço\nCaldo\t20",
    "Ostras 12 | Caldo 20 | 3 head",
  ],
  [
    "a section, and a title that is none",
    "Entrantes\nOstras\t12\nDO MAR\nCaldo\t20",
    "Ostras 12 | ? DO MAR only-name | Caldo 20",
  ],
  [
    "merged cells",
    "Seção\tPrato\tPreço\nEntradas\tOstras\t12\n\tCaldo\t20",
    "Ostras 12 | Caldo 20",
  ],
  [
    "a footnote",
    "Prato\tPreço\nOstras\t12\nPreços com serviço",
    "Ostras 12 | ? Preços com serviço only-name",
  ],
  ["a row too long", "Prato\tPreço\nOstras\t12\tnovo\nCaldo\t20", "Caldo 20 | 2 columns"],
  ["no name", "Prato\tPreço\n\t12", "2 no-name"],
  [
    "a row that was not separated",
    "Prato\tPreço\nOstras;189,90\nCaldo\t20",
    "? Ostras;189,90 name-holds-amount | Caldo 20",
  ],
  [
    "lines with amounts",
    "Ostras 189,90\nCaldo verde",
    "? Ostras 189,90 name-holds-amount | Caldo verde",
  ],
  // Decimal commas in a file of commas.
  ["two columns", "Prato,Preço\nOstras,189,90\nCaldo,20", "Ostras 189.9 | Caldo 20"],
  ["two prices", "Prato,Preço,Meia porção\nOstras,189,90,95,50", "Ostras 189.9 half 95.5"],
  ["cents or a number", "Prato,Código,Preço\nOstras,101,18,90\nCaldo,7,20", "Caldo 20 | 2 columns"],
  [
    "a description left out",
    "Prato,Descrição,Preço\nOstras,189,90\nCaldo,verde,20",
    "Caldo 20 | 2 columns",
  ],
  ["no heads", "Ostras,189,90\nCaldo,20,00", "1 columns | 2 columns"],
  // Columns of numbers.
  [
    "cost",
    "Código\tProduto\tPreço de custo\tPreço de venda\n101\tOstras\t62,10\t189,90",
    "Ostras 189.9",
  ],
  ["energy", "Prato\tValor energético (kcal)\tPreço\nOstras\t540\t189,90", "Ostras 189.9"],
  [
    "stock, tax, quantity",
    "Plato\tStock\tIVA %\tCantidad\tPVP con IVA\nOstras\t4\t10\t6\t24,50",
    "Ostras 24.5",
    "EUR",
  ],
  [
    "cost in English, coste in Spanish",
    "Item no.\tCost\tCoste\tDish\tSelling price\n1\t2\t3\tOysters\t18.50",
    "Oysters 18.5",
  ],
  ["an unknown price", "Prato\tPreço delivery\nOstras\t189,90", "ask price | Ostras"],
  [
    "two prices of one kind",
    "Plato\tPrecio barra\tPrecio terraza\nOstras\t20\t22",
    "ask price | Ostras",
  ],
  ["two names", "Nome\tPrato\tPreço\nOstras\tOysters\t12", "ask name | 2 no-name"],
  ["no heads, a code before", "101\tOstras\t189,90", "Ostras 189.9"],
  ["no heads, cost and price", "Ostras\t62,10\t189,90", "ask price | Ostras"],
  ["no heads, a code alone", "101\tOstras\n102\tCaldo", "ask price | Ostras | Caldo"],
  ["no heads, whole numbers", "Ostras\t189\nCaldo\t20", "Ostras 189 | Caldo 20"],
  [
    "no heads, a section first",
    "Entradas\tOstras\t12,00\nEntradas\tCaldo\t20,00",
    "Ostras 12 | Caldo 20",
  ],
  [
    "sizes",
    "Bebida\tTaça 150 ml\tJarra\tPreço da garrafa\nSangria\t30\t90\t120",
    "Sangria glass 30 jug 90 bottle 120",
  ],
  [
    "two amounts in a cell",
    "Prato\tPreço\nOstras\t12 50\nCaldo\t1 120,00",
    "? Ostras price | ? Caldo price | 2 price | 3 price",
  ],
  [
    "thin spaces",
    "Prato\tPreço\nOstras\t1\u2009120,00\nCaldo\t12\u202F500",
    "Ostras 1120 | Caldo 12500",
  ],
  [
    "other currencies",
    "Prato\tPreço\nOstras\tUS$ 45\nCaldo\t€ 38\nSopa\t45 USD\nFigos\tR$ 12\nPão\t9 BRL",
    "? Ostras currency | ? Caldo currency | ? Sopa currency | Figos 12 | Pão 9 | 2 currency | 3 currency | 4 currency",
  ],
  ["another currency in the head", "Prato\tPreço (US$)\nOstras\t45", "ask price | Ostras"],
  ["two currencies", "Dish\tPrice (€)\tPrice (R$)\nOysters\t9,00\t45,00", "Oysters 45"],
  ["pesos", "Plato\tPrecio\nBife\t$ 12.900", "Bife 12900", "ARS"],
  [
    "words and dashes",
    "Prato\tPreço\nOstras\tsob consulta\nCaldo\t–",
    "? Ostras price | ? Caldo only-name | 2 price",
  ],
  ["allergens are not pasted", "Prato\tAlérgenos\tPreço\nOstras\tmoluscos\t12", "Ostras 12"],
])("reads a menu: %s", (_, text, expected, currency: string = "BRL") =>
  expect(dishes(text, currency as Currency)).toBe(expected),
);

/** "Altura 2019 58/390": vintage, glass and bottle. */
function wines(text: string): string {
  const table = readWineTable(text, "BRL");
  if ("problem" in table) return table.problem;
  return [
    ...table.rows.map(({ wine, isDoubtful }) =>
      [
        ...(isDoubtful ? ["?"] : []),
        wine.name,
        wine.wine?.vintage,
        `${wine.wine?.glass?.BRL ?? ""}/${wine.price?.BRL ?? ""}`,
      ]
        .filter((word) => word !== undefined)
        .join(" "),
    ),
    ...table.unread.map(({ row, reason }) => `${row} ${reason}`),
    ...(table.unknownColumns.length > 0 ? [`unknown ${table.unknownColumns.join(", ")}`] : []),
  ].join(" | ");
}

// Rule 10.54.
test.each([
  [
    "a title row and sep=",
    "sep=;\nCarta 2026\nVinho;Safra;Garrafa\nAltura;2019;390\nEnsaio;2020;90",
    "Altura 2019 /390 | Ensaio 2020 /90 | 1 above-head",
  ],
  [
    "cost",
    "Vinho\tCusto\tPreço de custo\tGarrafa\nAltura\t90\t80\t390",
    "Altura /390 | unknown Custo, Preço de custo",
  ],
  [
    "a founding year",
    "Wine\tYear founded\tVintage\tBottle\nAltura\t1890\t2019\t390",
    "Altura 2019 /390 | unknown Year founded",
  ],
  [
    "a founding year alone",
    "Vinho\tAno de fundação\tTaça\nAltura\t1890\t58",
    "Altura 58/ | unknown Ano de fundação",
  ],
  ["two bottles", "Vinho\tGarrafa\tPreço\nAltura\t390\t400", "? Altura / | unknown Garrafa, Preço"],
  ["another currency", "Vinho\tGarrafa\nAltura\tUS$ 90", "? Altura /"],
  [
    "totals and blanks",
    "Vinho;Garrafa\nAltura;390\n;\nTotal;390",
    "Altura /390 | 3 blank | 4 total",
  ],
  ["decimal commas", "Vinho,Garrafa\nAltura,390,50\nEnsaio,80", "Altura /390.5 | Ensaio /80"],
])("reads a wine list: %s", (_, text, expected) => expect(wines(text)).toBe(expected));
