import { beforeEach, expect, test } from "vitest";
import { readSettingsInForce } from "#api/site-settings/site-settings.queries.ts";
import { siteSettings } from "#content/site-settings/site-settings.ts";
import { exportContent } from "#content/store/publish-content.ts";
import { prepareDatabase } from "#content/store/seed.ts";
import { type Browser, invalid, signedIn } from "#tests/desk-browser.ts";
import { FULL_SETTINGS, someSettings } from "#tests/builders/settings-content.ts";
import { begin, publish, restore, write } from "#tests/desk-content.ts";
import { describeWithDatabase } from "#tests/test-database.ts";

const SITE = "/settings/site";
const FILE = siteSettings.parse({ contact: { phone: "+551130871399", email: "file@example.com" } });

describeWithDatabase("the site settings at the desk", (database, connectAgain) => {
  let browser: Browser;
  beforeEach(async () => {
    await prepareDatabase(database);
    browser = await signedIn(database, "manager");
  });

  const inForce = (own = database) => readSettingsInForce(own.orm, FILE);

  test("stores nothing until the first publication", async () => {
    expect(await browser.get(SITE)).toMatchObject({
      status: 200,
      body: { slug: "site", published: null, fingerprint: "", draft: null, translations: [] },
    });
    const values = { phone: "", delivery: [], metaTitle: { pt: "", en: "", es: "" } };
    expect((await browser.get(`${SITE}/file`)).body).toMatchObject(values);
    await write(browser, SITE, someSettings({ phone: "+551130000000" }));
    expect((await exportContent(database)).settings).toEqual([]);
    expect(await inForce()).toBe(FILE);
  });

  test("applies a publication in every process, and reverts it by restoring a version", async () => {
    const other = await connectAgain();
    const first = await publish(browser, SITE, someSettings({ email: "desk@example.com" }));
    expect(first).toMatchObject({ status: 200, body: { published: { phone: null } } });
    const contact = { phone: "+551130871399", email: "desk@example.com" };
    expect((await inForce(other)).contact).toEqual(contact);
    const second = await publish(browser, SITE, FULL_SETTINGS);
    expect(second.body.published).toEqual(FULL_SETTINGS);
    expect((await inForce(other)).contact.phone).toBe(FULL_SETTINGS.phone);
    expect((await browser.get(`${SITE}/history`)).body).toHaveLength(2);
    const restored = await restore(browser, SITE, 1);
    expect(restored.body.published).toEqual(someSettings({ email: "desk@example.com" }));
    expect((await inForce(other)).contact.phone).toBe("+551130871399");
  });

  test("has one entry, for managers, and names wrong fields", async () => {
    expect((await (await signedIn(database)).get(SITE)).status).toBe(403);
    expect(await browser.statusAt("/settings/other")).toBe(404);
    expect((await begin(browser, "/settings/other", { slug: "other" })).status).toBe(404);
    const wrong = {
      phone: "11 3087-1399",
      email: "nobody",
      instagram: "http://instagram.example",
      tiktok: "javascript:alert(1)",
      metaTitle: { pt: "Só em português", en: "", es: "" },
      openGraphTitle: { pt: "Duas\nlinhas", en: "One", es: "Una" },
      delivery: [
        { restaurant: "rubaiyat-rio", links: [{ name: " ", url: "https://a.example" }] },
        { restaurant: "rubaiyat-madrid", links: [{ name: "A", url: "http://a.example" }] },
      ],
    };
    const texts = ["phone", "email", "instagram", "tiktok", "metaTitle", "openGraphTitle.pt"];
    const links = ["delivery.0.links.0.name", "delivery.1.links.0.url"];
    const refused = await publish(browser, SITE, someSettings(wrong));
    expect(refused).toMatchObject(invalid(...texts, ...links));
    const nowhere = someSettings({ delivery: [{ restaurant: "nowhere", links: [] }] });
    expect(await publish(browser, SITE, nowhere)).toMatchObject(invalid("delivery.0.links"));
    expect((await exportContent(database)).settings).toEqual([]);
  });
});
