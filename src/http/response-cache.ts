import type { CachedResponse } from "./cached-response.ts";

/** What was made for a key: content worth keeping, or an answer to pass on as it is. */
export type Made = CachedResponse | Response;

interface Entry {
  readonly answer: CachedResponse;
  /** Milliseconds of the monotonic clock. */
  readonly storedAt: number;
}

/**
 * Keeps each answer until what it was made from changes. Makings of one answer at the same moment
 * are shared, one that a change overtook is not kept, and the least recently used answers leave
 * when `maximumBytes` is reached. One older than `maximumAgeMs` is made anew: a remote product
 * API tells nobody of its changes.
 */
export class ResponseCache {
  readonly #entries = new Map<string, Entry>();
  readonly #makings = new Map<string, Promise<Made>>();
  readonly #maximumBytes: number;
  readonly #maximumAgeMs: number;
  #bytes = 0;
  #generation = 0;

  constructor(limits: { readonly maximumBytes?: number; readonly maximumAgeMs?: number } = {}) {
    this.#maximumBytes = limits.maximumBytes ?? 64 * 1024 * 1024;
    this.#maximumAgeMs = limits.maximumAgeMs ?? Number.POSITIVE_INFINITY;
  }

  get size(): number {
    return this.#entries.size;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** Forgets every answer: the content they were made from has changed. */
  clear(): void {
    this.#generation += 1;
    this.#entries.clear();
    this.#makings.clear();
    this.#bytes = 0;
  }

  /** The answer if it is kept, without making it. */
  stored(key: string): CachedResponse | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    this.#remove(key, entry);
    if (performance.now() - entry.storedAt >= this.#maximumAgeMs) return undefined;
    this.#add(key, entry);
    return entry.answer;
  }

  async get(key: string, make: () => Promise<Made>): Promise<Made> {
    const stored = this.stored(key);
    if (stored !== undefined) return stored;
    const running = this.#makings.get(key);
    if (running) return ownCopy(await running);
    const started = this.#make(key, make, this.#generation);
    this.#makings.set(key, started);
    try {
      return ownCopy(await started);
    } finally {
      if (this.#makings.get(key) === started) this.#makings.delete(key);
    }
  }

  async #make(key: string, make: () => Promise<Made>, generation: number): Promise<Made> {
    const made = await make();
    if ("variants" in made && generation === this.#generation) this.keep(key, made);
    return made;
  }

  /** Keeps an answer, and lets go of others where the room is used up. */
  keep(key: string, answer: CachedResponse): void {
    const old = this.#entries.get(key);
    if (old !== undefined) this.#remove(key, old);
    this.#add(key, { answer, storedAt: performance.now() });
    for (const [oldestKey, oldest] of this.#entries) {
      if (this.#bytes <= this.#maximumBytes) break;
      this.#remove(oldestKey, oldest);
    }
  }

  #add(key: string, entry: Entry): void {
    this.#entries.set(key, entry);
    this.#bytes += entry.answer.size;
  }

  #remove(key: string, entry: Entry): void {
    this.#entries.delete(key);
    this.#bytes -= entry.answer.size;
  }
}

/** The body of a response can be read once only. */
function ownCopy(made: Made): Made {
  return "variants" in made ? made : made.clone();
}
