import { createServer, type RequestListener } from "node:http";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { tmpdir } from "node:os";
import { expect, test } from "vitest";
import { RESTAURANTS } from "#content/restaurants/all-restaurants.ts";
import type { Database } from "#database/connect.server.ts";
import { importContent } from "#database/publish-content.ts";
import { someSettings } from "#tests/builders/settings-content.ts";
import { listenLocally } from "#tests/local-server.ts";
import { recorded } from "#tests/recorded-tool.ts";
import { describeWithDatabase } from "#tests/test-database.ts";
import { isPublicIp } from "#external-services/country-lookup/ip-lookup.ts";
import { checkLink } from "#external-services/links/check-link.ts";
import { readLinkReport } from "#desk/server/links/link-report.ts";
import { linksTool } from "./run-links.ts";

const anyIp = () => true;
const LIMIT = 5_000;

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

test("a link that leads somewhere is asked by HEAD alone", async () => {
  const { origin, asked } = await siteWith((_, response) => response.end("here"));
  const check = await checkLink(`${origin}/a`, { timeoutMs: LIMIT, isAllowedIp: anyIp });
  expect(check).toEqual({ isOk: true, detail: "200" });
  expect(asked).toEqual(["HEAD /a"]);
});

test("where HEAD is refused, GET decides", async () => {
  const { origin, asked } = await siteWith((request, response) => {
    response.statusCode = request.method === "HEAD" || request.url === "/gone" ? 405 : 200;
    response.end();
  });
  const options = { timeoutMs: LIMIT, isAllowedIp: anyIp };
  expect(await checkLink(`${origin}/a`, options)).toMatchObject({ isOk: true });
  expect(await checkLink(`${origin}/gone`, options)).toEqual({ isOk: false, detail: "405" });
  expect(asked).toEqual(["HEAD /a", "GET /a", "HEAD /gone", "GET /gone"]);
});

test("redirects are followed to their end, and a circle is one", async () => {
  const { origin } = await siteWith(({ url }, response) => {
    const target = url === "/old" ? "/new" : url === "/round" ? "/round" : undefined;
    response.writeHead(target === undefined ? 200 : 301, target && { Location: target }).end();
  });
  const options = { timeoutMs: LIMIT, isAllowedIp: anyIp };
  expect(await checkLink(`${origin}/old`, options)).toEqual({
    isOk: true,
    detail: `200 at ${origin}/new`,
  });
  expect(await checkLink(`${origin}/round`, options)).toEqual({
    isOk: false,
    detail: "redirects more than 5 times",
  });
});

test("a site that never responds is given up", async () => {
  const { origin } = await siteWith(() => {});
  const check = await checkLink(origin, { timeoutMs: 50, isAllowedIp: anyIp });
  expect(check).toEqual({ isOk: false, detail: "no response in time" });
});

test("a private IP is refused by number, by name, in odd spellings, and no request is made", async () => {
  const { port, asked } = await siteWith((_, response) => response.end());
  const options = { timeoutMs: LIMIT, isAllowedIp: isPublicIp };
  for (const host of ["127.0.0.1", "localhost", "2130706433", "0x7f.1", "[::ffff:127.0.0.1]"]) {
    const { isOk, detail } = await checkLink(`http://${host}:${port}/`, options);
    expect({ host, isOk, detail }).toEqual({
      host,
      isOk: false,
      detail: expect.stringMatching(/^private IP /),
    });
  }
  expect(asked).toEqual([]);
});

test("a redirect into a private network is not followed", async () => {
  const inside = await siteWith((_, response) => response.end());
  const outside = await siteWith((_, response) => {
    response.writeHead(302, { Location: `http://127.0.0.2:${inside.port}/secret` }).end();
  });
  const check = await checkLink(outside.origin, {
    timeoutMs: LIMIT,
    isAllowedIp: (ip) => ip === "127.0.0.1",
  });
  expect(check).toEqual({ isOk: false, detail: "private IP 127.0.0.2" });
  expect(inside.asked).toEqual([]);
});

test("what is not a web URL is not requested", async () => {
  const { origin } = await siteWith((_, response) => {
    response.writeHead(302, { Location: "file:///etc/passwd" }).end();
  });
  const options = { timeoutMs: LIMIT, isAllowedIp: anyIp };
  expect(await checkLink(origin, options)).toEqual({
    isOk: false,
    detail: "file: is not a web URL",
  });
});

function toolOn(openDatabase: () => Promise<Database>, siteConfig = "public/site-config.json") {
  return async (...args: string[]) => {
    const settings = { siteConfig, siteUrl: "http://localhost:3000" };
    const tool = linksTool({ isAllowedIp: anyIp, readSettings: () => settings as never });
    return recorded((terminal) => tool(args, openDatabase, terminal));
  };
}

const closed = toolOn(() => Promise.reject(new Error("the database was opened")));

test.each([["--timeout", "0"], ["--nope"], ["list"]])("%j is wrong usage", async (...args) => {
  expect(await closed(...args)).toMatchObject({ code: 2, stdout: "" });
});

test("a database or settings that cannot be read end with code 1", async () => {
  expect(await closed()).toMatchObject({ code: 1, stderr: "the database was opened\n" });
  const unread = toolOn(() => Promise.reject(new Error("no")), "/nowhere.json");
  expect(await unread()).toMatchObject({ code: 1, stderr: expect.stringContaining("/nowhere") });
});

describeWithDatabase("the tool that asks the links", (getDatabase, connectAgain) => {
  test("each URL is asked once, the dead ones come first, and they decide the exit code", async () => {
    const { origin, asked } = await siteWith(({ url }, response) => {
      response.statusCode = url === "/dead" ? 404 : 200;
      response.end();
    });
    const siteConfig = join(tmpdir(), `links-${process.pid}-${Math.random()}.json`);
    await writeFile(siteConfig, JSON.stringify({ social: { instagram: "" } }));
    const [first, second, third] = RESTAURANTS;
    const restaurants = [
      { ...first!, getin: { enabled: true, url: `${origin}/book` } },
      { ...second!, getin: { enabled: true, url: `${origin}/book` } },
      {
        ...third!,
        getin: { enabled: false, url: `${origin}/off` },
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
    expect(asked.toSorted()).toEqual([
      "GET /dead",
      "HEAD /book",
      "HEAD /dead",
      "HEAD /kit",
      "HEAD /order",
    ]);
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
