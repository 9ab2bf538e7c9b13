import { Agent, request } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import fc from "fast-check";
import { expect, isNight, test } from "#tests/page-fixtures.ts";
import { residentMegabytes } from "#tests/process-figures.ts";
import { startSite } from "#tests/site-process.ts";

const REQUESTS = isNight ? 10_000 : 400;
const AT_A_TIME = 20;

const PLACES =
  `/ /pt/ /en/restaurants/ /es/noticias/ /api/ /api/restaurants/ /api/news/slug/ /api/contact
  /api/events/quote /api/newsletter /menus/ /images/ /assets/ /pt/contato /site-config.json`.split(
    /\s+/,
  );
const HEADERS =
  `accept accept-encoding accept-language if-none-match range origin content-type cookie
  x-forwarded-for x-forwarded-proto referer`.split(/\s+/);
const ODD = `.. %2e%2e %00 % %ff \\ // .data __proto__ é ? # '`.split(" ");

/** Characters allowed in a request line; raw sockets below send all others. */
const asPath = (path: string) =>
  path.toWellFormed().replaceAll(/[^\x21-\x7e]/g, (one) => encodeURIComponent(one));
const segment = fc.oneof(fc.constantFrom(...ODD), fc.string({ maxLength: 12 }));
const headerValue = fc.string({ maxLength: 30 }).map((value) => value.replaceAll(/[^ -~]/g, ""));
const attempts = fc.record({
  method: fc.constantFrom("GET", "GET", "GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "BREW"),
  path: fc
    .tuple(fc.constantFrom(...PLACES), fc.array(segment, { maxLength: 5 }), segment)
    .map(([place, parts, query]) => asPath(`${place}${parts.join("/")}?${query}`)),
  headers: fc.dictionary(
    fc.constantFrom(...HEADERS),
    fc.oneof(headerValue, fc.constantFrom("application/json", "multipart/form-data", "bytes=9-1")),
    { maxKeys: 4 },
  ),
  body: fc.oneof(
    fc.constant(""),
    fc.json(),
    fc.string({ maxLength: 200 }),
    fc.constant(`{"a":${"[".repeat(2000)}`),
  ),
});
type Attempt = typeof attempts extends fc.Arbitrary<infer Made> ? Made : never;

/** Returns status and beginning of the response; retries if the kept connection was just closed. */
async function send(url: string, agent: Agent, attempt: Attempt, tries = 3): Promise<string> {
  const { method, path, headers, body } = attempt;
  try {
    return await new Promise((resolve, reject) => {
      const asked = request(url, { agent, method, path, headers, timeout: 20_000 }, (response) => {
        text(response).then(
          (all) => resolve(`${response.statusCode} ${all.slice(0, 20_000)}`),
          reject,
        );
      });
      asked.on("timeout", () => asked.destroy(new Error("no response in time")));
      asked.on("error", reject);
      asked.end(["GET", "HEAD"].includes(method) ? undefined : body);
    });
  } catch (error) {
    if (tries > 1) return send(url, agent, attempt, tries - 1);
    throw error;
  }
}

/** Sends arbitrary bytes; returns the response until the server closes the connection. */
async function sendRaw(port: number, bytes: string | Uint8Array): Promise<string> {
  const socket = connect(port, "localhost");
  socket.setTimeout(20_000, () => socket.destroy());
  socket.end(bytes);
  return text(socket).catch(() => "");
}

test(`survives ${REQUESTS} random requests without failing, revealing internals or filling memory`, async () => {
  test.setTimeout(240_000);
  await using site = await startSite({ LOG_LEVEL: "error" });
  const port = Number(new URL(site.url).port);
  const agent = new Agent({ keepAlive: true, maxSockets: AT_A_TIME });
  const failures: string[] = [];
  const seed = Date.now() % 1_000_000;
  const sample = <Made>(values: fc.Arbitrary<Made>, share: number) =>
    fc.sample(values, { seed, numRuns: REQUESTS * share });

  async function round(some: readonly Attempt[]) {
    const queue = some.values();
    const worker = async () => {
      for (const one of queue) {
        const response = await send(site.url, agent, one).catch(String);
        const isFailure = /^(?![1-4]\d\d )|node_modules|\bat \S+ \(|src\/|file:\/\//.test(response);
        if (isFailure) failures.push(`${response.slice(0, 200)} ${JSON.stringify(one)}`);
      }
    };
    await Promise.all(Array.from({ length: AT_A_TIME }, worker));
  }

  const all = sample(attempts, 0.9);
  await round(all.slice(0, all.length / 3));
  const warm = residentMegabytes(site.pid);
  await round(all.slice(all.length / 3));
  // Growth after warming up would be a leak.
  expect(residentMegabytes(site.pid) - warm).toBeLessThan(120);

  for (const bytes of sample(fc.uint8Array({ maxLength: 400 }), 0.05)) {
    const response = await sendRaw(port, bytes);
    if (!/^(HTTP\/1\.[01] 4\d\d |$)/.test(response)) failures.push(response);
  }
  for (const line of sample(fc.string({ maxLength: 60 }), 0.05)) {
    const head = `GET /${line} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`;
    const response = await sendRaw(port, head);
    if (/^HTTP\/1\.[01] 5/.test(response)) failures.push(`${line}: ${response}`);
  }
  expect(failures.slice(0, 5), `seed ${seed}, ${failures.length} failures`).toEqual([]);
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
  expect(site.output()).not.toMatch(/unhandled|uncaught/i);
});
