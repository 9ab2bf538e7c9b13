import { type Content, CONTENT_KINDS } from "#content/kinds/all-kinds.ts";

/** Empty content of every kind. */
export const NO_CONTENT = Object.fromEntries(
  CONTENT_KINDS.map((kind) => [kind, []]),
) as unknown as Content;
