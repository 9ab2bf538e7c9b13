CREATE TABLE "content_editors" (
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"account" text NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_editors_kind_slug_account_pk" PRIMARY KEY("kind","slug","account")
);
