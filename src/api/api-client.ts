import type { Log } from "./log.ts";
import { parseRestaurant } from "./restaurants/parse-restaurant.ts";
import type { Restaurant } from "./restaurants/restaurants.contract.ts";

/** Section 9: a product API that has not answered by then counts as unreachable. */
const TIMEOUT_MS = 10_000;

/** The product API could not be reached, or its answer could not be understood. */
export class ApiUnavailableError extends Error {
  override name = "ApiUnavailableError";
}

/** What the site may ask of the product API. Every call rejects with {@link ApiUnavailableError}. */
export interface ApiClient {
  /** The active restaurants, in the API's order (section 7). */
  listRestaurants(): Promise<readonly Restaurant[]>;
  /** One active restaurant by slug or id; null when there is none. */
  findRestaurant(slugOrId: string): Promise<Restaurant | null>;
}

/**
 * A client for the API at `baseUrl` (without a trailing slash). `fetch` is the network's, or the
 * in-process API's `request`, so that both speak the same contract.
 */
export function createApiClient(options: {
  readonly baseUrl: string;
  readonly fetch: (request: Request) => Response | Promise<Response>;
  readonly log: Log;
  readonly timeoutMs?: number;
}): ApiClient {
  const { baseUrl, log, timeoutMs = TIMEOUT_MS } = options;

  async function get(path: string): Promise<unknown> {
    const signal = AbortSignal.timeout(timeoutMs);
    const request = new Request(baseUrl + path, {
      headers: { Accept: "application/json" },
      signal,
    });
    // In-process calls know no network: the limit must hold for them as well.
    const response = await Promise.race([options.fetch(request), rejectOnAbort(signal)]);
    if (response.status === 404) return { data: null };
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    return response.json();
  }

  async function getOrThrow(path: string, sentence: string): Promise<unknown> {
    try {
      return await get(path);
    } catch (error) {
      log.error({ path, reason: String(error) }, sentence);
      throw new ApiUnavailableError(sentence, { cause: error });
    }
  }

  return {
    async listRestaurants() {
      const sentence = "Erro ao buscar restaurantes";
      const records = dataOf(dataOf(await getOrThrow("/restaurants", sentence)));
      if (!Array.isArray(records)) {
        log.error({ path: "/restaurants", reason: "no data array" }, sentence);
        throw new ApiUnavailableError(sentence);
      }
      return records.flatMap((record) => parseRestaurant(record, log) ?? []);
    },
    async findRestaurant(slugOrId) {
      const sentence = "Erro ao buscar restaurante";
      const record = dataOf(
        await getOrThrow(`/restaurants/${encodeURIComponent(slugOrId)}`, sentence),
      );
      if (record === null || record === undefined) return null;
      return parseRestaurant(record, log) ?? null;
    },
  };
}

/** `{data: x}` → x; anything else is returned as it is, so `{data: {data: []}}` works too (reading 14). */
function dataOf(body: unknown): unknown {
  return typeof body === "object" && body !== null && "data" in body ? body.data : body;
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}
