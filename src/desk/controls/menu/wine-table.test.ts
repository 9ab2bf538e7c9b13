import { expect, test } from "vitest";
import { MOST } from "#content/schemas/content-maxima.ts";
import { takenBack } from "./dish-changes.ts";
import { readWineTable, winesIntoSections } from "./wine-table.ts";

const rowsOf = (text: string) => {
  const table = readWineTable(text, "BRL");
  if (!("rows" in table)) throw new Error(table.problem);
  return table.rows;
};

const WHOLE = {
  region: "Vale do Uco",
  wine: {
    name: "Altura, o primeiro",
    price: { BRL: 1240.5 },
    wine: {
      producer: "Finca Prueba",
      country: "AR",
      grape: "Malbec",
      vintage: "2019",
      glass: { BRL: 58 },
    },
  },
  notRead: [],
  isDoubtful: false,
};

// Rule 10.54.
test.each([
  [
    "tabs, in Portuguese",
    "Vinho\tProdutor\tPaís\tRegião\tUva\tSafra\tTaça (R$)\tGarrafa (R$)\n" +
      "Altura, o primeiro\tFinca Prueba\tArgentina\tVale do Uco\tMalbec\t2019\tR$ 58\t1.240,50",
  ],
  [
    "commas and quotes, in English",
    "Wine,Winery,Country of origin,Region,Grape,Vintage,By the glass,Bottle\r\n" +
      '"Altura, o primeiro",Finca Prueba,AR,Vale do Uco,Malbec,2019,58,"1,240.50"\r\n\r\n',
  ],
  [
    "semicolons, in Spanish, in another order",
    "Botella;Copa;Añada;Variedad;Región;País;Bodega;Vino\n" +
      "1240,50;58,00;2019;Malbec;Vale do Uco;argentina;Finca Prueba;Altura, o primeiro\n;;;;;;;",
  ],
])("a table by %s is read", (_, text) => {
  expect(rowsOf(text)).toEqual([WHOLE]);
});

test("names a row's unreadable cells, and keeps the others", () => {
  const [row] = rowsOf("Vinho\tPaís\tSafra\tGarrafa\tTaça\nAltura\tAtlântida\tNV\tsob consulta\t-");
  expect(row).toEqual({
    region: "",
    wine: { name: "Altura" },
    isDoubtful: true,
    notRead: ["Garrafa “sob consulta”", "País “Atlântida”", "Safra “NV”"],
  });
});

test("reads as many wines as a list holds, and no more", () => {
  const table = (rows: number) => `Vinho\n${"Altura\n".repeat(rows)}`;
  expect(rowsOf(table(MOST.winesOfMenu))).toHaveLength(MOST.winesOfMenu);
  expect(readWineTable(table(MOST.winesOfMenu + 1), "BRL")).toEqual({ problem: "too-large" });
  expect(readWineTable(`Vinho${"\t".repeat(41)}\nMalbec`, "BRL")).toEqual({ problem: "too-large" });
  expect(readWineTable(`Vinho\n${"x".repeat(600_000)}`, "BRL")).toEqual({ problem: "too-large" });
});

test("adds wines to their region's section, else their country's, else the last", () => {
  const other = { pt: "Outras", en: "Others", es: "Otras" };
  const region = { pt: "Mendoza", en: "Mendoza", es: "Mendoza" };
  const mendoza = { title: region, items: [{ name: "A" }] };
  const wines = [
    { region: "", wine: { name: "B" } },
    { region: "Mendoza", wine: { name: "C" } },
    { region: "", wine: { name: "D", wine: { country: "FR" } } },
    { region: "", wine: { name: "E", wine: { country: "FR" } } },
  ] as const;
  const sections = winesIntoSections([mendoza], wines, other);
  expect(sections.map(({ title, items }) => [title, items.map(({ name }) => name)])).toEqual([
    [region, ["A", "C"]],
    [other, ["B"]],
    [{ pt: "França", en: "France", es: "Francia" }, ["D", "E"]],
  ]);
  // An undo removes new sections except those with later entries.
  const begun = { title: other, items: [] };
  expect(takenBack([mendoza], sections)([...sections, begun])).toEqual([mendoza, begun]);
});
