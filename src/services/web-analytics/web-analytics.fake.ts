export interface Hit {
  readonly service: "google" | "meta";
  /** The service's own name of the event. */
  readonly name: string;
  /** The service's identifier. */
  readonly id: string;
  readonly details: Readonly<Record<string, string>>;
}

export const WEB_ANALYTICS_HOSTS =
  /^https:\/\/([\w-]+\.)*(googletagmanager\.com|google-analytics\.com|analytics\.google\.com|facebook\.net|facebook\.com)\//;

/**
 * Fakes Google Analytics and Meta's pixel at the network: their scripts with the documented
 * behaviour (queues, Consent Mode, cookies, automatic page views) and their endpoints.
 */
export function createWebAnalyticsFake() {
  const requests: string[] = [];
  const hits: Hit[] = [];
  return {
    requests,
    hits,
    names: (service: Hit["service"]) =>
      hits.filter((hit) => hit.service === service).map(({ name }) => name),

    respond(url: string) {
      requests.push(url);
      const { pathname, hostname, searchParams } = new URL(url);
      const script = { status: 200, contentType: "text/javascript" };
      const { id, tid, en, ev, ...details } = Object.fromEntries(searchParams);
      if (pathname === "/gtag/js" && id !== undefined) {
        return { ...script, body: `(${googleTag})(${JSON.stringify(id)})` };
      }
      if (pathname === "/g/collect") {
        hits.push({ service: "google", name: en ?? "", id: tid ?? "", details });
        return { status: 204, contentType: "text/plain", body: "" };
      }
      if (pathname.endsWith("/fbevents.js")) return { ...script, body: `(${metaPixel})()` };
      if (/^\/signals\/(config|plugins)\//.test(pathname)) return { ...script, body: "" };
      if (hostname === "www.facebook.com" && pathname === "/tr/") {
        hits.push({ service: "meta", name: ev ?? "", id: id ?? "", details });
        return { status: 200, contentType: "image/gif", body: "" };
      }
      return { status: 404, contentType: "text/plain", body: "" };
    },
  };
}

// The functions below run in the page and must not refer to names outside.

function googleTag(id: string): void {
  const consent: Record<string, string> = {};
  const page = window as unknown as Record<string, unknown> & { dataLayer: unknown[] };
  let cookieBase = "";

  function send(name: string, parameters: Record<string, unknown>): void {
    if (page[`ga-disable-${id}`] === true) return;
    const sign = (signal: string) => (consent[signal] === "denied" ? "0" : "1");
    const query = new URLSearchParams({ v: "2", tid: id, en: name, dl: location.href });
    query.set("gcs", `G1${sign("ad_storage")}${sign("analytics_storage")}`);
    if (consent["analytics_storage"] !== "denied") {
      cookieBase ||= `${Math.round(Math.random() * 1e9)}.${Date.now()}`;
      for (const cookie of ["_ga", `_ga_${id.slice(2)}`]) {
        document.cookie = `${cookie}=GA1.1.${cookieBase}; Max-Age=63072000; Path=/; SameSite=Lax`;
      }
      query.set("cid", cookieBase);
    }
    for (const [key, value] of Object.entries(parameters)) query.set(`ep.${key}`, String(value));
    navigator.sendBeacon(`https://region1.google-analytics.com/g/collect?${query}`);
  }

  function obey(call: unknown): void {
    // Like the real script, ignores arrays: only an arguments object is a command.
    if (Object.prototype.toString.call(call) !== "[object Arguments]") return;
    const [command, name, parameters = {}] = Array.from(call as ArrayLike<unknown>);
    const values = parameters as Record<string, string | boolean>;
    if (command === "consent") Object.assign(consent, values);
    if (command === "config" && values["send_page_view"] !== false) send("page_view", {});
    if (command === "event") send(String(name), values);
  }

  for (const call of page.dataLayer) obey(call);
  const push = page.dataLayer.push.bind(page.dataLayer);
  page.dataLayer.push = (...calls: unknown[]) => {
    for (const call of calls) obey(call);
    return push(...calls);
  };
}

function metaPixel(): void {
  type Call = readonly unknown[];
  const { fbq } = window as unknown as {
    fbq: {
      queue: Call[];
      callMethod?: (...call: Call) => void;
      disablePushState?: boolean;
      allowDuplicatePageViews?: boolean;
    };
  };
  const ids: string[] = [];
  const automatic = new Map<string, boolean>();
  let isRevoked = false;
  let pageViews = 0;

  function send(id: string, event: string, details: object): void {
    const query = new URLSearchParams({ id, ev: event, dl: location.href });
    for (const [key, value] of Object.entries(details)) query.set(`cd[${key}]`, String(value));
    new Image().src = `https://www.facebook.com/tr/?${query}`;
  }

  function track(event: string, details: object): void {
    if (isRevoked) return;
    // Documented: without the switch, a second page view of one load is dropped.
    if (event === "PageView" && pageViews++ > 0 && fbq.allowDuplicatePageViews !== true) return;
    for (const id of ids) send(id, event, details);
  }

  fbq.callMethod = (command, first, second = {}, third = "") => {
    if (command === "set" && first === "autoConfig") automatic.set(String(third), second === true);
    if (command === "consent") isRevoked = first === "revoke";
    if (command === "init") {
      ids.push(String(first));
      const value = `fb.0.${Date.now()}.${Math.round(Math.random() * 1e9)}`;
      document.cookie = `_fbp=${value}; Max-Age=7776000; Path=/; SameSite=Lax`;
      for (const path of [`config/${String(first)}`, "plugins/identity.js"]) {
        const part = document.createElement("script");
        part.src = `https://connect.facebook.net/signals/${path}?v=2.9.1`;
        document.head.append(part);
      }
    }
    if (command === "track" || command === "trackCustom") track(String(first), second as object);
  };
  for (const call of fbq.queue.splice(0)) fbq.callMethod(...call);

  if (fbq.disablePushState !== true) {
    const { pushState } = history;
    history.pushState = (...state) => {
      pushState.apply(history, state);
      track("PageView", {});
    };
  }
  addEventListener("click", (event) => {
    const isButton = (event.target as Element).closest("a,button") !== null;
    for (const id of ids) {
      if (isButton && automatic.get(id) !== false) send(id, "SubscribedButtonClick", {});
    }
  });
}
