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

/** The files of uploaded pictures, by a hash of their bytes; what is smaller is made of them. */
export const pictureFiles = pgTable("picture_files", {
  hash: text("hash").primaryKey(),
  /** JPEG, no side longer than 2,560 pixels, without metadata. */
  bytes: bytea("bytes").notNull(),
  width: integer("width").notNull(),
  height: integer("height").notNull(),
  colour: text("colour").$type<PlaceholderColour>().notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
});

/** What is said of a picture's file. */
export interface Appearance {
  readonly isIllustration: boolean;
  readonly focusX: number;
  readonly focusY: number;
  /** Absent where it was replaced before pictures had one. */
  readonly credit?: string;
}

/** Uploaded pictures: content names them by id, so that another file takes a picture's place everywhere. */
export const pictures = pgTable(
  "pictures",
  {
    id: text("id").primaryKey(),
    hash: text("hash")
      .notNull()
      .references(() => pictureFiles.hash),
    /** The file that it had before, for as long as that can be brought back. */
    previousHash: text("previous_hash").references(() => pictureFiles.hash),
    /** What else it had with that file. */
    previous: jsonb("previous").$type<Appearance>(),
    replacedAt: timestamp("replaced_at", { withTimezone: true }),
    /** The alternative text; empty until somebody has written it. */
    texts: jsonb("texts").$type<Texts>().notNull(),
    /** The file that the texts describe. */
    textsOf: text("texts_of").notNull(),
    isIllustration: boolean("is_illustration").notNull(),
    /** Who took the photograph or drew the illustration; empty where nobody is named. */
    credit: text("credit").notNull().default(""),
    focusX: smallint("focus_x").notNull().default(2),
    focusY: smallint("focus_y").notNull().default(2),
    /** Whose it is; empty where it is the group's. */
    restaurant: text("restaurant").notNull().default(""),
    /** The account that uploaded it. */
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
