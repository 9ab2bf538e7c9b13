import { expect, test } from "vitest";
import { prepareDatabase } from "#database/seed.ts";
import { exportContent } from "#database/publish-content.ts";
import { signedIn } from "#tests/desk-browser.ts";
import { publish, readPiece, write } from "#tests/desk-content.ts";
import { describeWithDatabase } from "#tests/test-database.ts";

// Rule 10.38.
describeWithDatabase("another name in the URL of an article", (getDatabase) => {
  async function desk() {
    await prepareDatabase(getDatabase());
    const browser = await signedIn(getDatabase());
    const piece = (slug: string) => readPiece(browser, `/news/${slug}`);
    return {
      browser,
      piece,
      async move(from: string, to: string) {
        const { fingerprint } = await piece(from);
        return browser.post(`/news/${from}/move`, { to, basedOn: fingerprint });
      },
      async redirects() {
        const [{ redirects } = { redirects: [] }] = (await exportContent(getDatabase())).redirects;
        return Object.fromEntries(redirects.map(({ from, to }) => [from, to]));
      },
    };
  }

  test("takes its draft and its history along, and its old paths lead to the new ones", async () => {
    const { browser, piece, move, redirects } = await desk();
    const before = await piece("fazenda-brangus");
    await publish(browser, "/news/fazenda-brangus", { author: "Ana" });
    await write(browser, "/news/fazenda-brangus", { author: "Bia" });
    expect((await move("fazenda-brangus", "a-fazenda")).status).toBe(204);
    const after = await piece("a-fazenda");
    expect(after.published).toEqual({ ...before.published, slug: "a-fazenda", author: "Ana" });
    expect(after.draft).toMatchObject({
      basedOn: after.fingerprint,
      content: { slug: "a-fazenda", author: "Bia" },
    });
    expect((await browser.get("/news/fazenda-brangus")).status).toBe(404);
    expect(await redirects()).toEqual({
      "/pt/novidades/fazenda-brangus": "/pt/novidades/a-fazenda",
      "/en/news/fazenda-brangus": "/en/news/a-fazenda",
      "/es/noticias/fazenda-brangus": "/es/noticias/a-fazenda",
    });
    // What it was once can be published again, under its new name.
    const { body: versions } = await browser.get("/news/a-fazenda/history");
    const [, first] = versions as readonly { readonly id: string }[];
    const restored = await browser.post("/news/a-fazenda/restore", {
      id: first?.id,
      basedOn: after.fingerprint,
    });
    expect(restored.body).toMatchObject({ published: { slug: "a-fazenda" } });
  });

  test("what is moved twice leads to where it is, and moved back nowhere", async () => {
    const { move, redirects } = await desk();
    await move("fazenda-brangus", "b");
    await move("b", "c");
    expect(await redirects()).toMatchObject({
      "/en/news/fazenda-brangus": "/en/news/c",
      "/en/news/b": "/en/news/c",
    });
    await move("c", "fazenda-brangus");
    expect(await redirects()).toMatchObject({
      "/en/news/b": "/en/news/fazenda-brangus",
      "/en/news/c": "/en/news/fazenda-brangus",
    });
    expect(Object.keys(await redirects())).not.toContain("/en/news/fazenda-brangus");
  });

  test("is not one that another article has, none of a promised article, and none over somebody else's work", async () => {
    const { browser, move } = await desk();
    const taken = await move("fazenda-brangus", "jockey-dez-anos");
    expect(taken).toMatchObject({ status: 422, body: { fields: ["slug"] } });
    expect((await move("nova-carta-vinhos", "a")).status).toBe(403);
    const late = await browser.post("/news/fazenda-brangus/move", { to: "a", basedOn: "older" });
    expect(late.status).toBe(409);
    expect((await browser.post("/experiences/noite-no-dique/move", { to: "a" })).status).toBe(404);
  });
});
