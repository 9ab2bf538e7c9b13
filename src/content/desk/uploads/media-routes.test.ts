import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { PictureWithUses } from "./media-contract.ts";
import { readContentRevision } from "#database/content-revision.ts";
import { deleteReplacedFiles } from "#content/store/pictures.ts";
import { exportContent } from "#content/store/publish-content.ts";
import { pictureFiles } from "#database/schema/pictures.ts";
import { prepareDatabase } from "#content/store/seed.ts";
import { aPhotograph } from "#tests/builders/uploaded-picture.ts";
import { type Browser, CONFLICT, invalid, readActions, signedIn } from "#tests/desk-browser.ts";
import { publish } from "#tests/desk-content.ts";
import {
  changePicture as change,
  JPEG,
  replacePicture as replace,
  restoreFile as restore,
  UPLOADED_SIZE,
  uploadPicture as upload,
} from "#tests/desk-pictures.ts";
import { describeWithDatabase } from "#tests/test-database.ts";

const RIO = "/restaurants/rubaiyat-rio";
const OF_MADRID = "?kind=photograph&restaurant=rubaiyat-madrid";
const TEXTS = { pt: "Varanda", en: "Veranda", es: "Galería" };
let photograph: Buffer;

beforeAll(async () => {
  photograph = await aPhotograph(UPLOADED_SIZE).jpeg().toBuffer();
});

const describe = async (browser: Browser, picture: PictureWithUses): Promise<PictureWithUses> =>
  (await change(browser, picture, { texts: TEXTS })).body;

