import { anArticleRecord } from "#tests/builders/article-record.ts";
import { expect, test } from "#tests/page-fixtures.ts";

test("an article made to hang the parser is shown, and all other pages come meanwhile", async ({
  siteWithFailingApi: { url, api },
}) => {
  test.setTimeout(120_000);
  // The parser alone would take minutes.
  const text = "*a_ ".repeat(10_000);
  const content = JSON.stringify({ pt: text, en: "", es: "" });
  const article = anArticleRecord({ slug: "armadilha", content });
  api.responses.set("/news", { json: { data: [article] } });
  api.responses.set("/news/slug/armadilha", { json: { data: article } });

  const shown = { isThere: false };
  const page = fetch(`${url}/pt/novidades/armadilha`).finally(() => {
    shown.isThere = true;
  });
  const waits: number[] = [];
  while (!shown.isThere) {
    const started = performance.now();
    expect((await fetch(`${url}/pt/quem-somos`)).status).toBe(200);
    waits.push(performance.now() - started);
  }
  const response = await page;
  expect(response.status).toBe(200);
  expect(await response.text()).toContain("<p>*a_ *a_ ");
  expect(waits.length).toBeGreaterThan(1);
  expect(Math.max(...waits)).toBeLessThan(5000);
});
