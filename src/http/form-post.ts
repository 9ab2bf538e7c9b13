import type { HonoRequest } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { problem } from "./problem.ts";

/** What a form may be posted as. */
export const ACCEPTED_TYPES =
  "application/json, application/x-www-form-urlencoded, multipart/form-data";

/** A body that no fields can be read from: of an unknown type (415) or broken (400). */
export class UnreadableBodyError extends Error {
  override name = "UnreadableBodyError";
  readonly status: ContentfulStatusCode;
  constructor(status: 400 | 415, message: string) {
    super(message);
    this.status = status;
  }
}

/** The fields of a JSON or form-encoded body. Throws {@link UnreadableBodyError}. */
export async function postedFields(request: HonoRequest): Promise<object> {
  const type = request.header("Content-Type")?.split(";")[0]?.trim().toLowerCase() ?? "";
  if (!ACCEPTED_TYPES.split(", ").includes(type)) {
    throw new UnreadableBodyError(415, `Please send one of ${ACCEPTED_TYPES}.`);
  }
  const fields = await read(request, type).catch(() => {
    throw new UnreadableBodyError(400, "The body is not what its Content-Type says.");
  });
  if (typeof fields !== "object" || fields === null || Array.isArray(fields)) {
    throw new UnreadableBodyError(400, "The body must be one JSON object.");
  }
  return fields;
}

async function read(request: HonoRequest, type: string): Promise<unknown> {
  return type === "application/json"
    ? request.json()
    : Object.fromEntries(await request.formData());
}

/** Room for the longest message in any script, percent-encoded. */
export const MAXIMUM_BODY_BYTES = 64 * 1024;

/** Refuses a post that no form of the site can have sent, before it is read. */
export const limitBody = bodyLimit({
  maxSize: MAXIMUM_BODY_BYTES,
  onError: (context) => problem(context, 413, "Body too large", "At most 64 KB, please."),
});

/**
 * Whether a page of another site sent this request, as the browser says in its headers. A request
 * without them, of a program or a very old browser, passes: it carries no visitor's rights.
 */
export function isCrossSiteRequest(headers: Headers, siteUrl: string): boolean {
  const site = headers.get("Sec-Fetch-Site");
  if (site !== null) return site !== "same-origin" && site !== "none";
  const origin = headers.get("Origin");
  if (origin === null) return false;
  const host = URL.canParse(origin) ? new URL(origin).host : undefined;
  return host !== headers.get("Host") && host !== new URL(siteUrl).host;
}
