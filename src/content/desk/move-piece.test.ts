import { beforeEach, expect, test } from "vitest";
import { prepareDatabase } from "#content/store/seed.ts";
import { exportContent } from "#content/store/publish-content.ts";
import { type Browser, invalid, signedIn } from "#tests/desk-browser.ts";
import { publish, readPiece, restore, write } from "#tests/desk-content.ts";
import { describeWithDatabase } from "#tests/test-database.ts";

// Rule 10.38.
describeWithDatabase("a new URL name of an article", (database) => {
  let browser: Browser;
  beforeEach(async () => {
    await prepareDatabase(database);
    browser = await signedIn(database);
  });
  async function move(from: string, to: string) {
    const { fingerprint: basedOn } = await readPiece(browser, `/news/${from}`);
    return browser.post(`/news/${from}/move`, { to, basedOn });
  }
  async function redirects() {
    const [page] = (await exportContent(database)).redirects;
    return Object.fromEntries(page!.redirects.map(({ from, to }) => [from, to]));
  }

  test("moves its draft and history, and redirects its old paths", async () => {
    const before = await readPiece(browser, "/news/fazenda-brangus");
    await publish(browser, "/news/fazenda-brangus", { author: "Ana" });
    await write(browser, "/news/fazenda-brangus", { author: "Bia" });
    expect((await move("fazenda-brangus", "a-fazenda")).status).toBe(204);
    const after = await readPiece(browser, "/news/a-fazenda");
    expect(after.published).toEqual({ ...before.published, slug: "a-fazenda", author: "Ana" });
    const content = { slug: "a-fazenda", author: "Bia" };
    expect(after.draft).toMatchObject({ basedOn: after.fingerprint, content });
    expect((await browser.get("/news/fazenda-brangus")).status).toBe(404);
    expect(await redirects()).toEqual({
      "/pt/novidades/fazenda-brangus": "/pt/novidades/a-fazenda",
      "/en/news/fazenda-brangus": "/en/news/a-fazenda",
      "/es/noticias/fazenda-brangus": "/es/noticias/a-fazenda",
    });
    // An earlier version is restored under the new name.
    const restored = await restore(browser, "/news/a-fazenda", 1);
    expect(restored.body).toMatchObject({ published: { slug: "a-fazenda" } });
  });

  // Rule 1.14.
  test("has pages and redirects only in its languages", async () => {
    const languages = ["pt", "es"];
    await publish(browser, "/news/fazenda-brangus", { languages });
    await move("fazenda-brangus", "a-fazenda");
    const { pages } = await readPiece(browser, "/news/a-fazenda");
    const paths = { pt: "/pt/novidades/a-fazenda", es: "/es/noticias/a-fazenda" };
    expect(pages).toEqual(paths);
    expect(Object.values(await redirects())).toEqual(Object.values(paths));
    const from = { from: "/pt/antiga", to: "/en/news/a-fazenda" };
    const manager = await signedIn(database, "manager");
    const refused = await publish(manager, "/redirects/site", { redirects: [from] });
    expect(refused).toMatchObject(invalid("redirects.0.to"));
  });

  test("redirects a twice moved article once, and none after moving it back", async () => {
    const [first, second, third] = ["fazenda-brangus", "b", "c"].map((slug) => `/en/news/${slug}`);
    await move("fazenda-brangus", "b");
    await move("b", "c");
    expect(await redirects()).toMatchObject({ [first!]: third, [second!]: third });
    await move("c", "fazenda-brangus");
    expect(await redirects()).toMatchObject({ [second!]: first, [third!]: first });
    expect(Object.keys(await redirects())).not.toContain(first);
  });

  test("refuses a taken name, a permanent article, and a colleague's newer state", async () => {
    const taken = await move("fazenda-brangus", "jockey-dez-anos");
    expect(taken).toMatchObject(invalid("slug"));
    expect((await move("nova-carta-vinhos", "a")).status).toBe(403);
    const late = await browser.post("/news/fazenda-brangus/move", { to: "a", basedOn: "older" });
    expect(late.status).toBe(409);
    expect((await browser.post("/experiences/noite-no-dique/move", { to: "a" })).status).toBe(404);
  });
});
