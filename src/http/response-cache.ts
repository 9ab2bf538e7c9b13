import { LRUCache } from "lru-cache";
import { type CachedResponse, asStale } from "./cached-response.ts";

const DEFAULT_MAX_BYTES = 64 * 1024 * 1024;
/** How long a response is still served after its content has changed. */
const MAX_STALE_MS = 2000;
const NEVER = Number.POSITIVE_INFINITY;

type Created = CachedResponse | Response;

interface Entry {
  response: CachedResponse;
  /** When it must not go out any more; never, while its content has not changed. */
  expiresAt: number;
}

/**
 * Responses until what they were made from changes, and for two seconds after that (decision 0030). Requests for one
 * response at the same moment share its making; one that a change overtook is not cached; the least recently used are
 * dropped at `maxBytes`. One older than `maxAgeMs` is made again: a remote product API announces no changes.
 */
export class ResponseCache {
  readonly #cached: LRUCache<string, Entry>;
  #pending = new Map<string, Promise<Created>>();
  readonly #maxAgeMs: number;

  constructor({ maxBytes = DEFAULT_MAX_BYTES, maxAgeMs = NEVER } = {}) {
    this.#maxAgeMs = maxAgeMs;
    this.#cached = new LRUCache({
      maxSize: maxBytes,
      // An empty file takes room, too.
      sizeCalculation: ({ response }) => Math.max(response.size, 1),
      ...(Number.isFinite(maxAgeMs) ? { ttl: maxAgeMs } : {}),
    });
  }

  get size(): number {
    return this.#cached.size;
  }

  get bytes(): number {
    return this.#cached.calculatedSize;
  }

  /**
   * The content has changed: every response is stale, and gone in two seconds. Returns their keys, the most recently
   * used first.
   */
  markStale(): string[] {
    this.#pending = new Map();
    const expiresAt = performance.now() + MAX_STALE_MS;
    for (const entry of this.#cached.values()) {
      // A second change gives no more time to what the first one overtook.
      if (entry.response.isStale === true) continue;
      entry.expiresAt = expiresAt;
      entry.response = asStale(entry.response);
    }
    setTimeout(() => {
      const expired = [...this.#cached.entries()].filter(([, entry]) => hasExpired(entry));
      for (const [key] of expired) this.#cached.delete(key);
    }, MAX_STALE_MS).unref();
    return [...this.#cached.keys()];
  }

  get(key: string): CachedResponse | undefined {
    const entry = this.#cached.get(key);
    return entry === undefined || hasExpired(entry) ? undefined : entry.response;
  }

  set(key: string, response: CachedResponse): void {
    if (this.#maxAgeMs > 0) this.#cached.set(key, { response, expiresAt: NEVER });
  }

  /** The cached response, else what `create` makes; only a `CachedResponse` of it is cached. */
  async getOrCreate(key: string, create: () => Promise<Created>): Promise<Created> {
    return this.get(key) ?? this.renew(key, create);
  }

  /** What `create` makes in place of the cached response, or what another call is making. */
  async renew(key: string, create: () => Promise<Created>): Promise<Created> {
    const pending = this.#pending;
    const made = pending.get(key) ?? this.#create(key, create);
    pending.set(key, made);
    try {
      const created = await made;
      // The body of a `Response` can be read only once.
      return "variants" in created ? created : created.clone();
    } finally {
      if (pending.get(key) === made) pending.delete(key);
    }
  }

  async #create(key: string, create: () => Promise<Created>): Promise<Created> {
    const pending = this.#pending;
    const created = await create();
    if ("variants" in created && pending === this.#pending) this.set(key, created);
    return created;
  }
}

const hasExpired = ({ expiresAt }: Entry) => performance.now() >= expiresAt;
