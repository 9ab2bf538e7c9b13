import type { startFakeMailServer } from "#external-services/mail/mail.fake.ts";
import { newsletterConfirmationPath } from "#language/path-to.ts";
import { anEmail } from "#tests/lead-form.ts";
import { expect, expectAccessible, test, withReact } from "#tests/page-fixtures.ts";

type FakeMailServer = Awaited<ReturnType<typeof startFakeMailServer>>;

/** The link of the mail to an address, at the port where the site really is. */
async function linkTo(email: string, { url, mails }: { url: string; mails: FakeMailServer }) {
  const find = () => mails.received.find(({ envelope }) => envelope.to.includes(email));
  await expect.poll(find, { timeout: 15_000 }).toBeDefined();
  const [, path = ""] = /https?:\/\/[^/\s]+(\/\S+\?token=[\w-]+)/.exec(find()?.text ?? "") ?? [];
  return url + path;
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a sign-up counts once the button behind its link is pressed", async ({
    page,
    siteWithMail: site,
  }) => {
    const heading = page.getByRole("heading", { level: 1 });
    const email = anEmail();
    await page.goto(`${site.url}/es/newsletter`);
    const form = page.getByRole("main").locator("form");
    await form.locator("[name=name]").fill("Maria");
    await form.locator("[name=email]").fill(email);
    await form.getByRole("button").click();
    await expect(heading).toHaveText("Falta un paso");
    const link = await linkTo(email, site);
    expect(link).toContain(newsletterConfirmationPath("es"));
    for (const _ of [1, 2]) {
      await page.goto(link);
      await page.getByRole("main").getByRole("button").click();
      await expect(heading).toHaveText("Suscripción confirmada");
    }
  });
});

test("with script what is sent says so beforehand, and the pages of a link are accessible: to be used, used, and of no use", async ({
  page,
  siteWithMail: site,
}) => {
  const email = anEmail();
  await withReact(page, `${site.url}/pt/novidades`);
  const form = page.getByRole("main").getByRole("form");
  await form.getByLabel("E-mail").fill(email);
  await form.getByRole("button").click();
  await expect(page.getByRole("status").filter({ hasText: "Falta confirmar" })).toBeVisible();
  const link = await linkTo(email, site);
  const path = newsletterConfirmationPath("pt");
  await withReact(page, `${site.url}${path}${new URL(link).search}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Confirme sua inscrição");
  await expectAccessible(page);
  await page.getByRole("main").getByRole("button").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Inscrição confirmada");
  await expectAccessible(page);
  // On the site where nobody is asked to confirm every link is one of no use.
  await page.goto(`${path}${new URL(link).search}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Este link não vale mais");
  await expectAccessible(page);
});
