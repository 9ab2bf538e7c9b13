CREATE TABLE "link_report" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"running_since" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"asked" integer DEFAULT 0 NOT NULL,
	"dead_count" integer DEFAULT 0 NOT NULL,
	"dead" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "link_report_single_row" CHECK ("link_report"."id" = 1)
);
