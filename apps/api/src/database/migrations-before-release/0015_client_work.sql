CREATE TABLE "deletion_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"requested_by" text NOT NULL,
	"closed_by" text,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "deletion_requests_state" CHECK ("deletion_requests"."state" in ('open', 'withdrawn', 'done', 'declined'))
);
--> statement-breakpoint
CREATE TABLE "deliverable_steps" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deliverable_steps_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"deliverable_id" uuid NOT NULL,
	"state" text NOT NULL,
	"number" integer NOT NULL,
	"comment" text NOT NULL,
	"side" text NOT NULL,
	"actor_id" uuid NOT NULL,
	"occurred_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deliverable_versions" (
	"deliverable_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"byte_size" integer NOT NULL,
	"checksum" text NOT NULL,
	"storage_key" text NOT NULL,
	"uploaded_at" timestamp (3) with time zone NOT NULL,
	"uploaded_by" uuid,
	"shared_at" timestamp (3) with time zone,
	CONSTRAINT "deliverable_versions_deliverable_id_number_pk" PRIMARY KEY("deliverable_id","number")
);
--> statement-breakpoint
CREATE TABLE "deliverables" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"milestone_id" uuid NOT NULL,
	"title" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"state_since" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "deliverables_state" CHECK ("deliverables"."state" in ('draft', 'awaiting-approval', 'changes-requested', 'approved'))
);
--> statement-breakpoint
CREATE TABLE "document_versions" (
	"document_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"type" text NOT NULL,
	"byte_size" integer NOT NULL,
	"checksum" text NOT NULL,
	"storage_key" text NOT NULL,
	"uploaded_by" text NOT NULL,
	"uploaded_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "document_versions_document_id_number_pk" PRIMARY KEY("document_id","number")
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"name" text NOT NULL,
	"side" text NOT NULL,
	"shared_at" timestamp (3) with time zone,
	"type" text NOT NULL,
	"byte_size" integer NOT NULL,
	"number" integer DEFAULT 1 NOT NULL,
	"uploaded_by" text NOT NULL,
	"uploaded_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "documents_side" CHECK ("documents"."side" in ('client', 'team'))
);
--> statement-breakpoint
CREATE TABLE "email_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_user_id" uuid,
	"client_person_id" uuid,
	"new_email" text NOT NULL,
	"old_token_hash" text,
	"new_token_hash" text,
	"confirmed_by_old_at" timestamp (3) with time zone,
	"confirmed_by_new_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"outcome" text,
	CONSTRAINT "email_changes_old_token_hash_unique" UNIQUE("old_token_hash"),
	CONSTRAINT "email_changes_new_token_hash_unique" UNIQUE("new_token_hash"),
	CONSTRAINT "email_changes_outcome" CHECK ("email_changes"."outcome" in ('changed', 'stopped', 'withdrawn')),
	CONSTRAINT "email_changes_subject" CHECK (("email_changes"."account_user_id" is null) <> ("email_changes"."client_person_id" is null))
);
--> statement-breakpoint
CREATE TABLE "internal_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"text" text NOT NULL,
	"pinned" boolean DEFAULT false NOT NULL,
	"author" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "meetings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"title" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "meetings_state" CHECK ("meetings"."state" in ('planned', 'held', 'cancelled')),
	CONSTRAINT "meetings_length" CHECK ("meetings"."ends_at" > "meetings"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "message_reads" (
	"client_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"side" text NOT NULL,
	"last_number" integer NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "message_reads_client_id_person_id_pk" PRIMARY KEY("client_id","person_id"),
	CONSTRAINT "message_reads_side" CHECK ("message_reads"."side" in ('client', 'team'))
);
--> statement-breakpoint
CREATE TABLE "message_threads" (
	"client_id" uuid PRIMARY KEY NOT NULL,
	"last_number" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"side" text NOT NULL,
	"sender_id" uuid NOT NULL,
	"sender_name" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "messages_side" CHECK ("messages"."side" in ('client', 'team'))
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"client_id" uuid NOT NULL,
	"account_user_id" uuid,
	"client_person_id" uuid,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"path" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp (3) with time zone,
	CONSTRAINT "notifications_receiver" CHECK (("notifications"."account_user_id" is null) <> ("notifications"."client_person_id" is null))
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
DROP INDEX "live_changes_by_client";--> statement-breakpoint
DROP INDEX "api_keys_by_name";--> statement-breakpoint
DROP INDEX "api_keys_by_last_use";--> statement-breakpoint
DROP INDEX "assets_by_name";--> statement-breakpoint
DROP INDEX "assets_by_creation";--> statement-breakpoint
DROP INDEX "assets_by_size";--> statement-breakpoint
DROP INDEX "case_studies_by_publication";--> statement-breakpoint
DROP INDEX "case_studies_by_edit";--> statement-breakpoint
DROP INDEX "case_studies_by_title";--> statement-breakpoint
DROP INDEX "case_studies_by_industry";--> statement-breakpoint
DROP INDEX "tech_assets_by_priority";--> statement-breakpoint
DROP INDEX "tech_assets_in_order";--> statement-breakpoint
DROP INDEX "tech_assets_by_name";--> statement-breakpoint
DROP INDEX "tech_assets_by_category";--> statement-breakpoint
DROP INDEX "tech_assets_by_change";--> statement-breakpoint
DROP INDEX "webhooks_by_name";--> statement-breakpoint
DROP INDEX "webhooks_by_creation";--> statement-breakpoint
DROP INDEX "webhooks_by_attempt";--> statement-breakpoint
ALTER TABLE "account_users" ADD COLUMN "notification_choice" text DEFAULT 'immediate' NOT NULL;--> statement-breakpoint
ALTER TABLE "case_studies" ADD COLUMN "client_id" uuid;--> statement-breakpoint
ALTER TABLE "case_studies" ADD COLUMN "state" text GENERATED ALWAYS AS (case when "case_studies"."deleted_at" is not null then 'deleted'
          when "case_studies"."published_at" is null then 'draft'
          when "case_studies"."draft" is null then 'published' else 'changed' end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "client_people" ADD COLUMN "notification_choice" text DEFAULT 'immediate' NOT NULL;--> statement-breakpoint
ALTER TABLE "live_changes" ADD COLUMN "transaction" "xid8" DEFAULT pg_current_xact_id() NOT NULL;--> statement-breakpoint
ALTER TABLE "milestones" ADD COLUMN "description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "milestones" ADD COLUMN "state" text DEFAULT 'planned' NOT NULL;--> statement-breakpoint
ALTER TABLE "milestones" ADD COLUMN "started_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "milestones" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "milestones" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "blocked_reason" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "blocked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "roi_baselines" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "deletion_requests" ADD CONSTRAINT "deletion_requests_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliverable_steps" ADD CONSTRAINT "deliverable_steps_deliverable_id_deliverables_id_fk" FOREIGN KEY ("deliverable_id") REFERENCES "public"."deliverables"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliverable_versions" ADD CONSTRAINT "deliverable_versions_deliverable_id_deliverables_id_fk" FOREIGN KEY ("deliverable_id") REFERENCES "public"."deliverables"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliverable_versions" ADD CONSTRAINT "deliverable_versions_uploaded_by_account_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."account_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliverables" ADD CONSTRAINT "deliverables_milestone_id_milestones_id_fk" FOREIGN KEY ("milestone_id") REFERENCES "public"."milestones"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_versions" ADD CONSTRAINT "document_versions_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_account_user_id_account_users_id_fk" FOREIGN KEY ("account_user_id") REFERENCES "public"."account_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_client_person_id_client_people_id_fk" FOREIGN KEY ("client_person_id") REFERENCES "public"."client_people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "internal_notes" ADD CONSTRAINT "internal_notes_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "measurements" ADD CONSTRAINT "measurements_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reads" ADD CONSTRAINT "message_reads_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_threads" ADD CONSTRAINT "message_threads_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_account_user_id_account_users_id_fk" FOREIGN KEY ("account_user_id") REFERENCES "public"."account_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_client_person_id_client_people_id_fk" FOREIGN KEY ("client_person_id") REFERENCES "public"."client_people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_consents" ADD CONSTRAINT "story_consents_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deletion_requests_by_client" ON "deletion_requests" USING btree ("client_id","requested_at");--> statement-breakpoint
CREATE UNIQUE INDEX "deletion_requests_open" ON "deletion_requests" USING btree ("client_id") WHERE "deletion_requests"."state" = 'open';--> statement-breakpoint
CREATE INDEX "deliverable_steps_by_deliverable" ON "deliverable_steps" USING btree ("deliverable_id","id");--> statement-breakpoint
CREATE INDEX "deliverable_versions_by_storage_key" ON "deliverable_versions" USING btree ("storage_key");--> statement-breakpoint
CREATE INDEX "deliverables_by_milestone" ON "deliverables" USING btree ("milestone_id","created_at");--> statement-breakpoint
CREATE INDEX "deliverables_awaiting" ON "deliverables" USING btree ("milestone_id","state_since") WHERE "deliverables"."state" = 'awaiting-approval' and "deliverables"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "deliverables_by_deletion" ON "deliverables" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "document_versions_by_storage_key" ON "document_versions" USING btree ("storage_key");--> statement-breakpoint
CREATE INDEX "documents_by_upload" ON "documents" USING btree ("client_id","uploaded_at","id");--> statement-breakpoint
CREATE INDEX "documents_by_name" ON "documents" USING btree ("client_id",lower("name"),"id");--> statement-breakpoint
CREATE INDEX "documents_by_size" ON "documents" USING btree ("client_id","byte_size","id");--> statement-breakpoint
CREATE INDEX "documents_in_trash" ON "documents" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "documents_words" ON "documents" USING gin (to_tsvector('simple', regexp_replace(coalesce("name", ''), '[\x01-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f]+', ' ', 'g')));--> statement-breakpoint
CREATE INDEX "email_changes_by_account_user" ON "email_changes" USING btree ("account_user_id");--> statement-breakpoint
CREATE INDEX "email_changes_by_client_person" ON "email_changes" USING btree ("client_person_id");--> statement-breakpoint
CREATE INDEX "email_changes_by_age" ON "email_changes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "internal_notes_in_order" ON "internal_notes" USING btree ("client_id","pinned","created_at","id");--> statement-breakpoint
CREATE INDEX "internal_notes_in_trash" ON "internal_notes" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "internal_notes_words" ON "internal_notes" USING gin (to_tsvector('simple', regexp_replace(coalesce("text", '') || ' ' || coalesce("author", ''), '[\x01-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f]+', ' ', 'g')));--> statement-breakpoint
CREATE UNIQUE INDEX "measurements_week" ON "measurements" USING btree ("client_id","week") WHERE "measurements"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "measurements_in_trash" ON "measurements" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "meetings_by_end" ON "meetings" USING btree ("client_id","ends_at","id");--> statement-breakpoint
CREATE INDEX "meetings_in_trash" ON "meetings" USING btree ("deleted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_by_client" ON "messages" USING btree ("client_id","number");--> statement-breakpoint
CREATE INDEX "notifications_of_team" ON "notifications" USING btree ("account_user_id","client_id") WHERE "notifications"."done_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_of_clients" ON "notifications" USING btree ("client_person_id") WHERE "notifications"."done_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_by_time" ON "notifications" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "case_studies" ADD CONSTRAINT "case_studies_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assets_by_activity" ON "assets" USING btree ("is_active","created_at","id") WHERE "assets"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "assets_by_type" ON "assets" USING btree ("content_type","created_at","id") WHERE "assets"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "case_studies_by_state" ON "case_studies" USING btree ("state","edited_at","id");--> statement-breakpoint
CREATE INDEX "case_studies_by_client" ON "case_studies" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "live_changes_by_transaction" ON "live_changes" USING btree ("transaction");--> statement-breakpoint
CREATE INDEX "milestones_open" ON "milestones" USING btree ("project_id","due_on") WHERE "milestones"."state" <> 'done' and "milestones"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "milestones_by_deletion" ON "milestones" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "webhooks_in_trash" ON "webhooks" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "api_keys_by_name" ON "api_keys" USING btree (lower("name"),"id","name");--> statement-breakpoint
CREATE INDEX "api_keys_by_last_use" ON "api_keys" USING btree (coalesce("last_used_at", '-infinity'),"id","last_used_at");--> statement-breakpoint
CREATE INDEX "assets_by_name" ON "assets" USING btree (lower("name"),"id","name") WHERE "assets"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "assets_by_creation" ON "assets" USING btree ("created_at","id") WHERE "assets"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "assets_by_size" ON "assets" USING btree ("byte_size","id") WHERE "assets"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "case_studies_by_publication" ON "case_studies" USING btree ("published_at","id","state");--> statement-breakpoint
CREATE INDEX "case_studies_by_edit" ON "case_studies" USING btree ("edited_at","id","state");--> statement-breakpoint
CREATE INDEX "case_studies_by_title" ON "case_studies" USING btree (lower("title"),"id","title","state");--> statement-breakpoint
CREATE INDEX "case_studies_by_industry" ON "case_studies" USING btree ("industry","state");--> statement-breakpoint
CREATE INDEX "tech_assets_by_priority" ON "tech_assets" USING btree ("is_active","priority") WHERE "tech_assets"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "tech_assets_in_order" ON "tech_assets" USING btree ("priority" DESC NULLS FIRST,"name","id") WHERE "tech_assets"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "tech_assets_by_name" ON "tech_assets" USING btree (lower("name"),"id","name") WHERE "tech_assets"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "tech_assets_by_category" ON "tech_assets" USING btree ("category","id") WHERE "tech_assets"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "tech_assets_by_change" ON "tech_assets" USING btree ("updated_at","id") WHERE "tech_assets"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "webhooks_by_name" ON "webhooks" USING btree (lower("name"),"id","name") WHERE "webhooks"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "webhooks_by_creation" ON "webhooks" USING btree ("created_at","id") WHERE "webhooks"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "webhooks_by_attempt" ON "webhooks" USING btree ("last_attempt_at","id") WHERE "webhooks"."deleted_at" is null;--> statement-breakpoint
ALTER TABLE "account_users" ADD CONSTRAINT "account_users_notification_choice" CHECK ("account_users"."notification_choice" in ('immediate', 'daily', 'off'));--> statement-breakpoint
ALTER TABLE "client_people" ADD CONSTRAINT "client_people_notification_choice" CHECK ("client_people"."notification_choice" in ('immediate', 'daily', 'off'));--> statement-breakpoint
ALTER TABLE "milestones" ADD CONSTRAINT "milestones_state" CHECK ("milestones"."state" in ('planned', 'in-progress', 'done'));