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
CREATE INDEX "jobs_open" ON "jobs" USING btree ("kind","state") WHERE "jobs"."state" <> 'done' and "jobs"."state" <> 'cancelled';--> statement-breakpoint
CREATE INDEX "jobs_lead" ON "jobs" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "leads_waiting_reason" ON "leads" USING btree ("reason") WHERE "leads"."state" = 'waiting';
--> statement-breakpoint
INSERT INTO "jobs" ("kind", "key", "lead_id", "state", "reason", "attempts", "run_at", "locked_at", "created_at")
SELECT 'platform', id, id, state, reason, attempts,
	CASE WHEN updated_at > now() + interval '1 minute' THEN now() ELSE next_attempt_at END, sending_since, created_at
FROM "leads" WHERE state IN ('waiting', 'parked', 'unknown');
--> statement-breakpoint
-- What is scheduled for more than two hours from now was so before the clock was set back.
INSERT INTO "jobs" ("kind", "key", "lead_id", "payload", "state", "reason", "attempts", "run_at", "created_at", "changed_at")
SELECT 'mail', id, id, jsonb_build_object('mailedTo', mailed_to),
	CASE WHEN mail_next_attempt_at IS NOT NULL THEN 'waiting' WHEN mailed_at IS NOT NULL THEN 'done' ELSE 'cancelled' END,
	mail_reason, mail_attempts,
	CASE WHEN mail_next_attempt_at < now() + interval '2 hours' THEN mail_next_attempt_at ELSE now() END,
	created_at, CASE WHEN mail_next_attempt_at IS NULL THEN coalesce(mailed_at, now()) ELSE now() END
FROM "leads" WHERE mail_next_attempt_at IS NOT NULL OR mailed_at IS NOT NULL OR mail_reason <> '';
--> statement-breakpoint
INSERT INTO "jobs" ("kind", "key", "lead_id", "state", "reason", "attempts", "run_at", "created_at", "changed_at")
SELECT 'visitor', id, id,
	CASE WHEN visitor_mail_next_attempt_at IS NOT NULL THEN 'waiting' WHEN visitor_mailed_at IS NOT NULL THEN 'done' ELSE 'cancelled' END,
	visitor_mail_reason, visitor_mail_attempts,
	CASE WHEN visitor_mail_next_attempt_at < now() + interval '2 hours' THEN visitor_mail_next_attempt_at ELSE now() END,
	created_at, CASE WHEN visitor_mail_next_attempt_at IS NULL THEN coalesce(visitor_mailed_at, now()) ELSE now() END
FROM "leads" WHERE visitor_mail_next_attempt_at IS NOT NULL OR visitor_mailed_at IS NOT NULL OR visitor_mail_reason <> '';
--> statement-breakpoint
INSERT INTO "jobs" ("kind", "key", "lead_id", "state", "reason", "attempts", "run_at", "locked_at", "created_at", "changed_at")
SELECT 'answer', id, lead_id, CASE state WHEN 'sent' THEN 'done' ELSE state END, reason, attempts,
	CASE WHEN next_attempt_at < now() + interval '2 hours' THEN next_attempt_at ELSE now() END,
	sending_since, created_at, coalesce(sent_at, now())
FROM "lead_answers";
--> statement-breakpoint
INSERT INTO "jobs" ("kind", "key", "attempts", "run_at", "created_at")
SELECT CASE kind WHEN 'link' THEN 'data-link' ELSE 'data-change' END, id, attempts,
	CASE WHEN next_attempt_at < now() + interval '2 hours' THEN next_attempt_at ELSE now() END, created_at
