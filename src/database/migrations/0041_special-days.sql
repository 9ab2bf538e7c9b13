CREATE TABLE "sold_out" (
	"restaurant" text NOT NULL,
	"item" text NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "sold_out_restaurant_item_pk" PRIMARY KEY("restaurant","item")
);
--> statement-breakpoint
CREATE TABLE "special_days" (
	"restaurant" text NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"spans" jsonb NOT NULL,
	"reason" text,
	"notice" jsonb,
	CONSTRAINT "special_days_restaurant_first_day_pk" PRIMARY KEY("restaurant","first_day"),
	CONSTRAINT "special_days_order" CHECK ("special_days"."first_day" <= "special_days"."last_day")
);

--> statement-breakpoint
-- What restaurants say of single days moves here; the entries keep theirs for the version before, and nothing reads it any more.
INSERT INTO "special_days" ("restaurant", "first_day", "last_day", "spans", "notice")
SELECT "slug", ("day" ->> 'date')::date, ("day" ->> 'date')::date, "day" -> 'spans', nullif("day" -> 'name', 'null')
FROM "content_entries", jsonb_path_query("content", '$.openingHours.exceptions[*]') AS "day"
WHERE "kind" = 'restaurants'
ON CONFLICT DO NOTHING;
--> statement-breakpoint
-- A plan was decided: a day that it adds or changes counts, too.
INSERT INTO "special_days" ("restaurant", "first_day", "last_day", "spans", "notice")
SELECT "slug", ("day" ->> 'date')::date, ("day" ->> 'date')::date, "day" -> 'spans', nullif("day" -> 'name', 'null')
FROM "content_drafts", jsonb_path_query("content", '$.openingHours.exceptions[*]') AS "day"
WHERE "kind" = 'restaurants' AND "publish_at" IS NOT NULL
  AND NOT coalesce("base" #> '{openingHours,exceptions}' @> jsonb_build_array("day"), false)
ON CONFLICT ("restaurant", "first_day") DO UPDATE SET "spans" = EXCLUDED."spans", "notice" = EXCLUDED."notice";
--> statement-breakpoint
-- A draft was not: the log names the days that only drafts have, so that somebody decides.
INSERT INTO "audit_log" ("actor", "action", "details")
SELECT 'npm start', 'days.only-in-draft', jsonb_build_object('restaurant', "slug", 'from', "day" ->> 'date', 'to', "day" ->> 'date')
FROM "content_drafts", jsonb_path_query("content", '$.openingHours.exceptions[*]') AS "day"
WHERE "kind" = 'restaurants' AND "publish_at" IS NULL AND ("day" ->> 'date') >= current_date::text
  AND NOT EXISTS (
    SELECT FROM "special_days"
    WHERE "restaurant" = "slug" AND "first_day"::text = "day" ->> 'date' AND "spans" = "day" -> 'spans'
  );
--> statement-breakpoint
INSERT INTO "sold_out" ("restaurant", "item", "until")
SELECT "content" ->> 'restaurant', "dish" ->> 'name', max(("dish" ->> 'soldOutUntil')::timestamptz)
FROM "content_entries", jsonb_path_query("content", '$.sections[*].items[*] ? (exists (@.soldOutUntil))') AS "dish"
WHERE "kind" = 'menus'
GROUP BY 1, 2
HAVING max(("dish" ->> 'soldOutUntil')::timestamptz) > now();
