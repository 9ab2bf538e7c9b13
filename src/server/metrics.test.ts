import { expect, test } from "vitest";
import type { OutboxDepth } from "#leads/deliver/outbox.queries.ts";
import { createMetrics, requestKind, metricsRoute } from "./metrics.ts";

const EMPTY: OutboxDepth = {
  leads: {},
  oldestWaitingSeconds: 0,
  jobs: [],
  isCanaryOverdue: undefined,
};
const TOKEN = "0123456789abcdef";

const metricsOf = (outbox = async () => EMPTY) => createMetrics(outbox);

async function missingIn({ text }: ReturnType<typeof metricsOf>, lines: readonly string[]) {
  const there = new Set((await text()).split("\n"));
  return lines.filter((line) => !there.has(line));
}

/** Requests like the Node host, with a connection from this IP. */
function ask(
  token: string | undefined,
  ip: string,
  headers: Record<string, string> = {},
  host = "localhost:3000",
) {
  const connection = { incoming: { socket: { remoteAddress: ip } } };
  const url = `http://${host}/metrics`;
  return metricsRoute(metricsOf(), token).request(url, { headers }, connection);
}

test("counts requests by method, status class and kind", async () => {
  const metrics = metricsOf();
  for (const path of ["/pt", "/en.data", "/api/news", "/assets/a.js", "/menus/rio.pdf", "/readyz"])
    metrics.completed({ method: "GET", status: 200, milliseconds: 3 }, requestKind(path));
  metrics.completed({ method: "POST", status: 303, milliseconds: 30 }, "page");
  metrics.completed({ method: "BREW", status: 405, milliseconds: 0 }, "page");
  const kinds = ["page", "data", "api", "asset", "menu", "probe"];
  const missing = await missingIn(metrics, [
    ...kinds.map((kind) => `site_requests_total{method="GET",status="2xx",kind="${kind}"} 1`),
    'site_requests_total{method="POST",status="3xx",kind="page"} 1',
    'site_requests_total{method="other",status="4xx",kind="page"} 1',
    'site_request_duration_seconds_count{kind="page"} 3',
    'site_request_duration_seconds_bucket{le="0.005",kind="page"} 2',
  ]);
  expect(missing).toEqual([]);
});

test("counts renders, the page cache, deliveries, and measures the process", async () => {
  const metrics = metricsOf();
  metrics.rendered(20);
  for (const source of ["rendered", "cached", "cached"] as const) metrics.page(source);
  metrics.delivery("platform", "delivered");
  metrics.delivery("mail", "failed");
  metrics.watchCache(() => ({ responses: 7, bytes: 4096 }));
  const missing = await missingIn(metrics, [
    "site_render_duration_seconds_count 1",
    'site_pages_total{source="cached"} 2',
    'site_pages_total{source="rendered"} 1',
    'site_deliveries_total{channel="platform",outcome="delivered"} 1',
    'site_deliveries_total{channel="mail",outcome="failed"} 1',
    "site_cached_pages 7",
    "site_cached_pages_bytes 4096",
  ]);
  expect(missing).toEqual([]);
  expect(await metrics.text()).toMatch(/^process_resident_memory_bytes \d+$/m);
  expect(await metrics.text()).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
});

test("reads the outbox at each scrape, and drops old numbers without a response", async () => {
  const depth = {
    leads: { waiting: 4, parked: 1 },
    oldestWaitingSeconds: 90,
    jobs: [{ kind: "mail", state: "waiting", jobs: 2 }],
    isCanaryOverdue: true,
  };
  let isAway = false;
  const metrics = metricsOf(async () => (isAway ? Promise.reject(new Error("away")) : depth));
  const lines = [
    'site_leads{state="waiting"} 4',
    'site_leads{state="parked"} 1',
    'site_leads{state="unknown"} 0',
    "site_oldest_waiting_lead_seconds 90",
    'site_jobs{kind="mail",state="waiting"} 2',
    "site_canary_overdue 1",
    "site_database_up 1",
  ];
  expect(await missingIn(metrics, lines)).toEqual([]);
  isAway = true;
  const away = await metrics.text();
  expect(away).toContain("site_database_up 0\n");
  expect(away).not.toMatch(/^site_(leads|oldest\w+|jobs|canary\w+)[ {]/m);
  isAway = false;
  expect(await missingIn(metrics, lines)).toEqual([]);
});

test.each(["127.0.0.1", "::1", "::ffff:10.1.2.3", "172.20.0.4", "192.168.1.9", "fd12::7"])(
  "without a token, serves %s on the same machine or network",
  async (ip) => {
    const response = await ask(undefined, ip);
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toMatch(/^text\/plain; version=/);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
  },
);

test.each(["203.0.113.9", "172.32.0.1", "2001:db8::1", "::ffff:8.8.8.8", "", "nonsense"])(
  "without a token, hides from %j",
  async (ip) => {
    expect((await ask(undefined, ip)).status).toBe(404);
  },
);

test.each(["X-Forwarded-For", "Forwarded", "Via", "X-Real-IP"])(
  "without a token, hides from requests through a proxy (%s)",
  async (name) => {
    expect((await ask(undefined, "10.0.0.1", { [name]: "10.0.0.2" })).status).toBe(404);
  },
);

test.each(["127.0.0.1", "[::1]:3000", "10.0.0.7:3000", "site:3000", "site.internal", "x.local"])(
  "without a token, serves the private host %s",
  async (host) => expect((await ask(undefined, "127.0.0.1", {}, host)).status).toBe(200),
);

test.each(["evil.example", "rebound.evil.example:3000", "203.0.113.9", "[2001:db8::1]"])(
  "without a token, protects against DNS rebinding by %s",
  async (host) => expect((await ask(undefined, "127.0.0.1", {}, host)).status).toBe(404),
);

test("with a token, accepts it from anywhere, and nothing else", async () => {
  const given = (Authorization: string) => ask(TOKEN, "203.0.113.9", { Authorization });
  expect((await given(`Bearer ${TOKEN}`)).status).toBe(200);
  const refused = [TOKEN, `Bearer ${TOKEN}x`, "Bearer ", "Basic abc"].map(given);
  for (const response of await Promise.all([...refused, ask(TOKEN, "127.0.0.1")])) {
    expect(response.status).toBe(401);
    expect(response.headers.get("WWW-Authenticate")).toBe("Bearer");
  }
});
