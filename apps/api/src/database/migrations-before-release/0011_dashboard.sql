CREATE TABLE "client_error_groups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"fingerprint" text NOT NULL,
	"message" text NOT NULL,
	"top_frame" text NOT NULL,
	"level" text NOT NULL,
	"occurrences" integer NOT NULL,
	"first_seen_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"resolved_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "client_error_groups_fingerprint_unique" UNIQUE("fingerprint")
);
--> statement-breakpoint
CREATE TABLE "milestones" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"project_id" uuid NOT NULL,
	"phase" text NOT NULL,
	"title" text NOT NULL,
	"due_on" date NOT NULL,
	"position" integer NOT NULL,
	"completed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "milestones_phase" CHECK ("milestones"."phase" in ('audit', 'optimize', 'scale'))
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"name" text NOT NULL,
	"phase" text NOT NULL,
	"started_on" date NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "projects_phase" CHECK ("projects"."phase" in ('audit', 'optimize', 'scale'))
);
--> statement-breakpoint
CREATE TABLE "roi_baselines" (
	"client_id" uuid PRIMARY KEY NOT NULL,
	"calculation" jsonb NOT NULL,
	"forecast_per_year" numeric(30, 2) NOT NULL,
	"agreed_on" date NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "client_errors" ADD COLUMN "top_frame" text GENERATED ALWAYS AS (regexp_replace(coalesce(substring("client_errors"."stack" from '(?n)^\s*(at \S.*|\S*@\S+:\d+:\d+)\s*$'), ''), 'https?://[^/\s)]+|-[A-Za-z0-9_-]{8}(?=\.m?js)|\?[^:)\s]*|:\d+', '', 'g')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "client_errors" ADD COLUMN "fingerprint" text GENERATED ALWAYS AS (md5("client_errors"."message" || chr(10) || regexp_replace(coalesce(substring("client_errors"."stack" from '(?n)^\s*(at \S.*|\S*@\S+:\d+:\d+)\s*$'), ''), 'https?://[^/\s)]+|-[A-Za-z0-9_-]{8}(?=\.m?js)|\?[^:)\s]*|:\d+', '', 'g'))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "announced_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "decided_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "client_id" uuid;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "milestones" ADD CONSTRAINT "milestones_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roi_baselines" ADD CONSTRAINT "roi_baselines_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "client_error_groups_by_last" ON "client_error_groups" USING btree ("last_seen_at","id");--> statement-breakpoint
CREATE INDEX "client_error_groups_by_first" ON "client_error_groups" USING btree ("first_seen_at","id");--> statement-breakpoint
CREATE INDEX "client_error_groups_by_occurrences" ON "client_error_groups" USING btree ("occurrences","id");--> statement-breakpoint
CREATE INDEX "client_error_groups_words" ON "client_error_groups" USING gin (to_tsvector('simple', regexp_replace(coalesce("message", '') || ' ' || coalesce("top_frame", ''), '[\x01-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f]+', ' ', 'g')));--> statement-breakpoint
CREATE INDEX "milestones_by_project" ON "milestones" USING btree ("project_id","position");--> statement-breakpoint
CREATE INDEX "projects_by_client" ON "projects" USING btree ("client_id");--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_by_actor" ON "audit_log" USING btree ("actor_id","occurred_at","id");--> statement-breakpoint
CREATE INDEX "audit_log_by_kind" ON "audit_log" USING btree (split_part("action", '.', 1),"occurred_at","id");--> statement-breakpoint
CREATE INDEX "client_errors_by_fingerprint" ON "client_errors" USING btree ("fingerprint","received_at");--> statement-breakpoint
CREATE INDEX "leads_by_creation" ON "leads" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "leads_by_decision" ON "leads" USING btree ("decided_at");--> statement-breakpoint
CREATE INDEX "leads_words" ON "leads" USING gin (to_tsvector('simple', regexp_replace(coalesce("name", '') || ' ' || coalesce("company", '') || ' ' || coalesce("email", ''), '[\x01-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f]+', ' ', 'g')));--> statement-breakpoint
UPDATE "leads" SET "announced_at" = "created_at" WHERE jsonb_array_length("suspicions") = 0;--> statement-breakpoint
INSERT INTO "client_error_groups" ("fingerprint", "message", "top_frame", "level", "occurrences", "first_seen_at", "last_seen_at")
SELECT "fingerprint", min("message"), min("top_frame"), min("level"), count(*), min("received_at"), max("received_at") FROM "client_errors" GROUP BY "fingerprint";
