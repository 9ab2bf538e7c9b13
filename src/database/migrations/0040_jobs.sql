CREATE TABLE "jobs" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"lead_id" uuid,
	"payload" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"run_at" timestamp with time zone DEFAULT now() NOT NULL,
	"locked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "jobs_kind_key" UNIQUE("kind","key"),
	CONSTRAINT "jobs_state_known" CHECK ("jobs"."state" in ('waiting', 'done', 'parked', 'unknown', 'cancelled'))
);
--> statement-breakpoint
DROP INDEX "leads_waiting_reason";--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("kind","run_at") WHERE "jobs"."state" = 'waiting' and "jobs"."locked_at" is null;--> statement-breakpoint
CREATE INDEX "jobs_ahead" ON "jobs" USING btree ("kind","changed_at") WHERE "jobs"."state" = 'waiting' and "jobs"."locked_at" is null;--> statement-breakpoint
CREATE INDEX "jobs_locked" ON "jobs" USING btree ("locked_at") WHERE "jobs"."locked_at" is not null;--> statement-breakpoint
CREATE INDEX "jobs_open" ON "jobs" USING btree ("kind","state") WHERE "jobs"."state" <> 'done';--> statement-breakpoint
CREATE INDEX "jobs_lead" ON "jobs" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "leads_waiting_reason" ON "leads" USING btree ("reason") WHERE "leads"."state" = 'waiting';--> statement-breakpoint
INSERT INTO "jobs" ("kind", "key", "lead_id", "state", "reason", "attempts", "run_at", "locked_at", "created_at")
SELECT 'platform', id, id, state, reason, attempts,
	CASE WHEN updated_at > now() + interval '1 minute' THEN now() ELSE next_attempt_at END, sending_since, created_at
FROM "leads" WHERE state IN ('waiting', 'parked', 'unknown');
--> statement-breakpoint
-- While the version before this one still works on leads, its columns and the jobs say the same. Whoever claims either
-- waits for the other, so that each lead is claimed once.
CREATE FUNCTION "follow_lead"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	job_state text := CASE WHEN NEW.state = 'delivered' THEN 'done'
		WHEN NEW.state IN ('quarantined', 'unconfirmed') THEN 'cancelled' ELSE NEW.state END;
BEGIN
	IF NEW.state = 'waiting' THEN
		INSERT INTO jobs (kind, key, lead_id, attempts, run_at, locked_at)
		VALUES ('platform', NEW.id, NEW.id, NEW.attempts, NEW.next_attempt_at, NEW.sending_since)
		ON CONFLICT (kind, key) DO UPDATE SET state = 'waiting', attempts = excluded.attempts,
			run_at = excluded.run_at, locked_at = excluded.locked_at, changed_at = clock_timestamp()
		WHERE (jobs.state, jobs.attempts, jobs.run_at, jobs.locked_at)
			IS DISTINCT FROM (excluded.state, excluded.attempts, excluded.run_at, excluded.locked_at);
	ELSE
		UPDATE jobs SET state = job_state, reason = NEW.reason, locked_at = NEW.sending_since, changed_at = clock_timestamp()
		WHERE kind = 'platform' AND key = NEW.id::text
			AND (state, locked_at) IS DISTINCT FROM (job_state, NEW.sending_since);
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "follow_job"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW.kind = 'platform' THEN
		UPDATE leads SET attempts = NEW.attempts, sending_since = NEW.locked_at,
			next_attempt_at = CASE WHEN NEW.state = 'waiting' THEN NEW.run_at ELSE next_attempt_at END
		WHERE id = NEW.lead_id;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "leads_followed_by_jobs" AFTER INSERT OR UPDATE OF state, next_attempt_at, sending_since, attempts ON "leads"
	FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION follow_lead();
--> statement-breakpoint
CREATE TRIGGER "jobs_followed_by_leads" AFTER INSERT OR UPDATE ON "jobs"
	FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION follow_job();
