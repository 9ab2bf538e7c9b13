import { expect, test } from "vitest";
import { aFullMenu } from "#tests/builders/menu-content.ts";
import { readPdf } from "#tests/pdf-text.ts";
import { RESTAURANTS } from "#content/built-in/built-in-content.server.ts";
import { PRINTED } from "#language/printed-signs.ts";
import { drawMenu } from "./draw-menu.ts";
import { FONTS, type FontName } from "./style.ts";
import { runsOf, typeface } from "./typefaces.ts";

const NAMES: Readonly<Record<string, readonly string[]>> = {
  portuguese: ["Pão de queijo à mineira", "Açaí com granola", "Lingüiça de Bragança"],
  spanish: ["Jamón ibérico de bellota", "Ñoquis con mejillones", "Pingüino de cigüeña"],
  catalan: ["Cal·lipeu amb escalivada", "Crema catalana d'ametlla"],
  french: ["Œuf cocotte & bœuf bourguignon", "Crème brûlée à l’Haÿ", "Pâté en croûte № 7"],
  german: ["Königsberger Klopse", "Weißwürste, süßer Senf", "Trockenbeerenauslese GROẞLAGE"],
  czech: ["Svíčková s knedlíky", "Dvořák Pálava, pozdní sběr", "Žitný chléb, česneková ďábelská"],
  hungarian: ["Tokaji aszú hatputtonyos", "Hortobágyi húsos őzgerinc", "Szürkebarát fűszeres"],
  croatian: ["Dingač Postup", "Škampi na buzaru", "Đuveč s ćevapima", "Graševina Žlahtina"],
  slovenian: ["Štajerska penina", "Čebula, žličniki"],
  polish: ["Żurek z białą kiełbasą", "Łosoś w śmietanie", "Pączki z różą"],
  romanian: ["Țuică de prune", "Fetească neagră, Ștefănești", "Mămăligă cu brânză"],
  turkish: ["Öküzgözü Boğazkere", "İmam bayıldı", "Şiş kebap, ığdır kayısısı"],
  greek: ["Ξινόμαυρο Νάουσα", "Σπανακόπιτα με φέτα", "Αγιωργίτικο Νεμέας"],
  cyrillic: ["Мавруд и Пловдив", "Прокупац Жупљанка", "Борщ із пампушками", "Ѓувеч ќебапи"],
  georgian: ["საფერავი ქინძმარაული", "ხაჭაპური აჭარული"],
  vietnamese: ["Phở bò tái chín", "Bánh mì thịt nướng", "Gỏi cuốn tôm"],
  nordic: ["Smørrebrød på rugbrød", "Þorskur með brauði", "Æbleskiver", "Gravlax från Åland"],
  baltic: ["Šaltibarščiai", "Rīgas šprotes", "Kļavu sīrups", "Õllesnäkid, mõdu"],
  other: ["Ġbejniet tal-bżar", "Welsh: ŵy a thŷ", "Azərbaycan plovu", "Ho‘okipa ʻōpakapaka"],
};
const SIGNS = "• → – — … ′ ″ × ½ ⅓ № ™ ¼ € ₺ ₽ ₾ ± ≈ ≤ ★ ♥ ← ✓ “x” ‹y› «z»";

const flat = (text: string) => text.replaceAll(/\s+/gu, "");
const [restaurant] = RESTAURANTS;
if (restaurant === undefined) throw new Error("There is no restaurant");

async function menuWith(names: readonly string[]) {
  const title = { pt: "Seção", en: "Section", es: "Sección" };
  const items = names.map((name) => ({ name, price: { BRL: 38 } }));
  const content = aFullMenu({ sections: [{ title, items }] });
  const input = { restaurant, kind: "executive", content, changedAt: new Date("2047-01-01") };
  const more = { siteUrl: "https://site.test", author: "Casas Exemplo" };
  return readPdf(await drawMenu({ ...input, ...more } as never, { compress: false }));
}

// Rule 4.13.
test.each(["NFC", "NFD"] as const)(
  "prints names of nineteen languages whole, written in %s",
  async (form) => {
    const names = Object.values(NAMES).flat();
    const { joined, missing } = await menuWith(names.map((name) => name.normalize(form)));
    const shown = flat(joined);
    for (const [language, its] of Object.entries(NAMES)) {
      expect
        .soft(
          its.filter((name) => !shown.includes(flat(name))),
          language,
        )
        .toEqual([]);
    }
    expect(missing).toBe(0);
  },
);

test("prints typographic signs, and spells rare ones differently", async () => {
  const rare = {
    "Ｆｕｌｌ ﬁlé ﬂan": "Full filé flan",
    "rez‑de‑chaussée": "rez-de-chaussée",
    "㎏ ①": "kg 1",
    Ἀγιωργίτικο: "Αγιωργίτικο",
  };
  const { joined, missing } = await menuWith([SIGNS, ...Object.keys(rare)]);
  for (const text of [SIGNS, ...Object.values(rare)]) {
    expect.soft(flat(joined)).toContain(flat(text));
  }
  expect(missing).toBe(0);
});

test("prints a square for each sign without a glyph", async () => {
  const { joined, missing } = await menuWith(["寿司", "Feijoada 👨‍👩‍👧", "كباب", "🇧🇷", "x\u030Cy ❤️"]);
  for (const text of ["□□R$", "Feijoada□R$", "□□□□R$", "x\u030Cy□"]) {
    expect.soft(flat(joined)).toContain(text);
  }
  expect(missing).toBe(0);
});

test.each(Object.keys(FONTS) as FontName[])("%s has a glyph for every printed sign", (name) => {
  const all = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code));
  const printed = all.filter((one) => Object.values(PRINTED).some((set) => set.test(one)));
  const absent = printed.filter((sign) => {
    const [run] = runsOf(name, sign);
    return run === undefined || !typeface(run.file).font.hasGlyphForCodePoint(sign.charCodeAt(0));
  });
  expect(absent.map((sign) => `${sign} ${sign.charCodeAt(0).toString(16)}`)).toEqual([]);
});
