import { inArray, sql } from "drizzle-orm";
import type { Orm } from "#database/database.ts";
import { type Content, CONTENT_KINDS } from "#content/kinds/all-kinds.ts";
import { readKnownTranslations } from "#content/store/known-translations.ts";
import { referencedPictures } from "#content/store/pictures.ts";
import { exportContent } from "#content/store/publish-content.ts";
import { dailyEvents } from "#database/schema/daily-events.ts";
import { pictures } from "#database/schema/pictures.ts";
import { LANGUAGES } from "#language/languages.ts";
import type { MissingFact, MissingFacts } from "./missing-contract.ts";
import { deskRoute, type DeskRoute, type DeskServices } from "#accounts/calls/desk-routes.ts";
import { findMissing, type MissingContext, progressOf } from "./find-missing.ts";

const MOST = 500;
/** Days are the group's, today included. */
const SINCE = sql`(now() at time zone 'America/Sao_Paulo')::date - 29`;

export function missingRoutes({ orm }: DeskServices): readonly DeskRoute[] {
  return [
    deskRoute("GET", "/missing", {
      access: { roles: ["administrator", "manager", "editor", "restaurant"] },
      async handler({ context, session: { account } }) {
        const content = await exportContent({ orm });
        const isOwn = ({ restaurant }: Pick<MissingFact, "restaurant">) =>
          account.role !== "restaurant" || account.restaurants.includes(restaurant ?? "");
        const found = findMissing(content, {
          ...(await readContext(orm, content)),
          language: account.language,
        })
          .filter(isOwn)
          .toSorted((one, other) => (other.visitors ?? -1) - (one.visitors ?? -1));
        const missing: MissingFacts = {
          facts: found.slice(0, MOST),
          total: found.length,
          houses: progressOf(content, found).filter(isOwn),
        };
        return context.json(missing);
      },
    }),
  ];
}

async function readContext(orm: Orm, content: Content): Promise<Omit<MissingContext, "language">> {
  const known = new Map(
    await Promise.all(
      CONTENT_KINDS.map(async (kind) => [kind, await readKnownTranslations(orm, kind)] as const),
    ),
  );
  const ids = [...new Set(referencedPictures(content).map(({ id }) => id))];
  const { id, texts, textsOf, hash, isIllustration } = pictures;
  const rows =
    ids.length === 0
      ? []
      : await orm
          .select({ id, texts, textsOf, hash, isIllustration })
          .from(pictures)
          .where(inArray(id, ids));
  const events = await orm
    .select({ restaurant: dailyEvents.restaurant, count: sql<string>`sum(${dailyEvents.count})` })
    .from(dailyEvents)
    .where(sql`${dailyEvents.day} >= ${SINCE}`)
    .groupBy(dailyEvents.restaurant);
  return {
    knownOf: (kind, slug) => known.get(kind)?.get(slug) ?? [],
    pictures: new Map(
      rows.map((one) => [
        one.id,
        {
          isIllustration: one.isIllustration,
          isDescribed:
            one.textsOf === one.hash && LANGUAGES.every((language) => one.texts[language] !== ""),
        },
      ]),
    ),
    visitors: new Map(events.map(({ restaurant, count }) => [restaurant, Number(count)])),
  };
}
