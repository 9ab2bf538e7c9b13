ALTER TABLE "lead_actions" ADD COLUMN "previous" jsonb;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "preferred_time" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "follow_up_on" date;--> statement-breakpoint
CREATE INDEX "leads_follow_up" ON "leads" USING btree ("follow_up_on") WHERE "leads"."follow_up_on" is not null;--> statement-breakpoint
-- Announces a change of leads, once per transaction and without details.
CREATE FUNCTION "announce_leads"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('leads_changed', '');
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "leads_announced" AFTER INSERT OR UPDATE OR DELETE ON "leads"
	FOR EACH ROW EXECUTE FUNCTION announce_leads();
--> statement-breakpoint
CREATE TRIGGER "lead_actions_announced" AFTER INSERT ON "lead_actions"
	FOR EACH ROW EXECUTE FUNCTION announce_leads();
--> statement-breakpoint
CREATE TRIGGER "answers_announced" AFTER INSERT OR UPDATE OF "state" ON "jobs"
	FOR EACH ROW WHEN (NEW.kind = 'answer') EXECUTE FUNCTION announce_leads();
