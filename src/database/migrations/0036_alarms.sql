CREATE TABLE "desk_alarms" (
	"account_id" text NOT NULL,
	"name" text NOT NULL,
	"mailed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"is_over" boolean DEFAULT false NOT NULL,
	CONSTRAINT "desk_alarms_pkey" PRIMARY KEY("account_id","name")
);
--> statement-breakpoint
ALTER TABLE "desk_accounts" ADD COLUMN "has_alarms" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "desk_alarms" ADD CONSTRAINT "desk_alarms_account_id_desk_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."desk_accounts"("id") ON DELETE cascade ON UPDATE no action;