CREATE TABLE "picture_files" (
	"hash" text PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"colour" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"id" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"previous_hash" text,
	"replaced_at" timestamp with time zone,
	"texts" jsonb NOT NULL,
	"texts_of" text NOT NULL,
	"is_illustration" boolean NOT NULL,
	"focus_x" smallint DEFAULT 2 NOT NULL,
	"focus_y" smallint DEFAULT 2 NOT NULL,
	"restaurant" text DEFAULT '' NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_hash_picture_files_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."picture_files"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_previous_hash_picture_files_hash_fk" FOREIGN KEY ("previous_hash") REFERENCES "public"."picture_files"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pictures_by_time" ON "pictures" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "pictures_hash" ON "pictures" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "pictures_previous_hash" ON "pictures" USING btree ("previous_hash");