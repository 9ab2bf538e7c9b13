ALTER TABLE "lead_transitions" ADD COLUMN "failure" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "mailed_to" jsonb DEFAULT '[]'::jsonb NOT NULL;