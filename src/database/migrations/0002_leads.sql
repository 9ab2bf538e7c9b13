CREATE TABLE "lead_transitions" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"state" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"form" text NOT NULL,
	"submission_id" uuid,
	"fingerprint" text NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"subject" text NOT NULL,
	"restaurant" text NOT NULL,
	"message" text NOT NULL,
	"event_type" text NOT NULL,
	"guest_count" integer,
	"budget" text NOT NULL,
	"preferred_date" text NOT NULL,
	"campaign" jsonb NOT NULL,
	"consent" jsonb,
	"score" integer NOT NULL,
	"state" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"platform_id" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sending_since" timestamp with time zone,
	"mailed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "leads_submission_id_unique" UNIQUE("submission_id"),
	CONSTRAINT "leads_state_known" CHECK ("leads"."state" in ('waiting', 'delivered', 'parked', 'unknown', 'quarantined'))
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lead_transitions" ADD CONSTRAINT "lead_transitions_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_transitions_lead" ON "lead_transitions" USING btree ("lead_id","at");--> statement-breakpoint
CREATE INDEX "leads_fingerprint" ON "leads" USING btree ("fingerprint","created_at");--> statement-breakpoint
CREATE INDEX "leads_state" ON "leads" USING btree ("state","next_attempt_at");--> statement-breakpoint
CREATE INDEX "leads_email" ON "leads" USING btree (lower("email"));