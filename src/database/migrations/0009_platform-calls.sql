CREATE TABLE "platform_calls" (
	"platform" text PRIMARY KEY NOT NULL,
	"next_call_at" timestamp with time zone,
	"backoff_until" timestamp with time zone,
	"refusals" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
INSERT INTO "platform_calls" ("platform", "next_call_at", "backoff_until", "refusals")
SELECT 'rd-station',
	max("window_start") FILTER (WHERE "key" = 'delivery'),
	max("window_start") FILTER (WHERE "key" = 'delivery pause'),
	coalesce(max("count") FILTER (WHERE "key" = 'delivery pause'), 0)
FROM "rate_limits" WHERE "key" IN ('delivery', 'delivery pause');--> statement-breakpoint
DELETE FROM "rate_limits" WHERE "key" IN ('delivery', 'delivery pause');
