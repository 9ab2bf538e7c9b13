import {
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import type { Texts } from "#language/languages.ts";
import type { PlaceholderColour } from "#language/placeholder-colour.ts";

const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => "bytea",
});

/** Files of uploaded pictures by content hash; smaller variants derive from them. */
export const pictureFiles = pgTable("picture_files", {
  hash: text("hash").primaryKey(),
  /** JPEG, at most 2,560 pixels per side, without metadata. */
  bytes: bytea("bytes").notNull(),
  width: integer("width").notNull(),
  height: integer("height").notNull(),
  colour: text("colour").$type<PlaceholderColour>().notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
});

export interface Appearance {
  readonly isIllustration: boolean;
  readonly focusX: number;
  readonly focusY: number;
  /** Absent if replaced before credits existed. */
  readonly credit?: string;
}

/**
 * Uploaded pictures; content refers to them by id, so that a new file replaces the old one
 * everywhere.
 */
export const pictures = pgTable(
  "pictures",
  {
    id: text("id").primaryKey(),
    hash: text("hash")
      .notNull()
      .references(() => pictureFiles.hash),
    previousHash: text("previous_hash").references(() => pictureFiles.hash),
    previous: jsonb("previous").$type<Appearance>(),
    replacedAt: timestamp("replaced_at", { withTimezone: true }),
    /** Alternative text; empty until written. */
    texts: jsonb("texts").$type<Texts>().notNull(),
    /** The file that the texts describe. */
    textsOf: text("texts_of").notNull(),
    isIllustration: boolean("is_illustration").notNull(),
    /** Photographer or illustrator; empty if unnamed. */
    credit: text("credit").notNull().default(""),
    focusX: smallint("focus_x").notNull().default(2),
    focusY: smallint("focus_y").notNull().default(2),
    /** The owning restaurant; empty for the group's. */
    restaurant: text("restaurant").notNull().default(""),
    createdBy: text("created_by").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp("updated_at", { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    index("pictures_by_time").on(table.createdAt, table.id),
    index("pictures_hash").on(table.hash),
    index("pictures_previous_hash").on(table.previousHash),
  ],
);
