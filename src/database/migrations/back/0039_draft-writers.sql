-- Back to the version before 0039. Who wrote which part of a draft is lost; its last author is not.
ALTER TABLE "content_drafts" DROP COLUMN "writers";
--> statement-breakpoint
-- The next start of a version that knows it migrates again.
DELETE FROM "drizzle"."__drizzle_migrations" WHERE "created_at" = 1795898413238;
