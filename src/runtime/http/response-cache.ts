import { LRUCache } from "lru-cache";
import { type CachedResponse, asStale } from "./cached-response.ts";

const DEFAULT_MAX_BYTES = 64 * 1024 * 1024;
const MAX_STALE_MS = 2000;
const NEVER = Number.POSITIVE_INFINITY;

type Created = CachedResponse | Response;

interface Entry {
  response: CachedResponse;
  expiresAt: number;
}

/**
 * An LRU cache of responses, served for two seconds after the content changes (decision 0030). Concurrent requests
 * share one render, which is not cached if the content changed meanwhile. `maxAgeMs` limits the age, because a remote
 * product API announces no changes.
 */
export class ResponseCache {
  readonly #cached: LRUCache<string, Entry>;
  #pending = new Map<string, Promise<Created>>();
  readonly #maxAgeMs: number;

  constructor({ maxBytes = DEFAULT_MAX_BYTES, maxAgeMs = NEVER } = {}) {
    this.#maxAgeMs = maxAgeMs;
    this.#cached = new LRUCache({
      maxSize: maxBytes,
      // Empty files need room too.
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

  /** Marks every response as stale. Returns their keys, most recently used first. */
  markStale(): string[] {
    this.#pending = new Map();
    const expiresAt = performance.now() + MAX_STALE_MS;
    for (const entry of this.#cached.values()) {
      // A second change does not prolong a stale response.
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

  /** Caches only a `CachedResponse`. */
  async getOrCreate(key: string, create: () => Promise<Created>): Promise<Created> {
    return this.get(key) ?? this.renew(key, create);
  }

  /** Replaces the cached response; joins a pending render. */
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
