import type { HonoRequest } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { problem } from "./problem.ts";

/** What a form may be posted as. */
export const ACCEPTED_TYPES =
  "application/json, application/x-www-form-urlencoded, multipart/form-data";

/** A body that no fields can be read from: of an unknown type (415), broken (400), or of too many fields (413). */
export class UnreadableBodyError extends Error {
  override name = "UnreadableBodyError";
  readonly status: ContentfulStatusCode;
  constructor(status: 400 | 413 | 415, message: string) {
    super(message);
    this.status = status;
  }
}

/** The fields of a JSON or form-encoded body. Throws {@link UnreadableBodyError}. */
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

/** Far more than any form has: each field costs more to read than its bytes. */
const MAXIMUM_FIELDS = 100;
/** What stands between two fields that are URL-encoded, and at the head of each part of a multipart body. */
const FIELD = {
  "application/x-www-form-urlencoded": /&/g,
  "multipart/form-data": /content-disposition/gi,
};

/** The request with its body in memory; undefined where that has more fields than a form of the site can have. */
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

/** Room for the longest message in any script, percent-encoded. */
export const MAXIMUM_BODY_BYTES = 64 * 1024;

/** Refuses a post that no form of the site can have sent, before it is read. */
export const limitBody = bodyLimit({
  maxSize: MAXIMUM_BODY_BYTES,
  onError: (context) => problem(context, 413, "Body too large", "At most 64 KB, please."),
});
