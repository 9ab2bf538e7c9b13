CREATE TABLE "lead_counts" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"change" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "leads_waiting" ON "leads" USING btree ("created_at") WHERE "leads"."state" = 'waiting';--> statement-breakpoint
CREATE FUNCTION "count_inserted_leads"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO lead_counts (name, change)
	SELECT state, count(*) FROM new_rows GROUP BY state
	UNION ALL SELECT 'mail', count(*) FROM new_rows WHERE mail_next_attempt_at IS NOT NULL HAVING count(*) > 0;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "count_deleted_leads"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO lead_counts (name, change)
	SELECT state, -count(*) FROM old_rows GROUP BY state
	UNION ALL SELECT 'mail', -count(*) FROM old_rows WHERE mail_next_attempt_at IS NOT NULL HAVING count(*) > 0;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "count_updated_leads"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO lead_counts (name, change)
	SELECT name, sum(change) FROM (
		SELECT state AS name, 1 AS change FROM new_rows
		UNION ALL SELECT state, -1 FROM old_rows
		UNION ALL SELECT 'mail', 1 FROM new_rows WHERE mail_next_attempt_at IS NOT NULL
		UNION ALL SELECT 'mail', -1 FROM old_rows WHERE mail_next_attempt_at IS NOT NULL
	) AS changes GROUP BY name HAVING sum(change) <> 0;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "count_truncated_leads"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM lead_counts;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "leads_inserted" AFTER INSERT ON "leads" REFERENCING NEW TABLE AS new_rows
	FOR EACH STATEMENT EXECUTE FUNCTION count_inserted_leads();
--> statement-breakpoint
CREATE TRIGGER "leads_deleted" AFTER DELETE ON "leads" REFERENCING OLD TABLE AS old_rows
	FOR EACH STATEMENT EXECUTE FUNCTION count_deleted_leads();
--> statement-breakpoint
CREATE TRIGGER "leads_updated" AFTER UPDATE ON "leads" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
	FOR EACH STATEMENT EXECUTE FUNCTION count_updated_leads();
--> statement-breakpoint
CREATE TRIGGER "leads_truncated" AFTER TRUNCATE ON "leads"
	FOR EACH STATEMENT EXECUTE FUNCTION count_truncated_leads();
--> statement-breakpoint
-- The triggers' lock keeps others from writing until the end of this transaction: nothing is missed.
INSERT INTO "lead_counts" ("name", "change")
SELECT state, count(*) FROM "leads" GROUP BY state
UNION ALL SELECT 'mail', count(*) FROM "leads" WHERE mail_next_attempt_at IS NOT NULL HAVING count(*) > 0;
