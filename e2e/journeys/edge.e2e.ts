import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "#tests/page-fixtures.ts";

/** Sends a raw request line and returns the response. */
async function ask(site = "", target = "", method = "GET"): Promise<string> {
  const { hostname, port, host } = new URL(site);
  const socket = connect(Number(port), hostname);
  socket.write(`${method} ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  return text(socket);
}

const INSIDES = /"dependencies"|root:x:|PRIVATE|node_modules|\bat \w+ \(|ENOENT|EISDIR|Error:/;

const FOLDERS = ["", "/images", "/assets", "/menus", "/cards", "/api", "/pt"];
const WAYS_OUT = `/../../package.json /..%2f..%2fpackage.json /%2e%2e/%2e%2e/package.json
  /%2e%2e%2f%2e%2e%2fpackage.json /%252e%252e%252f%252e%252e%252fpackage.json /..%5c..%5cpackage.json
  /..\\..\\package.json //etc/passwd /..%2f..%2f..%2f..%2f..%2f..%2fetc%2fpasswd /%00/../package.json
  /a.svg%00.html /%c0%ae%c0%ae/package.json /.env /.sources /server/start.js`.split(/\s+/);

test("serves no file outside its folders", async ({ baseURL }) => {
  for (const folder of FOLDERS) {
    for (const way of WAYS_OUT) {
      const response = await ask(baseURL, folder + way);
      expect(response, folder + way).toMatch(/^HTTP\/1\.1 (301|400|404) /);
      expect(response, folder + way).not.toMatch(INSIDES);
    }
  }
});

test("redirects no visitor to another site", async ({ baseURL }) => {
  for (const target of [
    "//evil.example",
    "//evil.example/%2e%2e",
    "/%2fevil.example",
    "/%5cevil.example",
    "/.//evil.example",
    "/pt//evil.example",
    "/restaurantes//evil.example",
    "/\t/evil.example",
    "//evil.example@evil.example/",
  ]) {
    const response = await ask(baseURL, target);
    const location = /^location: (.*)$/im.exec(response)?.[1];
    expect(response, target).toMatch(/^HTTP\/1\.1 (301|400|404) /);
    if (location === undefined) continue;
    expect(location, target).toMatch(/^\/((pt|en|es)(\/[^/\\]|$)|$)/);
    const reached = new URL(location, "https://site.example");
    expect(reached.origin, target).toBe("https://site.example");
  }
});
