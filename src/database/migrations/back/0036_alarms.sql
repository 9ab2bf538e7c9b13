-- Back to version 0035.
DROP TABLE "desk_alarms";
--> statement-breakpoint
ALTER TABLE "desk_accounts" DROP COLUMN "has_alarms";
--> statement-breakpoint
-- The next start of a version that knows them migrates again.
DELETE FROM "drizzle"."__drizzle_migrations" WHERE "created_at" = 1795594036430;
