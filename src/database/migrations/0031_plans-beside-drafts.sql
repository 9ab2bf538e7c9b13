ALTER TABLE "content_drafts" DROP CONSTRAINT "content_drafts_kind_slug_pk";--> statement-breakpoint
ALTER TABLE "content_drafts" ADD COLUMN "base" jsonb;--> statement-breakpoint
ALTER TABLE "content_drafts" ADD COLUMN "attempts" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "content_drafts" ADD COLUMN "attempted_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "content_drafts_one_draft" ON "content_drafts" USING btree ("kind","slug") WHERE "content_drafts"."publish_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "content_drafts_one_plan" ON "content_drafts" USING btree ("kind","slug") WHERE "content_drafts"."publish_at" is not null;