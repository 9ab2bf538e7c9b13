CREATE TABLE "canary" (
	"name" text PRIMARY KEY NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"arrived_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "data_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"change" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"token_hash" text,
	"expires_at" timestamp with time zone,
	"uses" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now(),
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "data_requests_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "data_requests_kind_known" CHECK ("data_requests"."kind" in ('link', 'erased', 'unsubscribed', 'renamed'))
);
--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "is_canary" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "data_requests_due" ON "data_requests" USING btree ("next_attempt_at") WHERE "data_requests"."next_attempt_at" is not null;--> statement-breakpoint
CREATE INDEX "data_requests_email" ON "data_requests" USING btree (lower("email"));
--> statement-breakpoint
-- As in "lead-counts", without the synthetic lead.
CREATE OR REPLACE FUNCTION "count_inserted_leads"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO lead_counts (name, change)
	SELECT state, count(*) FROM new_rows WHERE NOT is_canary GROUP BY state
	UNION ALL SELECT 'mail', count(*) FROM new_rows WHERE NOT is_canary AND mail_next_attempt_at IS NOT NULL HAVING count(*) > 0;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "count_deleted_leads"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO lead_counts (name, change)
	SELECT state, -count(*) FROM old_rows WHERE NOT is_canary GROUP BY state
	UNION ALL SELECT 'mail', -count(*) FROM old_rows WHERE NOT is_canary AND mail_next_attempt_at IS NOT NULL HAVING count(*) > 0;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "count_updated_leads"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO lead_counts (name, change)
	SELECT name, sum(change) FROM (
		SELECT state AS name, 1 AS change FROM new_rows WHERE NOT is_canary
		UNION ALL SELECT state, -1 FROM old_rows WHERE NOT is_canary
		UNION ALL SELECT 'mail', 1 FROM new_rows WHERE NOT is_canary AND mail_next_attempt_at IS NOT NULL
		UNION ALL SELECT 'mail', -1 FROM old_rows WHERE NOT is_canary AND mail_next_attempt_at IS NOT NULL
	) AS changes GROUP BY name HAVING sum(change) <> 0;
	RETURN NULL;
END $$;
