import { ownDataPath } from "#language/path-to.ts";
import { aContactPost } from "#tests/builders/posts.ts";
import { anEmail } from "#tests/lead-form.ts";
import { expect, expectAccessible, test } from "#tests/page-fixtures.ts";

// Rules 6.19, 6.20 and 7.8.
test("a guest asks for a link, sees what is kept, takes it along and erases it", async ({
  page,
  browser,
  siteWithMail: site,
}) => {
  test.slow();
  const plain = await browser.newPage({ javaScriptEnabled: false });
  const email = anEmail();
  const posted = await page.request.post(`${site.url}/api/contact`, {
    headers: { Origin: site.url },
    data: aContactPost({ email, message: "Esqueci um casaco azul." }),
  });
  expect(posted.status()).toBe(201);
  await plain.goto(`${site.url}/pt/privacidade`);
  await plain.getByRole("link", { name: "Ver, baixar ou apagar seus dados" }).first().click();
  await plain.getByRole("main").getByLabel("E-mail").fill(email.toUpperCase());
  await plain.getByRole("button", { name: "Pedir o link" }).click();
  await expect(plain.getByRole("heading", { level: 1 })).toHaveText("Veja seu e-mail");

  const mailTo = () =>
    site.mails.received.find(
      ({ envelope, text }) =>
        text.includes("?token=") && envelope.to.join().toLowerCase() === email.toLowerCase(),
    );
  await expect.poll(mailTo, { timeout: 15_000 }).toBeDefined();
  const [, query = ""] = /(\?token=[\w-]+)/.exec(mailTo()?.text ?? "") ?? [];
  const link = site.url + ownDataPath("pt") + query;
  // A program that looks through mails opens it first.
  const response = await page.request.get(link);
  expect(response.headers()).toMatchObject({
    "cache-control": "no-store",
    "referrer-policy": "strict-origin",
    "x-robots-tag": "noindex",
  });
  await page.goto(link);
  await expect(page.getByText("Esqueci um casaco azul.")).toBeVisible();
  await expectAccessible(page);
  for (const name of ["Baixar como texto", "Baixar para programas (JSON)"]) {
    const href = await page.getByRole("link", { name }).getAttribute("href");
    const file = await page.request.get(site.url + href);
    expect(file.headers()).toMatchObject({ "referrer-policy": "no-referrer" });
    expect(await file.text()).toContain("Esqueci um casaco azul.");
  }
  await plain.goto(link);
  await plain.getByLabel("Entendo que isto não pode ser desfeito.").check();
  await plain.getByRole("button", { name: "Apagar tudo" }).click();
  await expect(plain.getByRole("heading", { level: 1 })).toHaveText("Seus dados foram apagados");
  await plain.close();
  expect((await page.goto(link))?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Este link expirou");
});
