import { createServer, type RequestListener } from "node:http";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { RESTAURANTS } from "#content/built-in-content.server.ts";
import type { Database } from "#database/connect.server.ts";
import { importContent } from "#database/publish-content.ts";
import { someSettings } from "#tests/builders/settings-content.ts";
import { listenLocally } from "#tests/local-server.ts";
import { recorded } from "#tests/recorded-tool.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { describeWithDatabase } from "#tests/test-database.ts";
import { isPublicIp } from "#external-services/country-lookup/ip-lookup.ts";
import { checkLink } from "#external-services/links/check-link.ts";
import { readLinkReport } from "#desk/server/links/link-report.ts";
import { linksTool } from "./run-links.ts";

const anyIp = () => true;
const check = (url: string, isAllowedIp: (ip: string) => boolean = anyIp, timeoutMs = 5_000) =>
  checkLink(url, { timeoutMs, isAllowedIp });

/** A web site on the loopback interface; returns its origin and what it was asked. */
async function siteWith(respond: RequestListener) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    respond(request, response);
  });
  const port = await listenLocally(server);
  return { origin: `http://127.0.0.1:${port}`, port, asked };
}

test.each([
  ["/a", true, "200", ["HEAD /a"]],
  ["/get", true, "200", ["HEAD /get", "GET /get"]],
  ["/gone", false, "405", ["HEAD /gone", "GET /gone"]],
  ["/old", true, "200 at /a", ["HEAD /old", "HEAD /a"]],
  ["/round", false, "redirects more than 5 times", ["HEAD /round"]],
  ["/file", false, "file: is not a web URL", ["HEAD /file"]],
])("HEAD, else GET, decides of %s, after redirects", async (path, isOk, detail, expected) => {
  const targets = new Map([
    ["/old", "/a"],
    ["/round", "/round"],
    ["/file", "file:///etc/passwd"],
  ]);
  const { origin, asked } = await siteWith(({ method, url = "" }, response) => {
    const Location = targets.get(url);
    if (Location !== undefined) response.writeHead(301, { Location });
    if (url === "/gone" || (url === "/get" && method === "HEAD")) response.statusCode = 405;
    response.end();
  });
  const found = await check(origin + path);
  expect({ ...found, detail: found.detail.replace(origin, "") }).toEqual({ isOk, detail });
  expect([...new Set(asked)]).toEqual(expected);
});

test("a site that never responds is given up", async () => {
  const { origin } = await siteWith(() => {});
  expect(await check(origin, anyIp, 50)).toEqual({ isOk: false, detail: "no response in time" });
});

test("a private IP is refused by number, by name, in odd spellings, and no request is made", async () => {
  const { port, asked } = await siteWith((_, response) => response.end());
  for (const host of ["127.0.0.1", "localhost", "2130706433", "0x7f.1", "[::ffff:127.0.0.1]"]) {
    const detail = expect.stringMatching(/^private IP /);
    expect(await check(`http://${host}:${port}/`, isPublicIp), host).toEqual({
      isOk: false,
      detail,
    });
  }
  expect(asked).toEqual([]);
});

test("a redirect into a private network is not followed", async () => {
  const inside = await siteWith((_, response) => response.end());
  const outside = await siteWith((_, response) => {
    response.writeHead(302, { Location: `http://127.0.0.2:${inside.port}/secret` }).end();
  });
  const found = await check(outside.origin, (ip) => ip === "127.0.0.1");
  expect(found).toEqual({ isOk: false, detail: "private IP 127.0.0.2" });
  expect(inside.asked).toEqual([]);
});

const toolOn = (openDatabase: () => Promise<Database>, siteConfig: string) => {
  const settings = { siteConfig, siteUrl: "http://localhost:3000" };
  const tool = linksTool({ isAllowedIp: anyIp, readSettings: () => settings as never });
  return (...args: string[]) => recorded((terminal) => tool(args, openDatabase, terminal));
};

test("settings that cannot be read end with code 1", async () => {
  const unread = toolOn(() => Promise.reject(new Error("no")), "/nowhere.json");
  expect(await unread()).toMatchObject({ code: 1, stderr: expect.stringContaining("/nowhere") });
});

describeWithDatabase("the tool that asks the links", (getDatabase, connectAgain) => {
  test("each URL is asked once, the dead ones come first, and they decide the exit code", async () => {
    const { origin, asked } = await siteWith(({ url }, response) => {
      response.statusCode = url === "/dead" ? 404 : 200;
      response.end();
    });
    const siteConfig = join(await temporaryFolder(), "site-config.json");
    await writeFile(siteConfig, JSON.stringify({ social: { instagram: "" } }));
    const [first, second, third] = RESTAURANTS;
    const getin = { enabled: true, url: `${origin}/book` } as const;
    const restaurants = [
      { ...first!, getin },
      { ...second!, getin },
      {
        ...third!,
        getin: { enabled: false, url: `${origin}/off` } as const,
        menus: { main: `${origin}/dead` },
        mediaKitUrl: `${origin}/kit`,
      },
    ];
    const links = [{ name: "Service", url: `${origin}/order` }];
    const settings = [someSettings({ delivery: [{ restaurant: first!.slug, links }] })];
    await importContent(getDatabase(), { restaurants, settings });
    const tool = toolOn(connectAgain, siteConfig);
    const { code, stdout } = await tool();
    expect(code).toBe(1);
    expect(stdout).toMatch(/^DEAD +\S+ +menu main +404$/m);
    expect(stdout).toContain(`${origin}/dead\n  404\n5 links asked, 1 dead.\n`);
    expect(asked.toSorted().join()).toBe("GET /dead,HEAD /book,HEAD /dead,HEAD /kit,HEAD /order");
    const json = JSON.parse((await tool("--json")).stdout) as unknown[];
    expect(json).toContainEqual({
      owner: third!.slug,
      kind: "media kit",
      editor: "restaurants",
      field: "mediaKitUrl",
      url: `${origin}/kit`,
      isOk: true,
      detail: "200",
    });
    // What the staff published at the desk holds before the file.
    expect(json).toContainEqual(
      expect.objectContaining({ editor: "settings", field: `delivery.${first!.slug}` }),
    );
    // The desk shows the same.
    expect(await readLinkReport(getDatabase().orm)).toMatchObject({
      isRunning: false,
      asked: 5,
      dead: [{ owner: third!.slug, field: "menus.main", url: `${origin}/dead`, detail: "404" }],
    });
    await importContent(getDatabase(), { restaurants: restaurants.slice(0, 2) });
    expect((await tool()).code).toBe(0);
  });
});
