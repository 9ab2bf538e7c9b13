import { z } from "zod";
import { pathTo } from "#language/path-to.ts";
import {
  awards,
  httpsOrEmptyInAll,
  lines,
  linesOrEmpty,
  listOf,
  textsOrEmpty,
} from "../schemas/content-fields.ts";
import { MOST } from "../schemas/content-maxima.ts";
import { EDITORS } from "../schemas/content-roles.ts";
import {
  PAGE_SCREENS,
  PAGE_SLUGS,
  PAGE_TEXTS,
  type PageContent,
  type PageField,
} from "../schemas/page-texts.ts";
import type { Kind } from "./kind.ts";

export type { PageContent } from "../schemas/page-texts.ts";

/** Only optional parts may be empty; empty parts are not rendered. */
const FIELDS: Readonly<Record<PageField, z.ZodType>> = {
  label: linesOrEmpty,
  title: lines,
  lead: textsOrEmpty,
  text: textsOrEmpty,
  link: lines,
  url: httpsOrEmptyInAll,
  picture: linesOrEmpty,
  description: lines,
  entries: listOf(lines, MOST.entriesOfPage, 1).readonly(),
  figures: listOf(
    z.strictObject({ value: lines, text: lines }).readonly(),
    MOST.entriesOfPage,
    1,
  ).readonly(),
  awards,
};

function shapeOf(slug: (typeof PAGE_SLUGS)[number]) {
  const parts = Object.entries<readonly PageField[]>(PAGE_TEXTS[slug]).map(([part, fields]) => {
    const shapes = Object.fromEntries(fields.map((field) => [field, FIELDS[field]]));
    return [part, z.strictObject(shapes).readonly()];
  });
  return z.strictObject({
    slug: z.literal(slug),
    parts: z.strictObject(Object.fromEntries(parts)).readonly(),
  });
}

const [first, ...others] = PAGE_SLUGS.map(shapeOf);
/** The texts of a page, one entry per page of PAGE_TEXTS (rule 10.39). */
const pageContent = z
  .discriminatedUnion("slug", [first!, ...others])
  .readonly() as unknown as z.ZodType<PageContent>;

export const pageKind: Kind<PageContent> = {
  shape: pageContent,
  editors: EDITORS,
  facts: [
    {
      what: "applicant-system",
      field: "parts.apply.url",
      isMissing: (page) => page.slug === "careers" && page.parts.apply.url.pt === "",
    },
  ],
  pathTo: (language, { slug }) => pathTo(language, PAGE_SCREENS[slug]),
};
