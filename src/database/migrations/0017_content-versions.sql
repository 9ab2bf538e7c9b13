CREATE TABLE "audit_log" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_versions" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"revision" bigint NOT NULL,
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"source" text NOT NULL,
	"actor" text NOT NULL,
	"content" jsonb,
	"restored_from" bigint,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "content_versions_piece" ON "content_versions" USING btree ("kind","slug","id");--> statement-breakpoint
CREATE INDEX "content_versions_revision" ON "content_versions" USING btree ("revision");--> statement-breakpoint
CREATE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'The audit log is added to and never changed';
END $$;
--> statement-breakpoint
CREATE TRIGGER "audit_log_unchanged" BEFORE UPDATE OR DELETE ON "audit_log" FOR EACH ROW EXECUTE FUNCTION "refuse_audit_change"();
