import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "@prometheus-io/client";
import { LEAD_STATES } from "#database/schema/leads.ts";
import { type Device, type Vital, VITAL_BUCKETS } from "#database/vitals.ts";
import type { LimitEffect } from "#leads/accept/submit-lead.ts";
import type { OutboxDepth } from "#leads/deliver/outbox.queries.ts";
import { timingSafeEqual, createHash } from "node:crypto";
import { isIP } from "node:net";
import { type Context, Hono } from "hono";
import { isPrivateIp, connectionIp } from "#runtime/http/client-ip.ts";

const METHODS = ["GET", "HEAD", "POST"];
const LIMIT_EFFECTS: readonly LimitEffect[] = ["quarantined", "refused", "uncounted"];

type RequestKind = "page" | "data" | "api" | "asset" | "menu" | "probe" | "live";

/** Returns a request's kind by its path. Runs for every request, so it must be cheap. */
export function requestKind(path: string): RequestKind {
  // Lasts minutes.
  if (path === "/api/desk/live") return "live";
  if (path.startsWith("/api/")) return "api";
  if (path.startsWith("/menus/")) return "menu";
  if (path === "/healthz" || path === "/readyz" || path === "/metrics") return "probe";
  const dot = path.indexOf(".", path.lastIndexOf("/"));
  if (dot === -1) return "page";
  return path.endsWith(".data") ? "data" : "asset";
}

/** A page's source: the cache, a cached render, or a render for one request. */
export type PageSource = "cached" | "rendered" | "uncached";

export type Metrics = ReturnType<typeof createMetrics>;

/**
 * Creates the metrics of this process. `outbox` is called at each scrape and must settle within its
 * own time limit.
 */
export function createMetrics(outbox: () => Promise<OutboxDepth>) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers });
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name, help, labelNames, registers });

  const requests = counter(
    "site_requests_total",
    "Completed requests by method, status class and kind",
    ["method", "status", "kind"],
  );
  const durations = new Histogram({
    name: "site_request_duration_seconds",
    help: "From the last header of a request to the end of its response",
    labelNames: ["kind"],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  });
  const renders = new Histogram({
    name: "site_render_duration_seconds",
    help: "Render time of a page or its data, including database queries",
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  });
  const pages = counter("site_pages_total", "Pages sent, by source", ["source"]);
  const deliveries = counter(
    "site_deliveries_total",
    "Attempts to deliver a lead (platform), mail it (mail), mail its visitor (visitor) or answer its guest (answer), by outcome",
    ["channel", "outcome"],
  );
  const limited = counter(
    "site_limited_leads_total",
    "Leads over a limit of posts: quarantined, refused, or uncounted because counters were locked",
    ["effect"],
  );
  // Prometheus sees the first increase only after a zero.
  for (const effect of LIMIT_EFFECTS) limited.inc({ effect }, 0);
  const inSeconds = (milliseconds: readonly number[]) => milliseconds.map((one) => one / 1000);
  const ofVisits = (name: string, what: string, buckets: readonly number[]) =>
    new Histogram({
      name,
      help: `One visit in ten: ${what}`,
      labelNames: ["device"],
      buckets: [...buckets],
      registers,
    });
  const vitals = {
    lcp: ofVisits(
      "site_visit_largest_paint_seconds",
      "largest contentful paint",
      inSeconds(VITAL_BUCKETS.lcp),
    ),
    inp: ofVisits(
      "site_visit_interaction_seconds",
      "interaction to next paint",
      inSeconds(VITAL_BUCKETS.inp),
    ),
    cls: ofVisits("site_visit_layout_shift", "cumulative layout shift", VITAL_BUCKETS.cls),
  };
  const leads = gauge("site_leads", "Leads in the database by state; the same in every process", [
    "state",
  ]);
  const oldest = gauge(
    "site_oldest_waiting_lead_seconds",
    "Age of the oldest lead waiting for delivery; 0 without one",
  );
  const jobs = gauge("site_jobs", "Unfinished jobs by kind and state", ["kind", "state"]);
  const canary = gauge(
    "site_canary_overdue",
    "1 when the daily synthetic lead is overdue; absent while off",
  );
  const databaseUp = gauge(
    "site_database_up",
    "1 when the database responded to this scrape, else 0",
  );

  const cached = gauge(
    "site_cached_pages",
    "Cached pages and other content responses (API, feeds, sitemap)",
  );
  const cachedBytes = gauge("site_cached_pages_bytes", "Bytes of these in all encodings");
  let cacheSize = () => ({ responses: 0, bytes: 0 });

  async function readOutbox(): Promise<void> {
    // A stale number would look current.
    leads.reset();
    oldest.remove();
    jobs.reset();
    canary.remove();
    try {
      const depth = await outbox();
      for (const state of LEAD_STATES) leads.set({ state }, depth.leads[state] ?? 0);
      oldest.set(depth.oldestWaitingSeconds);
      for (const { kind, state, jobs: count } of depth.jobs) jobs.set({ kind, state }, count);
      if (depth.isCanaryOverdue !== undefined) canary.set(depth.isCanaryOverdue ? 1 : 0);
      databaseUp.set(1);
    } catch {
      databaseUp.set(0);
    }
  }

  return {
    contentType: registry.contentType,

    completed(
      request: {
        readonly method: string;
        readonly status: number;
        readonly milliseconds: number;
      },
      kind: RequestKind,
    ): void {
      const method = METHODS.includes(request.method) ? request.method : "other";
      requests.inc({ method, status: `${Math.floor(request.status / 100)}xx`, kind });
      durations.observe({ kind }, request.milliseconds / 1000);
    },
    rendered: (milliseconds: number) => renders.observe(milliseconds / 1000),
    page: (source: PageSource) => pages.inc({ source }),
    delivery: (channel: "platform" | "mail" | "visitor" | "answer", outcome: string) =>
      deliveries.inc({ channel, outcome }),
    limitedLead: (effect: LimitEffect) => limited.inc({ effect }),
    vital: (vital: Vital, device: Device, value: number) =>
      vitals[vital].observe({ device }, vital === "cls" ? value : value / 1000),

    watchCache(size: () => { readonly responses: number; readonly bytes: number }): void {
      cacheSize = size;
    },

    async text(): Promise<string> {
      await readOutbox();
      const { responses, bytes } = cacheSize();
      cached.set(responses);
      cachedBytes.set(bytes);
      return registry.metrics();
    },
  };
}

