ALTER TABLE "leads" ADD COLUMN "mail_next_attempt_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "mail_attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "mail_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "leads_mail" ON "leads" USING btree ("mail_next_attempt_at") WHERE "leads"."mail_next_attempt_at" is not null;