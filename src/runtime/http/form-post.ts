import type { HonoRequest } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { problem } from "./problem.ts";

export const ACCEPTED_TYPES =
  "application/json, application/x-www-form-urlencoded, multipart/form-data";

/** An unreadable body: broken (400), too many fields (413) or an unsupported type (415). */
export class UnreadableBodyError extends Error {
  override name = "UnreadableBodyError";
  readonly status: ContentfulStatusCode;
  constructor(status: 400 | 413 | 415, message: string) {
    super(message);
    this.status = status;
  }
}

/** Returns the fields of a JSON or form-encoded body. Throws {@link UnreadableBodyError}. */
export async function postedFields(request: HonoRequest): Promise<object> {
  const type = mediaType(request.header("Content-Type"));
  if (!ACCEPTED_TYPES.split(", ").includes(type)) {
    throw new UnreadableBodyError(415, `Please send one of ${ACCEPTED_TYPES}.`);
  }
  const readable = await withFewFields(request.raw);
  if (readable === undefined) {
    throw new UnreadableBodyError(413, `At most ${MAXIMUM_FIELDS} fields, please.`);
  }
  const fields = await read(readable, type).catch(() => {
    throw new UnreadableBodyError(400, "The body is not what its Content-Type says.");
  });
  if (typeof fields !== "object" || fields === null || Array.isArray(fields)) {
    throw new UnreadableBodyError(400, "The body must be one JSON object.");
  }
  return fields;
}

async function read(request: Request, type: string): Promise<unknown> {
  return type === "application/json"
    ? request.json()
    : Object.fromEntries(await request.formData());
}

function mediaType(contentType: string | null | undefined): string {
  return contentType?.split(";")[0]?.trim().toLowerCase() ?? "";
}

/** Far above any form's; parsing a field costs more than its bytes suggest. */
const MAXIMUM_FIELDS = 100;
/** The field separator, or the head of a multipart part. */
const FIELD = {
  "application/x-www-form-urlencoded": /&/g,
  "multipart/form-data": /content-disposition/gi,
};

/** Reads the body into memory; undefined if it has too many fields. */
export async function withFewFields(request: Request): Promise<Request | undefined> {
  const type = mediaType(request.headers.get("Content-Type"));
  const field = new Map(Object.entries(FIELD)).get(type);
  if (field === undefined) return request;
  const body = await request.arrayBuffer();
  const fields = Buffer.from(body).toString("latin1").match(field)?.length ?? 0;
  return fields > MAXIMUM_FIELDS
    ? undefined
    : new Request(request, { method: request.method, body });
}

/** Fits the longest message in any script, percent-encoded. */
export const MAXIMUM_BODY_BYTES = 64 * 1024;

/** Refuses an oversized post before reading it. */
export const limitBody = bodyLimit({
  maxSize: MAXIMUM_BODY_BYTES,
  onError: (context) => problem(context, 413, "Body too large", "At most 64 KB, please."),
});
