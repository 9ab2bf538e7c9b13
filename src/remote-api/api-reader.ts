import { turnOfItsOwn } from "#runtime/concurrency/turn-of-its-own.ts";
import { ContentUnavailableError } from "#content/snapshot.ts";
import { timeLeft } from "#runtime/http/current-request.ts";
import { type Log, redactedError } from "#runtime/logging/log.ts";
import { isObject, parseJson, text } from "./record-fields.ts";

export interface ApiAccess {
  /** Has no trailing slash. */
  readonly baseUrl: string;
  readonly log: Log;
  /** Shared by all calls of one request (rule 5.5). */
  readonly timeoutMs: number;
}

/** Reads from the product API. Every call logs `message` and rejects with {@link ContentUnavailableError} on failure. */
export interface ApiReader {
  readonly log: Log;
  /** Returns a list's records, wrapped in `data` once or twice (rule 5.4). */
  readList(path: string, message: string): Promise<readonly unknown[]>;
  /** Like `readList`; undefined for a 404, if the API does not offer the list. */
  readOfferedList(path: string, message: string): Promise<readonly unknown[] | undefined>;
  /** Returns the record in `data`; null for a 404 or without one. */
  readOne(path: string, message: string): Promise<unknown>;
}

export function createApiReader(access: ApiAccess): ApiReader {
  const { baseUrl, log, timeoutMs } = access;

  async function get(path: string): Promise<unknown> {
    const signal = AbortSignal.timeout(timeLeft(timeoutMs));
    const request = new Request(baseUrl + path, {
      headers: { Accept: "application/json" },
      signal,
    });
    const response = await fetch(request);
    if (response.status === 404) return { data: null };
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    const body = await readText(response);
    if (body.length > LONG_TEXT) await turnOfItsOwn();
    return parseJson(body);
  }

  async function read<T>(path: string, message: string, parse: (body: unknown) => T): Promise<T> {
    try {
      return parse(await get(path));
    } catch (error) {
      log.error({ path, reason: redactedError(error) }, message);
      throw new ContentUnavailableError(message, { cause: error });
    }
  }

  return {
    log,
    readList: (path, message) =>
      read(path, message, (body) => {
        const records = listOf(body);
        if (records === undefined) throw new TypeError("no data array");
        return records;
      }),
    readOfferedList: (path, message) =>
      read(path, message, (body) => {
        const records = listOf(body);
        if (records === undefined && dataOf(body) !== null) throw new TypeError("no data array");
        return records;
      }),
    readOne: (path, message) =>
      read(path, message, (body) => {
        const record = dataOf(body) ?? null;
        if (record !== null && !isRecord(record)) throw new TypeError("no record");
        return record;
      }),
  };
}

/** A record without slug and id (`{"ok": true}`, `{}`) is a failure, not an absent record. */
function isRecord(value: unknown): boolean {
  return isObject(value) && [value["slug"], value["id"]].some((name) => text(name) !== "");
}

/** From this length on, parsing takes milliseconds. */
const LONG_TEXT = 500_000;

/** Fits hundreds of restaurants; an endless response must not fill the memory. */
const MAXIMUM_CHARACTERS = 16 * 1024 * 1024;

async function readText(response: Response): Promise<string> {
  let received = "";
  for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    received += part;
    if (received.length > MAXIMUM_CHARACTERS) throw new RangeError("the response is too long");
  }
  return received;
}

function listOf(body: unknown): unknown[] | undefined {
  const records = dataOf(dataOf(body));
  return Array.isArray(records) ? records : undefined;
}

/** Unwraps `{data: x}`, also from `{data: {data: []}}` (rule 5.4). */
function dataOf(body: unknown): unknown {
  return typeof body === "object" && body !== null && "data" in body ? body.data : body;
}

type Parse<T> = (record: unknown, log: Log) => T | undefined;

/** Records parsed per event-loop turn, some 50 µs each. */
const RECORDS_IN_A_TURN = 100;

/** Parses records in order, skipping those that are not shown. */
export async function parseInTurns<T>(
  records: readonly unknown[],
  { log }: Pick<ApiReader, "log">,
  parse: Parse<T>,
): Promise<T[]> {
  const parsed: T[] = [];
  for (const [at, record] of records.entries()) {
    if (at > 0 && at % RECORDS_IN_A_TURN === 0) await turnOfItsOwn();
    const one = parse(record, log);
    if (one !== undefined) parsed.push(one);
  }
  return parsed;
}
