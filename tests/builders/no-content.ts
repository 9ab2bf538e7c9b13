import { type Content, CONTENT_KINDS } from "#content/kinds/all-kinds.ts";

export const NO_CONTENT = Object.fromEntries(
  CONTENT_KINDS.map((kind) => [kind, []]),
) as unknown as Content;
