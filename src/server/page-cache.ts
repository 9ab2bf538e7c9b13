import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const ENCODINGS = ["br", "gzip", "identity"] as const;
type Encoding = (typeof ENCODINGS)[number];

/** A finished page: its bytes in each encoding, and the headers that belong to it. */
export interface StoredPage {
  readonly headers: Readonly<Record<string, string>>;
  readonly bodies: Readonly<Record<Encoding, Uint8Array<ArrayBuffer>>>;
  readonly etags: Readonly<Record<Encoding, string>>;
  readonly size: number;
  /** When it was rendered, in milliseconds of the monotonic clock. */
  readonly storedAt: number;
}

/** What a render came to: a page worth keeping, or an answer to pass on as it is. */
export type Rendered =
  | { readonly html: string; readonly headers: Readonly<Record<string, string>> }
  | Response;

/**
 * Keeps each rendered page until the content changes. Renders of one page at the same moment
 * are shared, a render that a content change overtook is not kept, and the least recently used
 * pages leave when `maximumBytes` is reached. A page older than `maximumAgeMs` is rendered anew:
 * a remote product API tells nobody of its changes.
 */
export class PageCache {
  readonly #pages = new Map<string, StoredPage>();
  readonly #renders = new Map<string, Promise<StoredPage | Response>>();
  readonly #maximumBytes: number;
  readonly #maximumAgeMs: number;
  #bytes = 0;
  #generation = 0;

  constructor(limits: { readonly maximumBytes?: number; readonly maximumAgeMs?: number } = {}) {
    this.#maximumBytes = limits.maximumBytes ?? 64 * 1024 * 1024;
    this.#maximumAgeMs = limits.maximumAgeMs ?? Number.POSITIVE_INFINITY;
  }

  get size(): number {
    return this.#pages.size;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** Forgets every page: the content they were made from has changed. */
  clear(): void {
    this.#generation += 1;
    this.#pages.clear();
    this.#renders.clear();
    this.#bytes = 0;
  }

  async get(key: string, render: () => Promise<Rendered>): Promise<StoredPage | Response> {
    const page = this.#pages.get(key);
    if (page !== undefined) {
      this.#remove(key, page);
      if (performance.now() - page.storedAt < this.#maximumAgeMs) {
        this.#add(key, page);
        return page;
      }
    }
    const running = this.#renders.get(key);
    if (running) {
      const result = await running;
      return "bodies" in result ? result : result.clone();
    }
    const generation = this.#generation;
    const started = this.#finish(key, render, generation);
    this.#renders.set(key, started);
    try {
      const result = await started;
      return "bodies" in result ? result : result.clone();
    } finally {
      if (this.#renders.get(key) === started) this.#renders.delete(key);
    }
  }

  async #finish(key: string, render: () => Promise<Rendered>, generation: number) {
    const rendered = await render();
    if (!("html" in rendered)) return rendered;
    const page = await storePage(rendered.html, rendered.headers);
    if (generation === this.#generation) this.#keep(key, page);
    return page;
  }

  #keep(key: string, page: StoredPage): void {
    const old = this.#pages.get(key);
    if (old !== undefined) this.#remove(key, old);
    this.#add(key, page);
    for (const [oldestKey, oldest] of this.#pages) {
      if (this.#bytes <= this.#maximumBytes) break;
      this.#remove(oldestKey, oldest);
    }
  }

  #add(key: string, page: StoredPage): void {
    this.#pages.set(key, page);
    this.#bytes += page.size;
  }

  #remove(key: string, page: StoredPage): void {
    this.#pages.delete(key);
    this.#bytes -= page.size;
  }
}

async function storePage(html: string, headers: Readonly<Record<string, string>>) {
  const identity = new Uint8Array(Buffer.from(html));
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 9,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      },
    }),
    promisify(gzip)(identity),
  ]);
  const bodies = { br: new Uint8Array(br), gzip: new Uint8Array(zipped), identity };
  const hash = createHash("sha256").update(identity).digest("base64url").slice(0, 16);
  const etags = { br: `"${hash}-br"`, gzip: `"${hash}-gzip"`, identity: `"${hash}"` };
  const size = ENCODINGS.reduce((sum, encoding) => sum + bodies[encoding].length, 0);
  return { headers, bodies, etags, size, storedAt: performance.now() } satisfies StoredPage;
}

/** Answers a request from a stored page: the best encoding, or 304 when the browser has it. */
export function respondWithPage(page: StoredPage, request: Request): Response {
  const encoding = chooseEncoding(request.headers.get("Accept-Encoding") ?? "");
  const headers = new Headers(page.headers);
  headers.set("ETag", page.etags[encoding]);
  headers.set("Vary", "Accept-Encoding");
  if (isFresh(request.headers.get("If-None-Match"), page.etags)) {
    return new Response(null, { status: 304, headers });
  }
  const body = page.bodies[encoding];
  if (encoding !== "identity") headers.set("Content-Encoding", encoding);
  headers.set("Content-Length", String(body.length));
  return new Response(request.method === "HEAD" ? null : body, { headers });
}

function isFresh(ifNoneMatch: string | null, etags: StoredPage["etags"]): boolean {
  if (ifNoneMatch === null) return false;
  const known = ifNoneMatch.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return known.includes("*") || Object.values(etags).some((etag) => known.includes(etag));
}

function chooseEncoding(accepted: string): Encoding {
  const refused = (name: string) =>
    new RegExp(`\\b${name}\\s*;\\s*q=0(\\.0*)?\\s*(,|$)`).test(accepted);
  const takes = (name: string) => new RegExp(`\\b${name}\\b`).test(accepted) && !refused(name);
  if (takes("br")) return "br";
  return takes("gzip") ? "gzip" : "identity";
}
