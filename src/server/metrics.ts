import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "@prometheus-io/client";
import { LEAD_STATES } from "#database/schema/leads.ts";
import { type Device, type Vital, VITAL_BUCKETS } from "#database/vitals.ts";
import type { LimitEffect } from "#leads/accept/submit-lead.ts";
import type { OutboxDepth } from "#leads/deliver/outbox.queries.ts";

const METHODS = ["GET", "HEAD", "POST"];
const LIMIT_EFFECTS: readonly LimitEffect[] = ["quarantined", "refused", "uncounted"];

type RequestKind = "page" | "data" | "api" | "asset" | "menu" | "probe";

/** The kind of a request by its path. It runs for every request, so it must be cheap. */
export function requestKind(path: string): RequestKind {
  if (path.startsWith("/api/")) return "api";
  if (path.startsWith("/menus/")) return "menu";
  if (path === "/healthz" || path === "/readyz" || path === "/metrics") return "probe";
  const dot = path.indexOf(".", path.lastIndexOf("/"));
  if (dot === -1) return "page";
  return path.endsWith(".data") ? "data" : "asset";
}

/** Where a page came from: the cache, a render that was cached, or one for a single request. */
export type PageSource = "cached" | "rendered" | "uncached";

/** The metrics of this process; the outbox's depth is read at each scrape. */
export type Metrics = ReturnType<typeof createMetrics>;

/** `outbox` is read at each scrape and must resolve or reject within its own time limit. */
export function createMetrics(outbox: () => Promise<OutboxDepth>) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const requests = new Counter({
    name: "site_requests_total",
    help: "Completed requests by method, class of status, and what was asked for",
    labelNames: ["method", "status", "kind"],
    registers,
  });
  const durations = new Histogram({
    name: "site_request_duration_seconds",
    help: "From the last header of a request to the end of its response",
    labelNames: ["kind"],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  });
  const renders = new Histogram({
    name: "site_render_duration_seconds",
    help: "Rendering of one page or its data, its questions to the database included",
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  });
  const pages = new Counter({
    name: "site_pages_total",
    help: "Pages sent, by where they came from",
    labelNames: ["source"],
    registers,
  });
  const deliveries = new Counter({
    name: "site_deliveries_total",
    help: "Attempts to deliver a lead (channel platform), to mail it (mail), to mail its visitor (visitor) or to answer its guest (answer), by outcome",
    labelNames: ["channel", "outcome"],
    registers,
  });
  const limited = new Counter({
    name: "site_limited_leads_total",
    help: "Leads that met a limit of posts: quarantined, refused, or uncounted because counters were held",
    labelNames: ["effect"],
    registers,
  });
  // From a series that begins with its first lead, Prometheus would see no increase.
  for (const effect of LIMIT_EFFECTS) limited.inc({ effect }, 0);
  const inSeconds = (milliseconds: readonly number[]) => milliseconds.map((one) => one / 1000);
  const vitals = {
    lcp: new Histogram({
      name: "site_visit_largest_paint_seconds",
      help: "One visit in ten: until its largest picture or text was painted",
      labelNames: ["device"],
      buckets: inSeconds(VITAL_BUCKETS.lcp),
      registers,
    }),
    inp: new Histogram({
      name: "site_visit_interaction_seconds",
      help: "One visit in ten: from a touch, click or key until its effect was painted, of the slowest",
      labelNames: ["device"],
      buckets: inSeconds(VITAL_BUCKETS.inp),
      registers,
    }),
    cls: new Histogram({
      name: "site_visit_layout_shift",
      help: "One visit in ten: how much of the page jumped (cumulative layout shift)",
      labelNames: ["device"],
      buckets: [...VITAL_BUCKETS.cls],
      registers,
    }),
  };
  const leads = new Gauge({
    name: "site_leads",
    help: "Leads in the database by state; the same in every process",
    labelNames: ["state"],
    registers,
  });
  const oldest = new Gauge({
    name: "site_oldest_waiting_lead_seconds",
    help: "Age of the oldest lead that waits for its delivery; 0 when none does",
    registers,
  });
  const mails = new Gauge({
    name: "site_mails_waiting",
    help: "Mails about leads that are still to be sent",
    registers,
  });
  const canary = new Gauge({
    name: "site_canary_overdue",
    help: "1 when the synthetic lead of the day has not arrived in time; missing where it is off",
    registers,
  });
  const databaseUp = new Gauge({
    name: "site_database_up",
    help: "1 when the database responded to this scrape, else 0",
    registers,
  });

  const cached = new Gauge({
    name: "site_cached_pages",
    help: "Pages and other responses made of content (API, feeds, sitemap) in the cache",
    registers,
  });
  const cachedBytes = new Gauge({
    name: "site_cached_pages_bytes",
    help: "Bytes of these, all encodings together",
    registers,
  });
  let cacheSize = () => ({ responses: 0, bytes: 0 });

  async function lookAtOutbox(): Promise<void> {
    // An old number would pass for a current one.
    leads.reset();
    oldest.remove();
    mails.remove();
    canary.remove();
    try {
      const depth = await outbox();
      for (const state of LEAD_STATES) leads.set({ state }, depth.leads[state] ?? 0);
      oldest.set(depth.oldestWaitingSeconds);
      mails.set(depth.mailsWaiting);
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

    /** Makes the size of the response cache visible. */
    watchCache(size: () => { readonly responses: number; readonly bytes: number }): void {
      cacheSize = size;
    },

    /** Everything as Prometheus text. */
    async text(): Promise<string> {
      await lookAtOutbox();
      const { responses, bytes } = cacheSize();
      cached.set(responses);
      cachedBytes.set(bytes);
      return registry.metrics();
    },
  };
}