FROM "data_requests" WHERE next_attempt_at IS NOT NULL;
--> statement-breakpoint
-- While the version before this one still works, its columns and the jobs say the same. Whoever claims either waits for
-- the other, so that each is claimed once.
CREATE FUNCTION "follow_delivery"() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE FUNCTION "follow_lead_mails"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO jobs (kind, key, lead_id, payload, state, reason, attempts, run_at, changed_at)
	SELECT 'mail', NEW.id, NEW.id, jsonb_build_object('mailedTo', NEW.mailed_to),
		CASE WHEN NEW.mail_next_attempt_at IS NOT NULL THEN 'waiting' WHEN NEW.mailed_at IS NOT NULL THEN 'done' ELSE 'cancelled' END,
		NEW.mail_reason, NEW.mail_attempts, coalesce(NEW.mail_next_attempt_at, now()), coalesce(NEW.mailed_at, clock_timestamp())
	WHERE TG_ARGV[0] = 'mail' AND (NEW.mail_next_attempt_at IS NOT NULL OR NEW.mailed_at IS NOT NULL OR NEW.mail_reason <> '')
	UNION ALL
	SELECT 'visitor', NEW.id, NEW.id, '{}',
		CASE WHEN NEW.visitor_mail_next_attempt_at IS NOT NULL THEN 'waiting' WHEN NEW.visitor_mailed_at IS NOT NULL THEN 'done' ELSE 'cancelled' END,
		NEW.visitor_mail_reason, NEW.visitor_mail_attempts, coalesce(NEW.visitor_mail_next_attempt_at, now()),
		coalesce(NEW.visitor_mailed_at, clock_timestamp())
	WHERE TG_ARGV[0] = 'visitor' AND (NEW.visitor_mail_next_attempt_at IS NOT NULL OR NEW.visitor_mailed_at IS NOT NULL OR NEW.visitor_mail_reason <> '')
	ON CONFLICT (kind, key) DO UPDATE SET payload = excluded.payload, state = excluded.state, reason = excluded.reason,
		attempts = excluded.attempts, run_at = excluded.run_at, locked_at = NULL, changed_at = excluded.changed_at;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "follow_answer"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO jobs (kind, key, lead_id, state, reason, attempts, run_at, locked_at)
	VALUES ('answer', NEW.id, NEW.lead_id, CASE NEW.state WHEN 'sent' THEN 'done' ELSE NEW.state END,
		NEW.reason, NEW.attempts, NEW.next_attempt_at, NEW.sending_since)
	ON CONFLICT (kind, key) DO UPDATE SET state = excluded.state, reason = excluded.reason, attempts = excluded.attempts,
		run_at = excluded.run_at, locked_at = excluded.locked_at, changed_at = clock_timestamp();
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "follow_data_request"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW.next_attempt_at IS NOT NULL THEN
		INSERT INTO jobs (kind, key, attempts, run_at)
		VALUES (CASE NEW.kind WHEN 'link' THEN 'data-link' ELSE 'data-change' END, NEW.id, NEW.attempts, NEW.next_attempt_at)
		ON CONFLICT (kind, key) DO UPDATE SET state = 'waiting', attempts = excluded.attempts, run_at = excluded.run_at,
			locked_at = NULL, changed_at = clock_timestamp();
	ELSE
		UPDATE jobs SET state = 'done', locked_at = NULL WHERE kind = 'data-link' AND key = NEW.id::text;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "follow_job"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	due timestamptz := CASE WHEN NEW.state <> 'waiting' THEN NULL WHEN NEW.locked_at IS NULL THEN NEW.run_at
		ELSE NEW.locked_at + interval '2 minutes' END;
BEGIN
	CASE NEW.kind
	WHEN 'platform' THEN
		UPDATE leads SET attempts = NEW.attempts, sending_since = NEW.locked_at,
			next_attempt_at = CASE WHEN NEW.state = 'waiting' THEN NEW.run_at ELSE next_attempt_at END
		WHERE id = NEW.lead_id;
	WHEN 'mail' THEN
		UPDATE leads SET mail_attempts = NEW.attempts, mail_reason = NEW.reason, mail_next_attempt_at = due,
			mailed_to = coalesce(NEW.payload -> 'mailedTo', '[]'),
			mailed_at = CASE WHEN NEW.state = 'done' THEN NEW.changed_at END
		WHERE id = NEW.lead_id;
	WHEN 'visitor' THEN
		UPDATE leads SET visitor_mail_attempts = NEW.attempts, visitor_mail_reason = NEW.reason,
			visitor_mail_next_attempt_at = CASE WHEN NEW.locked_at IS NULL THEN due END,
			visitor_mailed_at = CASE WHEN NEW.locked_at IS NOT NULL OR NEW.state IN ('done', 'unknown') THEN NEW.changed_at END
		WHERE id = NEW.lead_id;
	WHEN 'answer' THEN
		UPDATE lead_answers SET state = CASE NEW.state WHEN 'done' THEN 'sent' WHEN 'cancelled' THEN 'parked' ELSE NEW.state END,
			reason = NEW.reason, attempts = NEW.attempts, next_attempt_at = NEW.run_at, sending_since = NEW.locked_at,
			sent_at = CASE WHEN NEW.state = 'done' THEN NEW.changed_at END
		WHERE id = NEW.key::uuid;
	WHEN 'data-link' THEN
		UPDATE data_requests SET attempts = NEW.attempts, next_attempt_at = CASE WHEN NEW.locked_at IS NULL THEN due END
		WHERE id = NEW.key::uuid;
	WHEN 'data-change' THEN
		UPDATE data_requests SET attempts = NEW.attempts, next_attempt_at = due WHERE id = NEW.key::uuid;
	ELSE NULL;
	END CASE;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "deliveries_followed" AFTER INSERT OR UPDATE OF state, next_attempt_at, sending_since, attempts ON "leads"
	FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION follow_delivery();
--> statement-breakpoint
CREATE TRIGGER "lead_mails_followed" AFTER INSERT OR UPDATE OF mail_next_attempt_at, mail_attempts, mail_reason, mailed_at, mailed_to ON "leads"
	FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION follow_lead_mails('mail');
--> statement-breakpoint
CREATE TRIGGER "visitor_mails_followed" AFTER INSERT OR UPDATE OF
	visitor_mail_next_attempt_at, visitor_mail_attempts, visitor_mail_reason, visitor_mailed_at ON "leads"
	FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION follow_lead_mails('visitor');
--> statement-breakpoint
CREATE TRIGGER "answers_followed" AFTER INSERT OR UPDATE OF state, next_attempt_at, sending_since, attempts ON "lead_answers"
	FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION follow_answer();
--> statement-breakpoint
CREATE TRIGGER "data_requests_followed" AFTER INSERT OR UPDATE OF next_attempt_at ON "data_requests"
	FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION follow_data_request();
--> statement-breakpoint
CREATE TRIGGER "jobs_followed" AFTER INSERT OR UPDATE ON "jobs"
	FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION follow_job();
