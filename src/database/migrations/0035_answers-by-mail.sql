CREATE TABLE "lead_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"actor" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"quote" jsonb,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sending_since" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lead_answers_state_known" CHECK ("lead_answers"."state" in ('waiting', 'sent', 'parked', 'unknown'))
);
--> statement-breakpoint
ALTER TABLE "lead_answers" ADD CONSTRAINT "lead_answers_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_answers_lead" ON "lead_answers" USING btree ("lead_id","created_at");--> statement-breakpoint
CREATE INDEX "lead_answers_waiting" ON "lead_answers" USING btree ("next_attempt_at") WHERE "lead_answers"."state" = 'waiting' and "lead_answers"."sending_since" is null;--> statement-breakpoint
CREATE INDEX "lead_answers_sending" ON "lead_answers" USING btree ("sending_since") WHERE "lead_answers"."sending_since" is not null;