describeWithDatabase("pictures at the desk", (database) => {
  let browser: Browser;
  beforeEach(async () => {
    browser = await signedIn(database);
  });

  test("lists an upload first, without texts", async () => {
    const first = await upload(browser);
    const second = await upload(browser, "?kind=illustration");
    expect(first).toMatchObject({
      reference: `/media/${first.id}.jpg`,
      width: 900,
      height: 600,
      texts: { pt: "", en: "", es: "" },
      focus: { x: 2, y: 2 },
      isIllustration: false,
      restaurant: "",
      canBeChanged: true,
      author: "editor",
      uses: [],
    });
    expect(second.isIllustration).toBe(true);
    // Equal files are stored once.
    expect(await database.orm.$count(pictureFiles)).toBe(1);
    const page = (await browser.get("/media?limit=1")).body;
    expect(page).toMatchObject({ pictures: [{ id: second.id }], next: second.id });
    const rest = (await browser.get(`/media?limit=1&after=${page.next}`)).body;
    expect(rest).toMatchObject({ pictures: [{ id: first.id }], next: null });
    await describe(browser, first);
    const found = (await browser.get("/media?search=V%C3%89RAND")).body;
    expect(found.pictures.map(({ id }: PictureWithUses) => id)).toEqual([first.id]);
    // The last two are keys of the stored texts.
    for (const search of ["100%25", "es", "pt%22:"])
      expect((await browser.get(`/media?search=${search}`)).body.pictures).toEqual([]);
  });

  // Rule 10.11.
  test("shows a picture only with texts in all languages", async () => {
    await prepareDatabase(database);
    const picture = await upload(browser);
    const content = { heroImage: "/images/house-rubaiyat-rio.webp", images: [picture.reference] };
    expect(await publish(browser, RIO, content)).toMatchObject(invalid("images.0"));
    const partly = await change(browser, picture, { texts: { ...TEXTS, es: "" } });
    expect((await publish(browser, RIO, content)).body.fields).toEqual(["images.0"]);
    const whole = await describe(browser, partly.body);
    expect((await publish(browser, RIO, content)).status).toBe(200);
    // A shown picture keeps its texts.
    const { body: used } = await browser.get(`/media/${picture.id}`);
    expect(used.uses).toEqual([{ path: "restaurants", slug: "rubaiyat-rio", isDraft: false }]);
    const blank = await change(browser, whole, { texts: { ...TEXTS, en: " " } });
    expect(blank.status).toBe(422);
    const none = await change(browser, whole, { texts: { ...TEXTS, en: "" } });
    expect(none).toMatchObject(invalid("texts.en"));
    const gone = { heroImage: "/media/ffffffffffff.jpg" };
    expect((await publish(browser, RIO, gone)).body.fields).toEqual(["heroImage"]);
  });

  test("counts a picture in Markdown as used", async () => {
    await prepareDatabase(database);
    const picture = await upload(browser);
    const [article] = (await exportContent(database)).news;
    const path = `/news/${article?.slug}`;
    const content = { ...article?.content, en: `Text\n\n![Veranda](${picture.reference})` };
    expect((await publish(browser, path, { content })).body.fields).toEqual(["content.en"]);
    const { body } = await browser.get(`/media/${picture.id}`);
    expect(body.uses).toEqual([{ path: "news", slug: article?.slug, isDraft: true }]);
    expect(await browser.delete(`/media/${picture.id}`)).toMatchObject({
      status: 409,
      body: { code: "in-use", uses: body.uses },
    });
  });

  test("replaces a file everywhere, and undoes it", async () => {
    await prepareDatabase(database);
    const { body: focused } = await change(browser, await upload(browser, "?kind=illustration"), {
      texts: TEXTS,
      focus: { x: 0, y: 1 },
    });
    await publish(browser, RIO, { heroImage: focused.reference });
    const revision = await readContentRevision(database.orm);
    const { status, body: replaced } = await replace(browser, focused);
    expect(status).toBe(200);
    expect(replaced).toMatchObject({
      id: focused.id,
      width: 800,
      isIllustration: false,
      focus: { x: 2, y: 2 },
      texts: TEXTS,
      areTextsStale: true,
      hasPreviousFile: true,
    });
    expect(replaced.url).not.toBe(focused.url);
    expect(await readContentRevision(database.orm)).not.toBe(revision);
    expect((await describe(browser, replaced)).areTextsStale).toBe(false);
    const { body: now } = await browser.get(`/media/${focused.id}`);
    const { body: restored } = await restore(browser, now);
    expect(restored).toMatchObject({ url: focused.url, areTextsStale: true });
    const { body: again } = await restore(browser, restored);
    expect(again).toMatchObject({ url: replaced.url, areTextsStale: false });
  });

  test("deletes a replaced file after a month, or on demand", async () => {
    const { orm } = database;
    const picture = await upload(browser);
    await replace(browser, picture);
    await deleteReplacedFiles(orm);
    expect(await orm.$count(pictureFiles)).toBe(2);
    const revision = await readContentRevision(orm);
    await orm.execute(sql`update pictures set replaced_at = now() - interval '31 days'`);
    await deleteReplacedFiles(orm);
    expect(await orm.$count(pictureFiles)).toBe(1);
    expect(await readContentRevision(orm)).not.toBe(revision);
    const { body } = await browser.get(`/media/${picture.id}`);
    expect(body.hasPreviousFile).toBe(false);
    expect((await restore(browser, body)).status).toBe(404);
    const path = `/media/${picture.id}/replace?kind=photograph&seen=${body.changedAt}`;
    const back = await browser.call("POST", path, photograph, JPEG);
    expect(back.body.hasPreviousFile).toBe(true);
    expect((await browser.delete(`/media/${picture.id}/previous`)).status).toBe(204);
    expect(await orm.$count(pictureFiles)).toBe(1);
  });

  test("refuses concurrent changes of a picture", async () => {
    const picture = await upload(browser);
    await describe(browser, picture);
    const late = await change(browser, picture, { focus: { x: 4, y: 4 } });
    expect(late).toMatchObject(CONFLICT);
    expect(late.body.currentPicture).toMatchObject({ texts: TEXTS, focus: { x: 2, y: 2 } });
    expect(await replace(browser, picture)).toMatchObject(CONFLICT);
    expect(await database.orm.$count(pictureFiles)).toBe(1);
  });

  test("deletes an unused picture with its files, and audits by whom", async () => {
    const { orm } = database;
    const picture = await upload(browser);
    await replace(browser, await describe(browser, picture));
    expect((await browser.delete(`/media/${picture.id}`)).status).toBe(204);
    expect(await orm.$count(pictureFiles)).toBe(0);
    expect((await browser.get(`/media/${picture.id}`)).status).toBe(404);
    const log = await readActions(database);
    const ours = log.filter(({ action }) => action.startsWith("picture."));
    expect(ours).toMatchObject([
      { action: "picture.uploaded" },
      { action: "picture.changed" },
      { action: "picture.replaced" },
      { action: "picture.deleted" },
    ]);
    for (const line of ours) expect(line.details).toEqual({ picture: picture.id });
  });

  // Rule 10.12.
  test("lets the role restaurant upload for its own, see the group's, and change its own only", async () => {
    await prepareDatabase(database);
    const ofGroup = await describe(browser, await upload(browser));
    const ofMadrid = await upload(browser, OF_MADRID);
    const rio = await signedIn(database, "restaurant", ["rubaiyat-rio"]);
    const denied = await rio.call("POST", "/media?kind=photograph", photograph, JPEG);
    expect(denied).toMatchObject({ status: 403, body: { code: "not-allowed" } });
    expect((await rio.call("POST", `/media${OF_MADRID}`, photograph, JPEG)).status).toBe(403);
    const own = await upload(rio, "?kind=photograph&restaurant=rubaiyat-rio");
    const seen: PictureWithUses[] = (await rio.get("/media")).body.pictures;
    expect(seen.map(({ id, canBeChanged }) => [id, canBeChanged])).toEqual([
      [own.id, true],
      [ofGroup.id, false],
    ]);
    expect((await rio.get(`/media/${ofMadrid.id}`)).status).toBe(404);
    for (const [picture, status] of [
      [ofGroup, 403],
      [ofMadrid, 404],
    ] as const) {
      expect.soft((await change(rio, picture)).status).toBe(status);
      expect.soft((await replace(rio, picture)).status).toBe(status);
      expect.soft((await rio.delete(`/media/${picture.id}`)).status).toBe(status);
    }
    expect((await change(rio, own, { restaurant: "" })).status).toBe(403);
    const { body: described } = await change(rio, own, { texts: TEXTS });
    expect((await publish(rio, RIO, { heroImage: own.reference })).status).toBe(200);
    const { body: replaced } = await replace(rio, described);
    expect(replaced.width).toBe(800);
    // Once the group shows it elsewhere, the restaurant may not change it.
    await publish(browser, "/restaurants/rubaiyat-madrid", { heroImage: own.reference });
    expect((await change(rio, replaced)).status).toBe(403);
  });

  // Rule 10.11.
  test("limits an account to sixty files in fifteen minutes", async () => {
    const codes = new Set<string>();
    for (let sent = 0; sent < 61; sent += 1) {
      codes.add((await browser.call("POST", "/media?kind=photograph", "none", JPEG)).body.code);
    }
    expect([...codes]).toEqual(["unusable-picture", "too-many-attempts"]);
  });
});
