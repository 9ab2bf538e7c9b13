import { bodyLimit } from "hono/body-limit";
import { languageOf } from "#language/match-path.ts";
import { m } from "#language/paraglide/messages.js";
import { problem } from "#http/problem.ts";

/** Room for the longest message in any script, percent-encoded. */
const MAXIMUM_BODY_BYTES = 64 * 1024;

/** Refuses a post that no form of the site can have sent, before it is read. */
export const limitBody = bodyLimit({
  maxSize: MAXIMUM_BODY_BYTES,
  onError: (context) => problem(context, 413, "Body too large", "At most 64 KB, please."),
});

/** The same for forms that a browser posts by itself to a page: people read the answer. */
export const limitPageBody = bodyLimit({
  maxSize: MAXIMUM_BODY_BYTES,
  onError: (context) =>
    context.text(m.lead_failed({}, { locale: languageOf(context.req.path) }), 413, {
      "Cache-Control": "no-store",
    }),
});
