import { CONSENT_STORAGE_KEY } from "#site/on-intent/bootstrap-contract.ts";
import { switchLanguage } from "#tests/page-actions.ts";
import { expect, test, withReact } from "#tests/page-fixtures.ts";
import { contactForm } from "#tests/lead-form.ts";
import { BROWSER_STORAGE } from "./privacy-facts.ts";

// The film waits for nobody who wants less motion.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

// Rule 3.20. The code of the site is held by tests/architecture/privacy-facts.test.ts; what its libraries
// leave is seen in a browser alone.
test("after a visit a browser holds all that the notice names, and nothing else", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: 40.4168, longitude: -3.7038 });
  await page.goto("/pt?utm_source=x");
  await page.getByRole("button", { name: "Pausar o vídeo" }).click();
  await expect(page.getByRole("button", { name: "Reproduzir o vídeo" })).toBeVisible();
  await page.goto("/pt/restaurantes");
  await page.getByRole("button", { name: "Mais perto" }).click();
  await page.goto("/pt/reservas");
  await page.getByRole("button", { name: "Usar a casa mais próxima" }).click();
  await page.getByLabel("Pessoas").fill("2");
  await page.goto("/pt/experiencias");
  await expect(page.locator("[data-detection]")).toHaveAttribute("data-method", /./);
  await withReact(page, "/pt/contato");
  await contactForm(page).getByLabel("Nome").fill("Maria");
  await switchLanguage(page, "English");
  await expect(page).toHaveURL(/\/en\/contact$/);

  const held = await page.evaluate(async () => ({
    storage: [
      ...Object.keys(localStorage).map((key) => `${key}, local`),
      ...Object.keys(sessionStorage).map((key) => `${key}, session`),
    ].toSorted(),
    others: [
      ...(await indexedDB.databases()),
      ...(await caches.keys()),
      ...(await navigator.serviceWorker.getRegistrations()),
    ],
  }));
  expect(held.storage).toEqual(
    BROWSER_STORAGE.filter(({ key }) => key !== CONSENT_STORAGE_KEY)
      .map(({ key, area }) => `${key}, ${area}`)
      .toSorted(),
  );
  expect(held.others).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});
