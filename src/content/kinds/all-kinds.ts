import type { z } from "zod";
import { fieldsOf } from "../schemas/field-sorts.ts";
import { articleKind } from "./article.ts";
import { experienceKind } from "./experience.ts";
import { faqKind } from "./faq.ts";
import { happeningKind } from "./happening.ts";
import type { AnyPiece, Kind } from "./kind.ts";
import { mailboxesKind } from "./mailboxes.ts";
import { menuKind } from "./menu.ts";
import { pageKind } from "./page.ts";
import { redirectsKind } from "./redirects.ts";
import { restaurantKind } from "./restaurant.ts";
import { settingsKind } from "./settings.ts";
import { templateKind } from "./template.ts";

/** The kinds of content by their name in rows, folders and the desk's API, in display order. */
const KINDS = {
  restaurants: restaurantKind,
  experiences: experienceKind,
  happenings: happeningKind,
  news: articleKind,
  menus: menuKind,
  pages: pageKind,
  faq: faqKind,
  settings: settingsKind,
  mailboxes: mailboxesKind,
  redirects: redirectsKind,
  templates: templateKind,
};

export type ContentKind = keyof typeof KINDS;

export const CONTENT_KINDS = Object.keys(KINDS) as readonly ContentKind[];

export type Content = {
  readonly [Name in ContentKind]: readonly z.infer<(typeof KINDS)[Name]["shape"]>[];
};

export function kindOf(kind: ContentKind): Kind<AnyPiece> {
  return KINDS[kind];
}

export const fieldsOfKind = (kind: ContentKind) => fieldsOf(kindOf(kind).shape);
export const requiredFields = (kind: ContentKind) =>
  fieldsOf(kindOf(kind).shape, ({ _zod }) => _zod.optin === undefined);
