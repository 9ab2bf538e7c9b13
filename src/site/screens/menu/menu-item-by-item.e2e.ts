import type { Page } from "@playwright/test";
import { ALLERGENS } from "#content/shapes/dish-statements.ts";
import type { MenuItem } from "#content/kinds/menu.ts";
import { LANGUAGES } from "#language/languages.ts";
import { menuPagePath } from "#language/path-to.ts";
import { aFullMenu } from "#tests/builders/menu-content.ts";
import { aRestaurantRecord } from "#tests/builders/restaurant-record.ts";
import { expect, test } from "#tests/page-fixtures.ts";
import { pdfText } from "#tests/pdf-text.ts";
import { offerMenus } from "#tests/screen-states.ts";

const RESTAURANT = { slug: "rubaiyat-rio", city: "Rio de Janeiro", citySlug: "rio-de-janeiro" };
const FREE = Object.fromEntries(ALLERGENS.map((allergen) => [allergen, "free" as const]));
const ITEMS: readonly MenuItem[] = [
  {
    name: "Empanada",
    language: "es",
    image: "/images/experience-mesa-sob-a-figueira.webp",
    explanation: { pt: "pastel assado", en: "baked pastry", es: "de horno" },
    price: { BRL: 38.5, EUR: 7, CLP: 6900, ARS: 9500 },
    portion: { pt: "duas", en: "two pieces", es: "dos unidades" },
    diets: ["vegetarian"],
    allergens: {
      gluten: "contains",
      nuts: "may-contain",
      milk: "can-be-made-without",
      eggs: "free",
    },
  },
  {
    name: "Agua",
    price: { CLP: 1500 },
    diets: ["vegan", "gluten-free", "lactose-free"],
    allergens: FREE,
  },
  { name: "Pan", price: { ARS: 800.5 } },
  { name: "Postre del día" },
];
/** Below its name, what the page says of each dish in English. */
const IN_ENGLISH = [
  [
    "R$38.50 · €7 · CLP $6,900 · ARS $9,500",
    "baked pastry",
    "two pieces",
    "Vegetarian",
    "Contains gluten",
    "May contain tree nuts",
    "Can be made without milk",
    "Other allergens: please ask us",
  ],
  ["CLP $1,500", "Vegan · Gluten-free · Lactose-free"],
  ["ARS $800.50", "Allergens: please ask us"],
  ["Allergens: please ask us"],
];
const CURRENCY = /R\$|€|CLP|ARS/;
const CODES: Readonly<Record<string, string>> = { R$: "BRL", "€": "EUR", CLP: "CLP", ARS: "ARS" };

/** A price of the page as search engines read it: "ARS 800.5" of "ARS $800.50" and of "ARS $ 800,50". */
function figuresOf(price: string): string {
  const [, whole = "", cents = "0"] = /(\d[\d.,]*?)(?:[.,](\d\d))?(?!\d)[^\d]*$/.exec(price) ?? [];
  const code = CODES[CURRENCY.exec(price)?.[0] ?? ""];
  return `${code} ${Number(`${whole.replaceAll(/\D/g, "")}.${cents}`)}`;
}

const DIETS: Readonly<Record<string, string>> = {
  Vegetarian: "VegetarianDiet",
  Vegan: "VeganDiet",
  "Gluten-free": "GlutenFreeDiet",
  "Lactose-free": "LowLactoseDiet",
};

const plain = (text: string) => text.replaceAll(/\s+/g, " ").trim();

/** What the page shows of each dish, its name first. */
async function shownItems(page: Page): Promise<string[][]> {
  const items = await page.locator("main article section > ul > li").all();
  return Promise.all(
    items.map(async (item) => (await item.locator("h3, p, li").allTextContents()).map(plain)),
  );
}

interface ItemNode {
  readonly name: string;
  readonly description?: string;
  readonly offers?: readonly { readonly priceCurrency: string; readonly price: number }[];
  readonly suitableForDiet?: readonly string[];
}

/** What search engines get of each dish. */
async function itemNodes(page: Page): Promise<ItemNode[]> {
  const json = await page.locator('script[type="application/ld+json"]').textContent();
  const graph: Record<string, unknown>[] = JSON.parse(json ?? "")["@graph"];
  const menu = graph.find((node) => node["@type"] === "Menu") as unknown as {
    hasMenuSection: { hasMenuItem: ItemNode[] }[];
  };
  return menu.hasMenuSection.flatMap(({ hasMenuItem }) => hasMenuItem);
}

test("page, PDF and structured data say the same of each dish, in each language", async ({
  page,
  request,
  siteWithFailingApi: { url, api },
}) => {
  // Three pages and a PDF that is drawn for them.
  test.slow();
  const title = { pt: "Pratos", en: "Dishes", es: "Platos" };
  const menu = aFullMenu({ sections: [{ title, items: ITEMS }] });
  offerMenus(api.responses, aRestaurantRecord(RESTAURANT), [menu]);
  const pdf = await request.get(`${url}/menus/rubaiyat-rio-executive.pdf`);
  const inPdf = plain(await pdfText(await pdf.body()));

  for (const language of LANGUAGES) {
    await page.goto(url + menuPagePath(language, RESTAURANT, "executive"));
    const shown = await shownItems(page);
    const dates = await page.locator("main header p.font-display").allTextContents();
    expect(dates.length).toBeGreaterThan(0);
    for (const line of [...shown.flat(), ...dates.map(plain)]) {
      // On paper prices are written once, in the menu's language.
      if (language === menu.language || !CURRENCY.test(line))
        expect(inPdf, `${language}: ${line}`).toContain(line);
    }
    expect(shown.map(([name]) => name)).toEqual(ITEMS.map(({ name }) => name));
    if (language === "en") expect(shown.map(([, ...lines]) => lines)).toEqual(IN_ENGLISH);

    const nodes = await itemNodes(page);
    expect(nodes).toHaveLength(ITEMS.length);
    for (const [at, { name, description, offers = [], suitableForDiet = [] }] of nodes.entries()) {
      const [shownName, ...lines] = shown[at] ?? [];
      expect(name).toBe(shownName);
      expect(description).toBe(ITEMS[at]?.explanation && lines[1]);
      const prices = ITEMS[at]?.price ? (lines[0] ?? "").split(" · ") : [];
      expect(offers.map(({ priceCurrency, price }) => `${priceCurrency} ${price}`)).toEqual(
        prices.map(figuresOf),
      );
      const diets = IN_ENGLISH[at]?.flatMap((line) => line.split(" · ")) ?? [];
      expect(suitableForDiet).toEqual(
        diets.flatMap((diet) => (diet in DIETS ? `https://schema.org/${DIETS[diet]}` : [])),
      );
    }
  }
});
