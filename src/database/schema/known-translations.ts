import { pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { KnownTranslation } from "#language/translations.ts";
import type { ContentKind } from "#content/kinds/all-kinds.ts";

/**
 * For which Portuguese texts a translation was written, since one of them changed without it: see
 * src/language/translations.ts. Both texts are hashes. A translation without a row holds. Rows stay, so
 * that an undo brings back what was out of date as out of date.
 */
export const knownTranslations = pgTable(
  "known_translations",
  {
    kind: text("kind").$type<ContentKind>().notNull(),
    slug: text("slug").notNull(),
    /** Without places in lists: "rooms.name". */
    field: text("field").notNull(),
    language: text("language").$type<KnownTranslation["language"]>().notNull(),
    text: text("text").notNull(),
    portuguese: text("portuguese").notNull(),
  },
  (table) => [
    primaryKey({
      name: "known_translations_pkey",
      columns: [table.kind, table.slug, table.field, table.language, table.text, table.portuguese],
    }),
  ],
);
