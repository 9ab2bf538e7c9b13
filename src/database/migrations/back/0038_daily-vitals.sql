-- Back to the version before 0038. What was measured of visits is lost.
DROP TABLE "daily_vitals";
--> statement-breakpoint
-- The next start of a version that knows it migrates again.
DELETE FROM "drizzle"."__drizzle_migrations" WHERE "created_at" = 1795616438073;
