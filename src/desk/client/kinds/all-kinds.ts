import type { ContentKind } from "#desk/content-contract.ts";
import type { DeskKind, ScreenRoute } from "../pieces/kind.ts";

interface KindAtDesk {
  /** Its declaration, which comes when it is gone to. */
  readonly load: () => Promise<DeskKind<object>>;
  /** The slug of its only piece. */
  readonly only?: string;
  /** A list of its own in place of the usual one. */
  readonly list?: () => Promise<ScreenRoute>;
}

/** Every kind of content, as the desk edits it. */
export const KINDS: Readonly<Record<ContentKind, KindAtDesk>> = {
  restaurants: { load: async () => (await import("./restaurant.tsx")).restaurant },
  menus: {
    load: async () => (await import("./menu.tsx")).menu,
    list: () => import("../screens/menus/menus.tsx"),
  },
  experiences: { load: async () => (await import("./experience.tsx")).experience },
  news: { load: async () => (await import("./article.tsx")).article },
  faq: { load: async () => (await import("./faq.tsx")).faq, only: "home" },
  settings: { load: async () => (await import("./settings.tsx")).settings, only: "site" },
};
