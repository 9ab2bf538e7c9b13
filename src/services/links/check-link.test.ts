import { createServer, type RequestListener } from "node:http";
import { expect, test } from "vitest";
import { listenLocally } from "#tests/local-server.ts";
import { isPublicIp } from "#services/country-lookup/ip-lookup.ts";
import { checkLink } from "./check-link.ts";

const anyIp = () => true;
const check = (url: string, isAllowedIp: (ip: string) => boolean = anyIp, timeoutMs = 5_000) =>
  checkLink(url, { timeoutMs, isAllowedIp });

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
])("checks %s by HEAD, then GET, after redirects", async (path, isOk, detail, expected) => {
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

test("gives up on a site that never responds", async () => {
  const { origin } = await siteWith(() => {});
  expect(await check(origin, anyIp, 50)).toEqual({ isOk: false, detail: "no response in time" });
});

test("refuses a private IP by number, name and odd spelling, without a request", async () => {
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

test("does not follow a redirect into a private network", async () => {
  const inside = await siteWith((_, response) => response.end());
  const outside = await siteWith((_, response) => {
    response.writeHead(302, { Location: `http://127.0.0.2:${inside.port}/secret` }).end();
  });
  const found = await check(outside.origin, (ip) => ip === "127.0.0.1");
  expect(found).toEqual({ isOk: false, detail: "private IP 127.0.0.2" });
  expect(inside.asked).toEqual([]);
});
