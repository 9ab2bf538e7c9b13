ALTER TABLE "leads" ADD COLUMN "visitor_mail_next_attempt_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "visitor_mailed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "visitor_mail_attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "visitor_mail_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "leads_visitor_mail" ON "leads" USING btree ("visitor_mail_next_attempt_at") WHERE "leads"."visitor_mail_next_attempt_at" is not null;