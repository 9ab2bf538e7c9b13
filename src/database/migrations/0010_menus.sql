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
CREATE TABLE "seeded_content" (
	"kind" text PRIMARY KEY NOT NULL,
	"seeded_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
INSERT INTO "seeded_content" ("kind")
SELECT unnest(ARRAY['restaurants', 'experiences', 'articles'])
WHERE EXISTS (SELECT 1 FROM "restaurants");
