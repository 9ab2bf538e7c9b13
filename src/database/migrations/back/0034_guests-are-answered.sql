-- Back to version 0033. What people did to leads, and noted, is lost; what guests sent is not.
DROP TABLE "lead_actions";
--> statement-breakpoint
ALTER TABLE "leads" DROP COLUMN "handling", DROP COLUMN "outcome", DROP COLUMN "owner_id", DROP COLUMN "answered_at";
--> statement-breakpoint
-- The next start of a version that knows them migrates again.
DELETE FROM "drizzle"."__drizzle_migrations" WHERE "created_at" = 1795591240084;
