import { turnOfItsOwn } from "#concurrency/turn-of-its-own.ts";
import { ContentUnavailableError } from "#content/snapshot.ts";
import { timeLeft } from "#http/current-request.ts";
import { type Log, redactedError } from "#logging/log.ts";
import { isObject, parseJson, text } from "./record-fields.ts";

/** Where the product API is and how it is asked. */
export interface ApiAccess {
  /** Without a trailing slash. */
  readonly baseUrl: string;
  readonly log: Log;
  /** Of all calls that are made for one request together (rule 5.5). */
  readonly timeoutMs: number;
}

/**
 * Reads from the product API. Both calls log their message and reject with
 * {@link ContentUnavailableError} when there is no response in time or it makes no sense.
 */
export interface ApiReader {
  readonly log: Log;
  /** The records of a list, wrapped in `data` once or twice (rule 5.4). */
  readList(path: string, message: string): Promise<readonly unknown[]>;
  /** As `readList`; undefined when the API returns 404, because it does not offer such a list. */
  readOfferedList(path: string, message: string): Promise<readonly unknown[] | undefined>;
  /** The one record in `data`, with a slug or an id; null when the API returns 404 or has none. */
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

/** What names nothing (`{"ok": true}`, `{}`) says neither what there is nor that there is nothing. */
function isRecord(value: unknown): boolean {
  return isObject(value) && [value["slug"], value["id"]].some((name) => text(name) !== "");
}

/** Parsing it takes some milliseconds. */
const LONG_TEXT = 500_000;

/** Hundreds of restaurants fit; a response without an end must not fill the memory. */
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

/** `{data: x}` → x; anything else is returned as it is, so `{data: {data: []}}` works too (rule 5.4). */
function dataOf(body: unknown): unknown {
  return typeof body === "object" && body !== null && "data" in body ? body.data : body;
}

/** Undefined for a record that is not shown. */
type Parse<T> = (record: unknown, log: Log) => T | undefined;

/** Records parsed before others have their turn: one of them takes some 50 µs. */
const RECORDS_IN_A_TURN = 100;

/** The records that `parse` makes something of, in their order. */
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
