import { NEWS, RESTAURANTS } from "#content/built-in/built-in-content.server.ts";
import type { Texts } from "#language/languages.ts";
import type { ArticleContent } from "#content/kinds/article.ts";
import type { RestaurantContent } from "#content/kinds/restaurant.ts";
import { connectDatabase, type DatabaseOptions } from "#database/connect.server.ts";
import { importContent } from "#content/store/publish-content.ts";
import { prepareDatabase } from "#content/store/seed.ts";

const RESTAURANTS_IN_A_CITY = 4;

/** Returns `count` restaurants: the built-in ones, then variations of them. */
function grownRestaurants(count: number): RestaurantContent[] {
  return Array.from({ length: count }, (_, at): RestaurantContent => {
    const original = RESTAURANTS[at % RESTAURANTS.length] as RestaurantContent;
    const copy = Math.floor(at / RESTAURANTS.length);
    if (copy === 0) return original;
    const city = Math.floor(at / RESTAURANTS_IN_A_CITY);
    return {
      ...original,
      slug: `${original.slug}-${copy}`,
      name: `${original.name} ${copy}`,
      city: `${original.city} ${city}`,
      citySlug: `${original.citySlug}-${city}`,
      address: shuffled(original.address, copy),
      phone: original.phone && `+55${String(1_100_000_000 + at * 7919)}`,
      description: shuffled(original.description, copy),
    };
  });
}

const MS_IN_A_DAY = 24 * 60 * 60 * 1000;

/** Returns `count` articles, one a day: the built-in ones, then variations of them. */
export function grownArticles(count: number): ArticleContent[] {
  return Array.from({ length: count }, (_, at): ArticleContent => {
    const original = NEWS[at % NEWS.length] as ArticleContent;
    const copy = Math.floor(at / NEWS.length);
    if (copy === 0) return original;
    const { slug, title, excerpt, content } = original;
    return {
      ...original,
      slug: `${slug}-${copy}`,
      title: shuffled(title, copy),
      excerpt: shuffled(excerpt, copy),
      content: shuffled(content, copy),
      publishedAt: new Date(Date.UTC(2020, 0, 1) - at * MS_IN_A_DAY)
        .toISOString()
        .replace(".000Z", "Z"),
    };
  });
}

/** Shuffles words, because identical copies would compress to nothing. */
function shuffled(texts: Texts, seed: number): Texts {
  const mixed = (text: string) =>
    text
      .split(" ")
      .map((word, at) => ({ word, place: Math.sin((at + 1) * seed * 12.9898) }))
      .toSorted((a, b) => a.place - b.place)
      .map(({ word }) => word)
      .join(" ");
  return { pt: mixed(texts.pt), en: mixed(texts.en), es: mixed(texts.es) };
}

export async function growDatabase(
  options: DatabaseOptions,
  { restaurants, news }: { readonly restaurants?: number; readonly news?: number },
): Promise<void> {
  const database = await connectDatabase(options);
  await prepareDatabase(database);
  await importContent(database, {
    ...(restaurants !== undefined && { restaurants: grownRestaurants(restaurants) }),
    ...(news !== undefined && { news: grownArticles(news) }),
  });
  await database.close();
}
