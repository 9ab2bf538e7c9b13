import type { ZodType } from "zod";
import {
  CONTENT_KINDS,
  CONTENT_SHAPES,
  type Content,
  type ContentKind,
} from "#content/kinds/all-kinds.ts";
import { PICTURES_OF } from "#content/shapes/content-checks.ts";

/** How one kind of content is in files: a folder with a file for each item and one list. */
export interface KindInFiles<One> {
  readonly folder: string;
  readonly listFile: string;
  readonly listName: string;
  /** The name of an item's type, and the file that declares it, below `src/content`. */
  readonly typeName: string;
  readonly typeFile: string;
  /** What an exported list says of itself. */
  readonly doc: string;
  readonly shape: ZodType<One>;
  picturesOf(item: One): readonly string[];
}

type KindsInFiles = { readonly [Kind in ContentKind]: KindInFiles<Content[Kind][number]> };

const KINDS_IN_FILES: KindsInFiles = {
  restaurants: {
    folder: "restaurants",
    listFile: "all-restaurants.ts",
    listName: "RESTAURANTS",
    typeName: "RestaurantContent",
    typeFile: "kinds/restaurant.ts",
    doc: "The built-in restaurants, in the order in which lists show them.",
    shape: CONTENT_SHAPES.restaurants,
    picturesOf: PICTURES_OF.restaurants,
  },
  experiences: {
    folder: "experiences",
    listFile: "all-experiences.ts",
    listName: "EXPERIENCES",
    typeName: "ExperienceContent",
    typeFile: "kinds/experience.ts",
    doc: "The built-in experiences, in the order in which lists show them.",
    shape: CONTENT_SHAPES.experiences,
    picturesOf: PICTURES_OF.experiences,
  },
  news: {
    folder: "news",
    listFile: "all-news.ts",
    listName: "NEWS",
    typeName: "ArticleContent",
    typeFile: "kinds/article.ts",
    doc: "The built-in articles in the order of publication, the newest last.",
    shape: CONTENT_SHAPES.news,
    picturesOf: PICTURES_OF.news,
  },
  menus: {
    folder: "menus",
    listFile: "all-menus.ts",
    listName: "MENUS",
    typeName: "MenuContent",
    typeFile: "kinds/menu.ts",
    doc: "The menus of which public sources name dishes; of the others nothing is known.",
    shape: CONTENT_SHAPES.menus,
    picturesOf: PICTURES_OF.menus,
  },
  faq: {
    folder: "faq",
    listFile: "all-faq.ts",
    listName: "FAQ",
    typeName: "FaqContent",
    typeFile: "kinds/faq.ts",
    doc: "The built-in questions and answers, by the page that shows them.",
    shape: CONTENT_SHAPES.faq,
    picturesOf: PICTURES_OF.faq,
  },
  settings: {
    folder: "settings",
    listFile: "all-settings.ts",
    listName: "SETTINGS",
    typeName: "SettingsContent",
    typeFile: "kinds/settings.ts",
    doc: "What the staff have set over the operator's file: one, or none.",
    shape: CONTENT_SHAPES.settings,
    picturesOf: PICTURES_OF.settings,
  },
};

/** What the tool needs to know of an item, whatever its kind. */
export interface Item {
  readonly slug: string;
}

/** The files of a kind, seen without the type of its items; shapes are what knows those. */
export function inFiles(kind: ContentKind): KindInFiles<Item> {
  return KINDS_IN_FILES[kind] as unknown as KindInFiles<Item>;
}

/** "8 restaurants, 7 experiences, 10 news, 17 menus, 1 faq" */
export function countContent(content: Partial<Content>): string {
  const counts = CONTENT_KINDS.flatMap((kind) => {
    const items = content[kind];
    return items === undefined ? [] : [`${items.length} ${kind}`];
  });
  return counts.join(", ");
}
