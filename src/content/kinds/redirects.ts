import { z } from "zod";
import { matchPath } from "#language/match-path.ts";
import { LANGUAGES } from "#language/languages.ts";
import { foldedPath } from "#language/path-segments.ts";
import { newsletterPath, OTHER_PAGES } from "#language/path-to.ts";
import { plainPath } from "#language/plain-path.ts";
import { redirectFor } from "#language/redirect-for.ts";
import { ownPath, listOf } from "../schemas/content-fields.ts";
import { MOST } from "../schemas/content-maxima.ts";
import { MANAGERS } from "../schemas/content-roles.ts";
import type { Kind } from "./kind.ts";

/** Pages outside the table of screens. */
const OTHER_PATHS = new Set(
  [newsletterPath, ...OTHER_PAGES].flatMap((pathIn) => LANGUAGES.map((one) => pathIn(one))),
);

/** Normalizes an old path: canonical spelling, with language, composed, in lower case. */
export function normalPath(path: string): string {
  const { pathname } = new URL(path, "http://site.invalid");
  const folded = foldedPath(plainPath(pathname) ?? pathname);
  return redirectFor(folded, "") ?? folded;
}

/**
 * Former paths and their targets (rule 1.12). A target is no former path, so there are no loops,
 * and existing pages win.
 */
const redirectsContent = z
  .strictObject({
    slug: z.literal("site"),
    redirects: listOf(
      z
        .strictObject({
          from: ownPath
            .refine(
              (path) => plainPath(path)?.endsWith(".data") === false,
              "must be a path that a browser requests",
            )
            .refine((path) => {
              const normal = normalPath(path);
              const { screen, params = {} } = matchPath(normal) ?? {};
              if (screen !== undefined) return Object.keys(params).length > 0;
              return !OTHER_PATHS.has(normal);
            }, "must not be the path of a page"),
          to: ownPath.refine((path) => matchPath(path) !== undefined, "must be a page"),
        })
        .readonly(),
      MOST.redirects,
    )
      .superRefine((redirects, context) => {
        const paths = redirects.map(({ from }) => normalPath(from));
        for (const [index, { to }] of redirects.entries()) {
          const wrong = (field: string, message: string) =>
            context.addIssue({ code: "custom", path: [index, field], message });
          if (paths.indexOf(paths[index] ?? "") < index) wrong("from", "must be there once");
          if (paths.includes(normalPath(to))) wrong("to", "must not lead to another redirect");
        }
      })
      .readonly(),
  })
  .readonly();

export type RedirectsContent = z.infer<typeof redirectsContent>;

export const redirectsKind: Kind<RedirectsContent> = {
  shape: redirectsContent,
  editors: MANAGERS,
  only: "site",
};
