import { LRUCache } from "lru-cache";
import { type CachedResponse, withCacheControl } from "./cached-response.ts";

const DEFAULT_MAX_BYTES = 64 * 1024 * 1024;
/** How long a response is still served after its content has changed. */
const MAX_STALE_MS = 2000;
/** A proxy that stored a stale response would send it for as long as a fresh one. */
const STALE_CACHE_CONTROL = "no-cache";
const NEVER = Number.POSITIVE_INFINITY;

type Created = CachedResponse | Response;

interface Entry {
  response: CachedResponse;
  /** When it must not go out any more; never, while its content has not changed. */
  expiresAt: number;
  /** How often it was asked for; what came before it was last made counts half. */
  hits: number;
}

interface Limits {
  readonly maxBytes?: number;
  readonly maxAgeMs?: number;
  readonly maxStaleMs?: number;
}

/**
 * Responses until what they were made from changes, and for two seconds after that, in which they
 * are made again. Requests for one response at the same moment share its making; one that a change
 * overtook is not cached; the least recently used are dropped at `maxBytes`. One older than `maxAgeMs`
 * is made again: a remote product API announces no changes.
 */
export class ResponseCache {
  readonly #cached: LRUCache<string, Entry>;
  readonly #pending = new Map<string, Promise<Created>>();
  readonly #maxAgeMs: number;
  readonly #maxStaleMs: number;
  #generation = 0;

  constructor(limits: Limits = {}) {
    const { maxBytes = DEFAULT_MAX_BYTES, maxAgeMs = NEVER, maxStaleMs = MAX_STALE_MS } = limits;
    this.#maxAgeMs = maxAgeMs;
    this.#maxStaleMs = maxStaleMs;
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
   * The content has changed: every response is stale. Returns the keys of those that were asked for,
   * the most requested first, for `refresh` to make them again.
   */
  markStale(): string[] {
    this.#generation += 1;
    this.#pending.clear();
    const expiresAt = performance.now() + this.#maxStaleMs;
    const requested: { readonly key: string; readonly hits: number }[] = [];
    for (const [key, entry] of this.#cached.entries()) {
      if (entry.hits > 0) requested.push({ key, hits: entry.hits });
      // A second change gives no more time to what the first one overtook.
      if (entry.expiresAt !== NEVER) continue;
      entry.expiresAt = expiresAt;
      entry.response = withCacheControl(entry.response, STALE_CACHE_CONTROL);
    }
    setTimeout(() => this.#dropExpired(), this.#maxStaleMs).unref();
    return requested.toSorted((a, b) => b.hits - a.hits).map(({ key }) => key);
  }

  /** Makes a stale response again, unless a request has done so meanwhile. */
  async refresh(key: string, create: () => Promise<Created>): Promise<void> {
    if (this.#cached.peek(key)?.expiresAt !== NEVER) await this.#share(key, create);
  }

  get(key: string): CachedResponse | undefined {
    const entry = this.#cached.get(key);
    if (entry === undefined || isExpired(entry)) return undefined;
    entry.hits += 1;
    return entry.response;
  }

  set(key: string, response: CachedResponse): void {
    const hits = Math.floor((this.#cached.peek(key)?.hits ?? 0) / 2);
    if (this.#maxAgeMs > 0) this.#cached.set(key, { response, expiresAt: NEVER, hits });
  }

  /** The cached response, else what `create` makes; only a `CachedResponse` of it is cached. */
  async getOrCreate(key: string, create: () => Promise<Created>): Promise<Created> {
    const cached = this.get(key);
    if (cached !== undefined) return cached;
    const created = await this.#share(key, create);
    const entry = this.#cached.peek(key);
    if (entry !== undefined) entry.hits += 1;
    return created;
  }

  async #share(key: string, create: () => Promise<Created>): Promise<Created> {
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

  async #create(key: string, create: () => Promise<Created>): Promise<Created> {
    const generation = this.#generation;
    const created = await create();
    if ("variants" in created && generation === this.#generation) this.set(key, created);
    return created;
  }

  #dropExpired(): void {
    const expired = [...this.#cached.entries()].filter(([, entry]) => isExpired(entry));
    for (const [key] of expired) this.#cached.delete(key);
  }
}

function isExpired({ expiresAt }: Entry): boolean {
  return expiresAt !== NEVER && performance.now() >= expiresAt;
}

/** The body of a `Response` can be read only once. */
function ownCopy(created: Created): Created {
  return "variants" in created ? created : created.clone();
}
