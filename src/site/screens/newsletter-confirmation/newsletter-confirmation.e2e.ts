import type { startFakeMailServer } from "#external-services/mail/mail.fake.ts";
import { LANGUAGES } from "#language/languages.ts";
import { newsletterConfirmationPath } from "#language/path-to.ts";
import { anEmail } from "#tests/lead-form.ts";
import { expect, expectAccessible, hydrate, NIGHTLY, test } from "#tests/page-fixtures.ts";

type FakeMailServer = Awaited<ReturnType<typeof startFakeMailServer>>;

const WORDS = {
  pt: ["Falta confirmar", "Confirme sua inscrição", "Inscrição confirmada"],
  en: ["One step left", "Confirm your subscription", "Subscription confirmed"],
  es: ["Falta un paso", "Confirme su suscripción", "Suscripción confirmada"],
} as const;

/** The link of the mail to an address, at the port where the site really is. */
async function linkTo(email: string, { url, mails }: { url: string; mails: FakeMailServer }) {
  const find = () => mails.received.find(({ envelope }) => envelope.to.includes(email));
  await expect.poll(find, { timeout: 15_000 }).toBeDefined();
  const [, path = ""] = /https?:\/\/[^/\s]+(\/\S+\?token=[\w-]+)/.exec(find()?.text ?? "") ?? [];
  return url + path;
}

for (const language of LANGUAGES) {
  // By day in one language: the others differ in their messages alone.
  test.describe(`in ${language}, without script`, language === "es" ? {} : NIGHTLY, () => {
    test.use({ javaScriptEnabled: false });

    test("a sign-up counts once the button behind its link is pressed", async ({
      page,
      siteWithMail: site,
    }) => {
      const [toConfirm, confirm, confirmed] = WORDS[language];
      const email = anEmail();
      await page.goto(`${site.url}/${language}/newsletter`);
      const form = page.getByRole("main").locator("form");
      await form.locator("[name=name]").fill("Maria");
      await form.locator("[name=email]").fill(email);
      await form.getByRole("button").click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(toConfirm);
      const link = await linkTo(email, site);
      expect(link).toContain(newsletterConfirmationPath(language));
      const response = await page.goto(link);
      expect(response?.headers()["cache-control"]).toBe("no-store");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(confirm);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
      for (const _ of [1, 2]) {
        await page.goto(link);
        await page.getByRole("main").getByRole("button").click();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(confirmed);
      }
    });
  });
}

test("the pages of a link are accessible: to be used, used, and of no use", async ({
  page,
  siteWithMail: site,
}) => {
  const [, confirm, confirmed] = WORDS.pt;
  const email = anEmail();
  const posted = await page.request.post(`${site.url}/api/newsletter`, {
    data: { name: "Maria", email, language: "pt" },
    headers: { Origin: site.url },
  });
  expect(posted.status()).toBe(201);
  const link = await linkTo(email, site);
  const path = newsletterConfirmationPath("pt");
  await page.goto(`${site.url}${path}${new URL(link).search}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(confirm);
  await expectAccessible(page);
  await page.getByRole("main").getByRole("button").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(confirmed);
  await expectAccessible(page);
  // On the site where nobody is asked to confirm every link is one of no use.
  await page.goto(`${path}${new URL(link).search}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Este link não vale mais");
  await expectAccessible(page);
});

test(
  "with script the button confirms too, and what is sent says so beforehand",
  NIGHTLY,
  async ({ page, siteWithMail: site }) => {
    test.slow();
    const email = anEmail();
    await page.goto(`${site.url}/en/news`);
    await hydrate(page);
    const form = page.getByRole("main").getByRole("form");
    await form.getByLabel("E-mail").fill(email);
    await form.getByRole("button").click();
    await expect(page.getByRole("status").filter({ hasText: "One step left" })).toBeVisible();
    await page.goto(await linkTo(email, site));
    await hydrate(page);
    await page.getByRole("main").getByRole("button").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Subscription confirmed");
  },
);

test("a link that was cut off has a kind page", NIGHTLY, async ({ page, siteWithMail: site }) => {
  for (const query of ["", "?token=", "?token=abc"]) {
    const response = await page.goto(`${site.url}${newsletterConfirmationPath("es")}${query}`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Este enlace está incompleto");
  }
  await expectAccessible(page);
  await page.getByRole("link", { name: "Suscribirse de nuevo" }).click();
  await expect(page).toHaveURL(/\/es\/newsletter$/);
});
