import type { HonoRequest } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { languageOf } from "#language/match-path.ts";
import { m } from "#language/paraglide/messages.js";
import { FREE_TEXT_MAXIMUM } from "./form-fields.ts";
import { problem } from "#http/problem.ts";

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
const MAXIMUM_BODY_BYTES = 64 * 1024;

/** Refuses a post that no form of the site can have sent, before it is read. */
export const limitBody = bodyLimit({
  maxSize: MAXIMUM_BODY_BYTES,
  onError: (context) => problem(context, 413, "Body too large", "At most 64 KB, please."),
});

/** The same for forms that a browser posts by itself to a page: people read the response. */
export const limitPageBody = bodyLimit({
  maxSize: MAXIMUM_BODY_BYTES,
  onError: (context) =>
    context.text(m.lead_failed({}, { locale: languageOf(context.req.path) }), 413, {
      "Cache-Control": "no-store",
    }),
});

/**
 * The posted fields that can mean something, made harmless: only texts and numbers, without the
 * characters that PostgreSQL refuses or that could start a header line of a mail. Line breaks
 * stay in the message alone. Campaign parameters, which no visitor typed, are cut to their length.
 */
export function sanitiseInput(input: unknown): Record<string, string | number> {
  if (typeof input !== "object" || input === null) return {};
  const fields: [name: string, value: string | number][] = [];
  for (const [name, value] of Object.entries(input) as [string, unknown][]) {
    if (typeof value === "number") fields.push([name, value]);
    if (typeof value === "string") fields.push([name, plainText(name, value)]);
  }
  return Object.fromEntries(fields);
}

function plainText(name: string, value: string): string {
  const text = value.toWellFormed().replaceAll(/\r\n?/g, "\n");
  if (name === "message") return text.replaceAll(/(?![\n\t])\p{Cc}/gu, "");
  const line = text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
  return name.startsWith("utm_") ? line.slice(0, FREE_TEXT_MAXIMUM).toWellFormed() : line;
}
