import type { FindMoved } from "#content/built-in/moved-pages.ts";
import { DEFAULT_SITE_SETTINGS, type SiteSettings } from "#content/site-settings/site-settings.ts";
import {
  type Article,
  type ContentSource,
  type Happening,
  type Lists,
  Snapshot,
} from "#content/snapshot.ts";

export const NO_LISTS: Lists = {
  restaurants: [],
  menus: [],
  experiences: [],
  articles: [],
  questions: [],
};

interface Parts {
  /** The last readable state. */
  readonly lastKnown?: Partial<Lists>;
  readonly settings?: SiteSettings;
  readonly texts?: readonly Article[];
  readonly movedTo?: FindMoved;
  readonly happenings?: readonly Happening[];
}

/** A snapshot of these lists; undefined ones could not be read. */
export function aSnapshot(lists: Partial<Lists>, parts: Parts = {}): Snapshot {
  const { settings = DEFAULT_SITE_SETTINGS, texts = [] } = parts;
  return new Snapshot({
    lists,
    lastKnown: { ...NO_LISTS, ...parts.lastKnown },
    settings,
    ...(parts.movedTo && { movedTo: parts.movedTo }),
    ...(parts.happenings && { happenings: parts.happenings }),
    isWhole: Object.keys(lists).length === Object.keys(NO_LISTS).length,
    readTexts: async () => new Map(texts.map(({ slug, content }) => [slug, content])),
  });
}

export function contentOf(snapshot: Snapshot): ContentSource {
  return {
    current: () => snapshot,
    refreshKnown: async () => {},
    reader: () => async () => snapshot,
  };
}
