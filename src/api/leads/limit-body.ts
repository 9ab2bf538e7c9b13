import { bodyLimit } from "hono/body-limit";
import { problem } from "../problem.ts";

/** Room for the longest message in any script, percent-encoded. */
const MAXIMUM_BODY_BYTES = 64 * 1024;

/** Refuses a post that no form of the site can have sent, before it is read. */
export const limitBody = bodyLimit({
  maxSize: MAXIMUM_BODY_BYTES,
  onError: (context) => problem(context, 413, "Body too large", "At most 64 KB, please."),
});
