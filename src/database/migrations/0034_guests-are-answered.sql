CREATE TABLE "lead_actions" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
-- What is there is closed without a row being rewritten, and the next lead is new.
ALTER TABLE "leads" ADD COLUMN "handling" text DEFAULT 'closed' NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ALTER COLUMN "handling" SET DEFAULT 'new';--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "owner_id" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lead_actions" ADD CONSTRAINT "lead_actions_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_actions_lead" ON "lead_actions" USING btree ("lead_id","id");--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_owner_id_desk_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."desk_accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "leads_unanswered" ON "leads" USING btree ("created_at","id") WHERE "leads"."handling" in ('new', 'taken') and "leads"."form" <> 'newsletter_form' and "leads"."state" <> 'quarantined';--> statement-breakpoint
CREATE INDEX "leads_unanswered_restaurant" ON "leads" USING btree ("restaurant","created_at","id") WHERE "leads"."handling" in ('new', 'taken') and "leads"."form" <> 'newsletter_form' and "leads"."state" <> 'quarantined';--> statement-breakpoint
CREATE INDEX "leads_owner" ON "leads" USING btree ("owner_id","created_at","id") WHERE "leads"."owner_id" is not null;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_handling_known" CHECK ("leads"."handling" in ('new', 'taken', 'answered', 'closed'));--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_outcome_known" CHECK ("leads"."outcome" is null or ("leads"."handling" = 'closed' and "leads"."outcome" in ('won', 'lost', 'no-reply', 'spam')));--> statement-breakpoint
-- A guest who may still wait is not hidden, nor one whom somebody has yet to free.
UPDATE "leads" SET "handling" = 'new' WHERE "created_at" > now() - interval '14 days' OR "state" = 'quarantined';
