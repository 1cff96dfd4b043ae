CREATE TABLE "measurements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"week" date NOT NULL,
	"hours_saved" numeric(9, 2) NOT NULL,
	"revenue_effect" integer NOT NULL,
	"note" text NOT NULL,
	"evidence" text NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "measurements_monday" CHECK (extract(isodow from "measurements"."week") = 1),
	CONSTRAINT "measurements_hours" CHECK ("measurements"."hours_saved" >= 0)
);
--> statement-breakpoint
CREATE TABLE "story_consents" (
	"client_id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"asked_by" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"answered_by" text,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "story_consents_state" CHECK ("story_consents"."state" in ('asked', 'given', 'withdrawn'))
);
--> statement-breakpoint
ALTER TABLE "case_studies" ADD COLUMN "client_id" uuid;--> statement-breakpoint
ALTER TABLE "roi_baselines" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "measurements" ADD CONSTRAINT "measurements_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_consents" ADD CONSTRAINT "story_consents_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "measurements_week" ON "measurements" USING btree ("client_id","week") WHERE "measurements"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "measurements_in_trash" ON "measurements" USING btree ("deleted_at");--> statement-breakpoint
ALTER TABLE "case_studies" ADD CONSTRAINT "case_studies_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "case_studies_by_client" ON "case_studies" USING btree ("client_id");