import { createServer } from "node:http";
import { text as readText } from "node:stream/consumers";
import { listening } from "#services/listening.fake.ts";

type Json = Record<string, unknown>;

/** How the fake answers a call in place of the normal response. */
type Behaviour =
  | "hang"
  | "cut"
  | "rubbish"
  | "endless"
  | {
      readonly status: number;
      readonly body?: unknown;
      readonly headers?: Readonly<Record<string, string>>;
    };

const CREDENTIALS = {
  clientId: "fake-client",
  clientSecret: "fake-client-secret",
  refreshToken: "fake-refresh",
  account: "1001",
};

const failure = (code: number, status: string) => ({
  status: code,
  body: { error: { code, message: "As asked", status } },
});

/**
 * Fakes Google Business Profile on a free port: expiring tokens, locations with read masks and
 * pages, menus and links, with the documented limits and errors. Tests fill `state`.
 */
export async function startGoogleBusiness() {
  const state = {
    /** Whole locations, including fields outside the read mask. */
    locations: [] as Json[],
    menus: new Map<string, Json>(),
    links: new Map<string, Json[]>(),
    /** The behaviour of the next calls whose path contains the text. */
    next: [] as { readonly path: string; readonly behaviour: Behaviour }[],
    /** The tokens' stated lifetime, and whether they are valid. */
    tokenSeconds: 3599,
    holds: () => true,
    received: [] as { readonly method: string; readonly path: string }[],
    tokens: 0,
  };

  function answer(method: string, url: URL, body: Json, authorization = "") {
    const path = url.pathname;
    if (path === "/token") return token(body);
    if (authorization !== `Bearer token-${state.tokens}` || !state.holds()) {
      return failure(401, "UNAUTHENTICATED");
    }
    if (method !== "GET") return failure(405, "METHOD_NOT_ALLOWED");
    const query = url.searchParams;
    const list = /^\/v1\/accounts\/(\d+)\/locations$/.exec(path);
    if (list !== null) {
      if (list[1] !== CREDENTIALS.account) return failure(404, "NOT_FOUND");
      if (!query.has("readMask")) return failure(400, "INVALID_ARGUMENT");
      const all = state.locations.map((one) => masked(one, query.get("readMask")));
      return page("locations", all, query, 100);
    }
    const [, name = "", rest = ""] =
      /^\/v[14]\/(?:accounts\/\d+\/)?(locations\/\w+)(?:\/(.*))?$/.exec(path) ?? [];
    const location = state.locations.find((one) => one["name"] === name);
    if (location === undefined) return failure(404, "NOT_FOUND");
    if (rest === "") {
      return { status: 200, body: masked(location, query.get("readMask")) };
    }
    if (rest === "foodMenus" && path.startsWith("/v4/accounts/")) return ofMenus(location);
    if (rest === "placeActionLinks") {
      return page("placeActionLinks", state.links.get(name) ?? [], query, 20);
    }
    return failure(404, "NOT_FOUND");
  }

  function token(body: Json) {
    if (body["grant_type"] !== "refresh_token" || body["client_id"] !== CREDENTIALS.clientId) {
      return { status: 401, body: { error: "invalid_client" } };
    }
    if (body["refresh_token"] !== CREDENTIALS.refreshToken) {
      return { status: 400, body: { error: "invalid_grant" } };
    }
    state.tokens += 1;
    return {
      status: 200,
      body: {
        access_token: `token-${state.tokens}`,
        expires_in: state.tokenSeconds,
      },
    };
  }

  function ofMenus(location: Json) {
    const metadata = location["metadata"] as Json | undefined;
    if (metadata?.["canHaveFoodMenus"] !== true) return failure(403, "PERMISSION_DENIED");
    const name = String(location["name"]);
    const resource = `accounts/${CREDENTIALS.account}/${name}/foodMenus`;
    return { status: 200, body: state.menus.get(name) ?? { name: resource } };
  }

  const server = createServer((request, response) => {
    void readText(request).then((text) => {
      const method = request.method ?? "";
      const url = new URL(request.url ?? "/", "http://fake");
      const body = parse(text, request.headers["content-type"]);
      state.received.push({ method, path: url.pathname + url.search });
      const index = state.next.findIndex(({ path }) => url.pathname.includes(path));
      const [asked] = index === -1 ? [] : state.next.splice(index, 1);
      const behaviour =
        asked?.behaviour ?? answer(method, url, body, request.headers.authorization);
      if (behaviour === "hang") return;
      if (behaviour === "cut") return void request.socket.resetAndDestroy();
      if (behaviour === "rubbish") return void response.end("<html>\u0000 not JSON");
      if (behaviour === "endless") {
        const more = () => {
          while (!response.destroyed && response.write(" ".repeat(65_536)));
        };
        response.on("drain", more);
        return more();
      }
      const { status, body: sent = failure(status, "UNKNOWN").body } = behaviour;
      const headers = "headers" in behaviour ? behaviour.headers : {};
      response.writeHead(status, { "Content-Type": "application/json; charset=UTF-8", ...headers });
      response.end(JSON.stringify(sent));
    });
  });
  const { origin, close } = await listening(server);
  return {
    state,
    credentials: CREDENTIALS,
    hosts: { tokens: origin, information: origin, actions: origin, menus: origin },
    close,
  };
}

function page(items: string, all: readonly unknown[], query: URLSearchParams, most: number) {
  const size = Number(query.get("pageSize") ?? 10);
  const from = Number(query.get("pageToken")?.replace("page-", "") ?? 0);
  const to = from + Math.min(size, most);
  const shown = all.slice(from, to);
  return {
    status: 200,
    body: {
      // Google omits empty lists.
      ...(shown.length > 0 && { [items]: shown }),
      ...(to < all.length && { nextPageToken: `page-${to}` }),
    },
  };
}

function masked(location: Json, mask: string | null): Json {
  const fields = new Set(mask?.split(","));
  return Object.fromEntries(Object.entries(location).filter(([field]) => fields.has(field)));
}

function parse(text: string, type = ""): Json {
  if (type.startsWith("application/x-www-form-urlencoded")) {
    return Object.fromEntries(new URLSearchParams(text));
  }
  return text === "" ? {} : (JSON.parse(text) as Json);
}
