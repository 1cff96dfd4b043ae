ALTER TABLE "account_users" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "client_people" ADD COLUMN "time_zone" text;