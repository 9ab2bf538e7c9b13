import { newsletterConfirmationPath } from "#language/path-to.ts";
import { anEmail } from "#tests/lead-form.ts";
import { expect, expectAccessible, test, withReact } from "#tests/page-fixtures.ts";

test("a sign-up says that it is to be confirmed, and counts once the button behind its link is pressed, without script too", async ({
  page,
  browser,
  siteWithMail: { url, mails },
}) => {
  const email = anEmail();
  await withReact(page, `${url}/pt/novidades`);
  const form = page.getByRole("main").getByRole("form");
  await form.getByLabel("E-mail").fill(email);
  await form.getByRole("button").click();
  await expect(page.getByRole("status").filter({ hasText: "Falta confirmar" })).toBeVisible();
  const mailTo = () => mails.received.find(({ envelope }) => envelope.to.includes(email));
  await expect.poll(mailTo).toBeDefined();
  const [query = ""] = /\?token=[\w-]+/.exec(mailTo()?.text ?? "") ?? [];
  const link = url + newsletterConfirmationPath("pt") + query;
  const heading = page.getByRole("heading", { level: 1 });
  await page.goto(link);
  await expect(heading).toHaveText("Confirme sua inscrição");
  await expectAccessible(page);
  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(link);
  await plain.getByRole("main").getByRole("button").click();
  await expect(plain.getByRole("heading", { level: 1 })).toHaveText("Inscrição confirmada");
  await plain.close();
  await page.getByRole("main").getByRole("button").click();
  await expect(heading).toHaveText("Inscrição confirmada");
  await expectAccessible(page);
  // On a site where no sign-up is confirmed every link is of no use.
  await page.goto(newsletterConfirmationPath("pt") + query);
  await expect(heading).toHaveText("Este link expirou");
  await expectAccessible(page);
});
