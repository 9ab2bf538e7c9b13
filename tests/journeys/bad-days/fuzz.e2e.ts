import { Agent, request } from "node:http";
import { connect } from "node:net";
import fc from "fast-check";
import { expect, isNight, test } from "#tests/page-fixtures.ts";
import { residentMegabytes } from "#tests/process-figures.ts";
import { startSite } from "#tests/site-process.ts";

const REQUESTS = isNight ? 10_000 : 400;
const AT_A_TIME = 20;

interface Attempt {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const PLACES = [
  "/",
  "/pt/",
  "/en/restaurants/",
  "/es/noticias/",
  "/api/",
  "/api/restaurants/",
  "/api/news/slug/",
  "/api/contact",
  "/api/events/quote",
  "/api/newsletter",
  "/menus/",
  "/images/",
  "/assets/",
  "/pt/contato",
  "/site-config.json",
];

const HEADERS = [
  "accept",
  "accept-encoding",
  "accept-language",
  "if-none-match",
  "range",
  "origin",
  "content-type",
  "cookie",
  "x-forwarded-for",
  "x-forwarded-proto",
  "referer",
];

const ODD = [
  "..",
  "%2e%2e",
  "%00",
  "%",
  "%ff",
  "\\",
  "//",
  ".data",
  "__proto__",
  "é",
  "?",
  "#",
  "'",
];

/** Characters that may travel in a request line; everything else is for the raw sockets below. */
const asPath = (text: string) => text.replaceAll(/[^\x21-\x7e]/g, (one) => encodeURIComponent(one));

const segments = fc.array(fc.oneof(fc.constantFrom(...ODD), fc.string({ maxLength: 12 })), {
  maxLength: 5,
});

const anyPath = fc
  .tuple(fc.constantFrom(...PLACES), segments, fc.option(fc.string({ maxLength: 40 })))
  .map(([place, parts, query]) =>
    asPath((place + parts.join("/") + (query === null ? "" : `?${query}`)).toWellFormed()),
  );

const headerValue = fc.string({ maxLength: 30 }).map((text) => text.replaceAll(/[^ -~]/g, ""));

const attempts: fc.Arbitrary<Attempt> = fc.record({
  method: fc.constantFrom("GET", "GET", "GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "BREW"),
  path: anyPath,
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
    fc.record({ name: fc.anything(), email: fc.anything() }).map((fields) => safeJson(fields)),
  ),
});

function safeJson(value: unknown): string {
  try {
    return JSON.stringify(value) ?? "";
  } catch {
    return "{}";
  }
}

interface RawResponse {
  readonly status: number;
  readonly text: string;
}

/** Sends it; again where the kept connection was closed just then, as browsers do. */
function send(url: string, agent: Agent, attempt: Attempt, tries = 3): Promise<RawResponse> {
  const { method, path, headers, body } = attempt;
  return new Promise((resolve, reject) => {
    const asked = request(url, { agent, method, path, headers, timeout: 20_000 }, (response) => {
      let text = "";
      response.setEncoding("latin1");
      response.on("data", (chunk: string) => {
        if (text.length < 20_000) text += chunk;
      });
      response.on("end", () => resolve({ status: response.statusCode ?? 0, text }));
    });
    asked.on("timeout", () => asked.destroy(new Error("no response in time")));
    asked.on("error", (error) => {
      if (tries > 1) resolve(send(url, agent, attempt, tries - 1));
      else reject(error);
    });
    asked.end(["GET", "HEAD"].includes(method) ? undefined : body);
  });
}

/** Bytes that need not be HTTP at all; returns what came back until the server closed the connection. */
function sendRaw(port: number, bytes: Uint8Array): Promise<string> {
  return new Promise((resolve) => {
    let text = "";
    const socket = connect(port, "localhost", () => socket.end(bytes));
    socket.setTimeout(20_000, () => socket.destroy());
    socket.on("data", (chunk) => (text += chunk.toString("latin1")));
    socket.on("error", () => undefined);
    socket.on("close", () => resolve(text));
  });
}

test(`${REQUESTS} requests made up at random: none fails the server, shows its insides or fills it`, async () => {
  test.setTimeout(240_000);
  // Its own limits of posts would refuse most of them unseen.
  await using site = await startSite({ LOG_LEVEL: "error" });
  const { port } = new URL(site.url);
  const agent = new Agent({ keepAlive: true, maxSockets: AT_A_TIME });
  const failures: string[] = [];
  const seed = Date.now() % 1_000_000;

  async function round(some: readonly Attempt[]) {
    const queue = some.values();
    const worker = async () => {
      for (const one of queue) {
        try {
          const { status, text } = await send(site.url, agent, one);
          const isInside = /node_modules|\bat \S+ \(|src\/|file:\/\//.test(text);
          if (status >= 500 || isInside) failures.push(`${status} ${JSON.stringify(one)}`);
        } catch (error) {
          failures.push(`${String(error)} ${JSON.stringify(one)}`);
        }
      }
    };
    await Promise.all(Array.from({ length: AT_A_TIME }, worker));
  }

  const all = fc.sample(attempts, { seed, numRuns: REQUESTS * 0.9 });
  const third = all.length / 3;
  await round(all.slice(0, third));
  const memory = [residentMegabytes(site.pid)];
  await round(all.slice(third, 2 * third));
  await round(all.slice(2 * third));
  memory.push(residentMegabytes(site.pid));

  for (const bytes of fc.sample(fc.uint8Array({ maxLength: 400 }), {
    seed,
    numRuns: REQUESTS * 0.05,
  })) {
    const response = await sendRaw(Number(port), bytes);
    if (response !== "" && !/^HTTP\/1\.[01] 4\d\d /.test(response)) failures.push(response);
  }
  for (const line of fc.sample(fc.string({ maxLength: 60 }), {
    seed,
    numRuns: REQUESTS * 0.05,
  })) {
    const bytes = Buffer.from(
      `GET /${line} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    );
    const response = await sendRaw(Number(port), bytes);
    if (/^HTTP\/1\.[01] 5/.test(response)) failures.push(`${line}: ${response}`);
  }

  expect(failures.slice(0, 5), `seed ${seed}, ${failures.length} failures`).toEqual([]);
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
  expect(site.output()).not.toMatch(/unhandled|uncaught/i);
  test.info().annotations.push({ type: "memory", description: `${memory.join(" → ")} MB` });
  // The second and third part find it warm: what grows then would grow forever.
  expect((memory[1] ?? 0) - (memory[0] ?? 0)).toBeLessThan(120);
});
