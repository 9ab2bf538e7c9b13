CREATE TABLE "daily_vitals" (
	"day" date NOT NULL,
	"vital" text NOT NULL,
	"screen" text NOT NULL,
	"device" text NOT NULL,
	"country" text NOT NULL,
	"bucket" smallint NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "daily_vitals_day_vital_screen_device_country_bucket_pk" PRIMARY KEY("day","vital","screen","device","country","bucket")
);
