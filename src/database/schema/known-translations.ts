import { pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { KnownTranslation } from "#language/translations.ts";
import type { ContentKind } from "#content/kinds/all-kinds.ts";

/**
 * Portuguese texts for which each translation was written, recorded once one changes without it:
 * see src/language/translations.ts. Both texts are hashes. A translation without a row is current.
 * Rows stay, so that an undo restores outdated translations as outdated.
 */
export const knownTranslations = pgTable(
  "known_translations",
  {
    kind: text("kind").$type<ContentKind>().notNull(),
    slug: text("slug").notNull(),
    /** Omits list positions: "rooms.name". */
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
