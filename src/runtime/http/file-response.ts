import { createReadStream } from "node:fs";
import type { Context } from "hono";
import { matchesEtag } from "./cached-response.ts";
import { streamedBody } from "./streamed-body.ts";

/** Both ends inclusive, in bytes. */
interface ByteRange {
  readonly start: number;
  readonly end: number;
}

interface FileToSend {
  readonly path: string;
  readonly size: number;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Sends a file, whole or in one range (RFC 9110); ignores invalid and multiple ranges. Calls `onFailed` and destroys
 * the connection if the file cannot be read to its end.
 */
export function fileResponse(
  file: FileToSend,
  context: Context,
  onFailed: (error: unknown) => void,
): Response {
  const { path, size, etag } = file;
  const request = context.req.raw;
  const headers = { ...file.headers, ETag: etag, "Accept-Ranges": "bytes" };
  const ifNoneMatch = request.headers.get("If-None-Match") ?? undefined;
  if (matchesEtag(ifNoneMatch, [etag])) return new Response(null, { status: 304, headers });
  const ifRange = request.headers.get("If-Range");
  const isWanted = request.method === "GET" && (ifRange === null || ifRange === etag);
  const range = isWanted ? readRange(request.headers.get("Range") ?? "", size) : undefined;
  if (range === "outside") {
    // A cached 416 would block the film for a year.
    const refused = { "Content-Range": `bytes */${size}`, "Cache-Control": "no-store" };
    return new Response(null, { status: 416, headers: refused });
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  const part = range === undefined ? {} : { "Content-Range": `bytes ${start}-${end}/${size}` };
  const length = { "Content-Length": String(end - start + 1) };
  const body =
    request.method === "HEAD" || size === 0
      ? null
      : streamedBody(context, readBytes(path, { start, end }), onFailed);
  return new Response(body, {
    status: range === undefined ? 200 : 206,
    headers: { ...headers, ...part, ...length },
  });
}

/** Throws if the file is shorter than promised, because the client would wait for the rest. */
async function* readBytes(path: string, range: ByteRange): AsyncGenerator<Uint8Array> {
  let left = range.end - range.start + 1;
  for await (const chunk of createReadStream(path, range)) {
    left -= (chunk as Uint8Array).length;
    yield chunk as Uint8Array;
  }
  if (left > 0) throw new Error("The file became shorter while it was read");
}

/** Undefined means: ignore the header. */
function readRange(header: string, size: number): ByteRange | "outside" | undefined {
  const [, first, last] = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header) ?? [];
  if (first === undefined || last === undefined || (first === "" && last === "")) return undefined;
  if (first === "") {
    const length = Math.min(Number(last), size);
    return length === 0 ? "outside" : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  if (last !== "" && Number(last) < start) return undefined;
  if (start >= size) return "outside";
  return { start, end: last === "" ? size - 1 : Math.min(Number(last), size - 1) };
}
