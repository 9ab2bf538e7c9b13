CREATE TABLE "content_drafts" (
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"content" jsonb NOT NULL,
	"based_on" text NOT NULL,
	"author" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"publish_at" timestamp with time zone,
	"problem" text DEFAULT '' NOT NULL,
	CONSTRAINT "content_drafts_kind_slug_pk" PRIMARY KEY("kind","slug")
);
--> statement-breakpoint
CREATE INDEX "content_drafts_plan" ON "content_drafts" USING btree ("publish_at");