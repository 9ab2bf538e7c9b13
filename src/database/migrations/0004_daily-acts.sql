CREATE TABLE "daily_acts" (
	"day" date NOT NULL,
	"act" text NOT NULL,
	"house" text NOT NULL,
	"language" text NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "daily_acts_day_act_house_language_pk" PRIMARY KEY("day","act","house","language")
);
