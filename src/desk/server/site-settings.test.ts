import { beforeEach, expect, test } from "vitest";
import { readSettingsInForce } from "#api/site-settings/site-settings.queries.ts";
import { siteSettings } from "#content/site-settings/site-settings.ts";
import { exportContent } from "#database/publish-content.ts";
import { prepareDatabase } from "#database/seed.ts";
import { signedIn } from "#tests/desk-browser.ts";
import { FULL_SETTINGS, someSettings } from "#tests/builders/settings-content.ts";
import { publish, write } from "#tests/desk-content.ts";
import { describeWithDatabase } from "#tests/test-database.ts";

const SITE = "/settings/site";
const FILE = siteSettings.parse({ contact: { phone: "+551130871399", email: "file@example.com" } });

describeWithDatabase("the site settings at the desk", (getDatabase, connectAgain) => {
  beforeEach(() => prepareDatabase(getDatabase()));

  const inForce = (database = getDatabase()) => readSettingsInForce(database.orm, FILE);

  test("nothing is stored until the first publication, and the file holds", async () => {
    const browser = await signedIn(getDatabase(), "manager");
    expect(await browser.get(SITE)).toMatchObject({
      status: 200,
      body: { slug: "site", published: null, fingerprint: "", draft: null, translations: [] },
    });
    expect((await browser.get(`${SITE}/file`)).body).toMatchObject({
      phone: "",
      delivery: [],
      metaTitle: { pt: "", en: "", es: "" },
    });
    await write(browser, SITE, someSettings({ phone: "+551130000000" }));
    expect((await exportContent(getDatabase())).settings).toEqual([]);
    expect(await inForce()).toBe(FILE);
  });

  test("what is published is in force for every process, and a restored version takes it back", async () => {
    const other = await connectAgain();
    const browser = await signedIn(getDatabase(), "manager");
    const first = await publish(browser, SITE, someSettings({ email: "desk@example.com" }));
    expect(first).toMatchObject({ status: 200, body: { published: { phone: null } } });
    expect((await inForce(other)).contact).toEqual({
      phone: "+551130871399",
      email: "desk@example.com",
    });
    const second = await publish(browser, SITE, FULL_SETTINGS);
    expect(second.body.published).toEqual(FULL_SETTINGS);
    expect((await inForce(other)).contact.phone).toBe(FULL_SETTINGS.phone);
    const { body: versions } = await browser.get(`${SITE}/history`);
    expect(versions).toHaveLength(2);
    const restored = await browser.post(`${SITE}/restore`, {
      id: versions[1].id,
      basedOn: second.body.fingerprint,
    });
    expect(restored.body.published).toEqual(someSettings({ email: "desk@example.com" }));
    expect((await inForce(other)).contact.phone).toBe("+551130871399");
  });

  test("wrong values are refused with their fields", async () => {
    const browser = await signedIn(getDatabase());
    expect((await browser.get(SITE)).status).toBe(403);
    const manager = await signedIn(getDatabase(), "manager");
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
    expect(await publish(manager, SITE, someSettings(wrong))).toMatchObject({
      status: 422,
      body: {
        code: "invalid",
        fields: [
          "phone",
          "email",
          "instagram",
          "tiktok",
          "metaTitle",
          "openGraphTitle.pt",
          "delivery.0.links.0.name",
          "delivery.1.links.0.url",
        ],
      },
    });
    const delivery = [{ restaurant: "nowhere", links: [] }];
    expect((await publish(manager, SITE, someSettings({ delivery }))).body).toMatchObject({
      code: "invalid",
      fields: ["delivery.0.links"],
    });
    expect((await exportContent(getDatabase())).settings).toEqual([]);
  });

  test("there is one piece, and no other can be begun", async () => {
    const browser = await signedIn(getDatabase(), "manager");
    const draft = { content: { slug: "other" }, basedOn: "", seen: null };
    expect((await browser.get("/settings/other")).status).toBe(404);
    expect((await browser.put("/settings/other/draft", draft)).status).toBe(404);
  });
});
