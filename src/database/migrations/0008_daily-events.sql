ALTER TABLE "daily_acts" RENAME TO "daily_events";--> statement-breakpoint
ALTER TABLE "daily_events" RENAME COLUMN "act" TO "event";--> statement-breakpoint
ALTER TABLE "daily_events" RENAME COLUMN "house" TO "restaurant";--> statement-breakpoint
ALTER TABLE "daily_events" RENAME CONSTRAINT "daily_acts_day_act_house_language_pk" TO "daily_events_day_event_restaurant_language_pk";
