import { LRUCache } from "lru-cache";
import type { CachedResponse } from "./cached-response.ts";

const DEFAULT_MAX_BYTES = 64 * 1024 * 1024;

/**
 * Responses until what they were made from changes. Requests for one response at the same moment
 * share its making; one that a change overtook is not cached; the least recently used are dropped at
 * `maxBytes`. One older than `maxAgeMs` is made anew: a remote product API announces no changes.
 */
export class ResponseCache {
  readonly #cached: LRUCache<string, CachedResponse>;
  readonly #pending = new Map<string, Promise<CachedResponse | Response>>();
  readonly #maxAgeMs: number;
  #generation = 0;

  constructor(limits: { readonly maxBytes?: number; readonly maxAgeMs?: number } = {}) {
    const { maxBytes = DEFAULT_MAX_BYTES, maxAgeMs = Number.POSITIVE_INFINITY } = limits;
    this.#maxAgeMs = maxAgeMs;
    this.#cached = new LRUCache({
      maxSize: maxBytes,
      // An empty file takes room, too.
      sizeCalculation: ({ size }) => Math.max(size, 1),
      ...(Number.isFinite(maxAgeMs) ? { ttl: maxAgeMs } : {}),
    });
  }

  get size(): number {
    return this.#cached.size;
  }

  get bytes(): number {
    return this.#cached.calculatedSize;
  }

  /** Forgets every response: the content they were made from has changed. */
  clear(): void {
    this.#generation += 1;
    this.#cached.clear();
    this.#pending.clear();
  }

  get(key: string): CachedResponse | undefined {
    return this.#cached.get(key);
  }

  set(key: string, response: CachedResponse): void {
    if (this.#maxAgeMs > 0) this.#cached.set(key, response);
  }

  /** The cached response, else what `create` makes; only a `CachedResponse` of it is cached. */
  async getOrCreate(
    key: string,
    create: () => Promise<CachedResponse | Response>,
  ): Promise<CachedResponse | Response> {
    const cached = this.get(key);
    if (cached !== undefined) return cached;
    const pending = this.#pending.get(key);
    if (pending) return ownCopy(await pending);
    const created = this.#create(key, create);
    this.#pending.set(key, created);
    try {
      return ownCopy(await created);
    } finally {
      if (this.#pending.get(key) === created) this.#pending.delete(key);
    }
  }

  async #create(key: string, create: () => Promise<CachedResponse | Response>) {
    const generation = this.#generation;
    const created = await create();
    if ("variants" in created && generation === this.#generation) this.set(key, created);
    return created;
  }
}

/** The body of a `Response` can be read only once. */
function ownCopy(created: CachedResponse | Response): CachedResponse | Response {
  return "variants" in created ? created : created.clone();
}
