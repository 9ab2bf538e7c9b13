-- Back to version 0034. What the staff wrote to guests is lost.
DROP TABLE "lead_answers";
--> statement-breakpoint
-- The next start of a version that knows it migrates again.
DELETE FROM "drizzle"."__drizzle_migrations" WHERE "created_at" = 1795592300132;
