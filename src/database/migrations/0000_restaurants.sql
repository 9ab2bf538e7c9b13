CREATE TABLE "content_revision" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"revision" bigint NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_revision_single_row" CHECK ("content_revision"."id" = 1)
);
--> statement-breakpoint
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
