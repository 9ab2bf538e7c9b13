-- The way back from 0033_one-table-of-content.sql, for a version that knows six tables: docs/operations.md says when.
CREATE TABLE "restaurants" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"city" text NOT NULL,
	"city_slug" text NOT NULL,
	"country" text NOT NULL,
	"address" jsonb NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"coordinates" jsonb NOT NULL,
	"hours" jsonb NOT NULL,
	"opening_hours" jsonb,
	"description" jsonb NOT NULL,
	"hero_image" text NOT NULL,
	"images" jsonb NOT NULL,
	"menus" jsonb,
	"getin" jsonb NOT NULL,
	"features" jsonb NOT NULL,
	"rooms" jsonb NOT NULL,
	"media_kit_url" text NOT NULL,
	"is_active" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "restaurants_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "experiences" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"position" integer NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"image" text NOT NULL,
	"duration" jsonb NOT NULL,
	"max_people" integer NOT NULL,
	"price" jsonb NOT NULL,
	"countries" jsonb NOT NULL,
	"restaurants" jsonb NOT NULL,
	"icon" text NOT NULL,
	"is_active" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "experiences_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "news" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"position" integer NOT NULL,
	"title" jsonb NOT NULL,
	"excerpt" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"image" text NOT NULL,
	"author" text NOT NULL,
	"category" text NOT NULL,
	"tags" jsonb NOT NULL,
	"is_published" boolean NOT NULL,
	"published_at" timestamp (0) with time zone,
	"is_active" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "news_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "menus" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"position" integer NOT NULL,
	"restaurant" text NOT NULL,
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"is_complete" boolean NOT NULL,
	"valid_from" date,
	"valid_through" date,
	"service" jsonb NOT NULL,
	"note" jsonb,
	"sections" jsonb NOT NULL,
	"is_active" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "menus_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "faq" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"position" integer NOT NULL,
	"questions" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "faq_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"position" integer NOT NULL,
	"phone" text,
	"email" text,
	"instagram" text,
	"facebook" text,
	"youtube" text,
	"linkedin" text,
	"tiktok" text,
	"meta_title" jsonb,
	"meta_description" jsonb,
	"open_graph_title" jsonb,
	"open_graph_description" jsonb,
	"delivery" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "settings_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
-- Fields become columns again: openingHours is opening_hours.
CREATE TEMPORARY TABLE "content_rows" ON COMMIT DROP AS
SELECT "kind", (
	SELECT jsonb_object_agg(lower(regexp_replace("name" COLLATE "C", '([A-Z])', '_\1', 'g')), "value")
	FROM jsonb_each("content") AS "field" ("name", "value")
) || jsonb_build_object('id', "id", 'position', "position", 'created_at', "created_at", 'updated_at', "updated_at") AS "stored"
FROM "content_entries";
--> statement-breakpoint
INSERT INTO "restaurants" SELECT "row".* FROM "content_rows", jsonb_populate_record(NULL::"restaurants", "stored") AS "row" WHERE "content_rows"."kind" = 'restaurants';
--> statement-breakpoint
INSERT INTO "experiences" SELECT "row".* FROM "content_rows", jsonb_populate_record(NULL::"experiences", "stored") AS "row" WHERE "content_rows"."kind" = 'experiences';
--> statement-breakpoint
INSERT INTO "news" SELECT "row".* FROM "content_rows", jsonb_populate_record(NULL::"news", "stored") AS "row" WHERE "content_rows"."kind" = 'news';
--> statement-breakpoint
INSERT INTO "menus" SELECT "row".* FROM "content_rows", jsonb_populate_record(NULL::"menus", "stored") AS "row" WHERE "content_rows"."kind" = 'menus';
--> statement-breakpoint
INSERT INTO "faq" SELECT "row".* FROM "content_rows", jsonb_populate_record(NULL::"faq", "stored") AS "row" WHERE "content_rows"."kind" = 'faq';
--> statement-breakpoint
INSERT INTO "settings" SELECT "row".* FROM "content_rows", jsonb_populate_record(NULL::"settings", "stored") AS "row" WHERE "content_rows"."kind" = 'settings';
--> statement-breakpoint
DROP TABLE "content_entries";
--> statement-breakpoint
UPDATE "content_versions" SET "kind" = 'articles' WHERE "kind" = 'news';
--> statement-breakpoint
UPDATE "content_drafts" SET "kind" = 'articles' WHERE "kind" = 'news';
--> statement-breakpoint
UPDATE "known_translations" SET "kind" = 'articles' WHERE "kind" = 'news';
--> statement-breakpoint
UPDATE "seeded_content" SET "kind" = 'articles' WHERE "kind" = 'news';
--> statement-breakpoint
ALTER TABLE "audit_log" DISABLE TRIGGER "audit_log_unchanged";
--> statement-breakpoint
UPDATE "audit_log" SET "details" = "details" - 'news' || jsonb_build_object('articles', "details" -> 'news') WHERE "details" ? 'news';
--> statement-breakpoint
UPDATE "audit_log" SET "details" = "details" || '{"kind": "articles"}' WHERE "details" ->> 'kind' = 'news';
--> statement-breakpoint
ALTER TABLE "audit_log" ENABLE TRIGGER "audit_log_unchanged";
--> statement-breakpoint
-- The next start of a version that knows one table migrates again.
DELETE FROM "drizzle"."__drizzle_migrations" WHERE "created_at" = 1795575480123;
