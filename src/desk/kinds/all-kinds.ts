import type { ContentKind } from "#content/desk/contract.ts";
import { EDITORS, MANAGERS } from "#content/schemas/content-roles.ts";
import type { Role } from "#accounts/contract.ts";
import { m } from "../paraglide/messages.js";
import type { DeskKind, ScreenRoute } from "../pieces/kind.ts";

interface KindAtDesk {
  readonly title: () => string;
  readonly roles: readonly Role[];
  /** Lazy-loads the declaration. */
  readonly load: () => Promise<DeskKind<object>>;
  /** The slug of its only entry. */
  readonly only?: string;
  /** Replaces the usual list. */
  readonly list?: () => Promise<ScreenRoute>;
}

/** Every kind of content at the desk, in navigation order. */
export const KINDS: Readonly<Record<ContentKind, KindAtDesk>> = {
  restaurants: {
    title: m.nav_restaurants,
    roles: [...EDITORS, "restaurant"],
    load: async () => (await import("./restaurant.tsx")).restaurant,
  },
  menus: {
    title: m.nav_menus,
    roles: [...EDITORS, "restaurant"],
    load: async () => (await import("./menu.tsx")).menu,
    list: () => import("../screens/menus/menus.tsx"),
  },
  experiences: {
    title: m.nav_experiences,
    roles: EDITORS,
    load: async () => (await import("./experience.tsx")).experience,
  },
  happenings: {
    title: m.nav_happenings,
    roles: EDITORS,
    load: async () => (await import("./happening.tsx")).happening,
  },
  news: {
    title: m.nav_news,
    roles: EDITORS,
    load: async () => (await import("./article.tsx")).article,
  },
  pages: {
    title: m.nav_pages,
    roles: EDITORS,
    load: async () => (await import("./page.tsx")).page,
  },
  faq: {
    title: m.nav_faq,
    roles: EDITORS,
    load: async () => (await import("./faq.tsx")).faq,
    only: "home",
  },
  settings: {
    title: m.nav_settings,
    roles: MANAGERS,
    load: async () => (await import("./settings.tsx")).settings,
    only: "site",
  },
  mailboxes: {
    title: m.nav_mailboxes,
    roles: MANAGERS,
    load: async () => (await import("./mailboxes.tsx")).mailboxes,
    only: "leads",
  },
  redirects: {
    title: m.nav_redirects,
    roles: MANAGERS,
    load: async () => (await import("./redirects.tsx")).redirects,
    only: "site",
  },
  templates: {
    title: m.nav_templates,
    roles: EDITORS,
    load: async () => (await import("./template.tsx")).template,
  },
};