/** A request with one of these came through a proxy, from outside. */
const PROXY_HEADERS = [
  "Forwarded",
  "Via",
  "X-Real-IP",
  "CF-Connecting-IP",
  "True-Client-IP",
].concat(["X-Forwarded-For", "X-Forwarded-Host", "X-Forwarded-Proto"]);

/**
 * `GET /metrics`: with the token from anywhere; without a configured token only directly from this
 * machine or its private network, by a private IP or name. Otherwise 404.
 */
export function metricsRoute(metrics: Metrics, token: string | undefined) {
  return new Hono().get("/metrics", async (context) => {
    const noStore = { "Cache-Control": "no-store" };
    if (token === undefined ? !isLocalClient(context) : !carries(context, token)) {
      if (token === undefined) return context.text("Not found", 404, noStore);
      return context.text("Token required", 401, { ...noStore, "WWW-Authenticate": "Bearer" });
    }
    const headers = { ...noStore, "Content-Type": metrics.contentType };
    return context.body(await metrics.text(), 200, headers);
  });
}

function isLocalClient(context: Context): boolean {
  if (PROXY_HEADERS.some((name) => context.req.header(name) !== undefined)) return false;
  const ip = connectionIp(context);
  if (ip === undefined || !isPrivateIp(ip)) return false;
  return isPrivateHost(new URL(context.req.url).hostname);
}

/**
 * Whether a host name belongs to this machine or network. Others may be DNS rebinding: a web page
 * whose own name resolves to this machine, in the operator's browser.
 */
function isPrivateHost(hostname: string): boolean {
  const host = hostname.replace(/^\[(.*)\]$/, "$1");
  if (isIP(host) !== 0) return isPrivateIp(host);
  return !host.includes(".") || /\.(localhost|local|internal)$/i.test(host);
}

function carries(context: Context, token: string): boolean {
  const hash = (text: string) => createHash("sha256").update(text).digest();
  const given = context.req.header("Authorization") ?? "";
  return timingSafeEqual(hash(given), hash(`Bearer ${token}`));
}
