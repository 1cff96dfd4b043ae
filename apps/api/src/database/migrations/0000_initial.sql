CREATE EXTENSION IF NOT EXISTS unaccent;--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION unaccented (COPY = simple);--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION unaccented ALTER MAPPING FOR word, numword, hword, hword_part, hword_numpart, numhword WITH unaccent, simple;--> statement-breakpoint
CREATE FUNCTION "change_content_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "content_version" SET "version" = gen_random_uuid();
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TABLE "account_users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"password_hash" text,
	"booking_url" text,
	"notification_choice" text DEFAULT 'immediate' NOT NULL,
	"time_zone" text,
	"second_factor_secret" text,
	"second_factor_since" timestamp (3) with time zone,
	"second_factor_step" integer,
	"second_factor_offered_at" timestamp (3) with time zone,
	"deactivated_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_users_role" CHECK ("account_users"."role" in ('admin', 'manager')),
	CONSTRAINT "account_users_notification_choice" CHECK ("account_users"."notification_choice" in ('immediate', 'daily', 'off'))
);
--> statement-breakpoint
CREATE TABLE "api_key_days" (
	"key_id" uuid NOT NULL,
	"day" date NOT NULL,
	"calls" integer NOT NULL,
	CONSTRAINT "api_key_days_key_id_day_pk" PRIMARY KEY("key_id","day")
);
--> statement-breakpoint
CREATE TABLE "api_keys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"prefix" text NOT NULL,
	"key_hash" text NOT NULL,
	"scopes" jsonb NOT NULL,
	"rate_limit" integer NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	"last_used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "api_keys_key_hash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
CREATE TABLE "client_people" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"notification_choice" text DEFAULT 'immediate' NOT NULL,
	"time_zone" text,
	"deactivated_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "client_people_notification_choice" CHECK ("client_people"."notification_choice" in ('immediate', 'daily', 'off'))
);
--> statement-breakpoint
CREATE TABLE "clients" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company" text NOT NULL,
	"manager_id" uuid,
	"deactivated_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
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
CREATE TABLE "password_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"account_user_id" uuid,
	"client_person_id" uuid,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "password_links_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "password_links_kind" CHECK ("password_links"."kind" in ('client', 'account', 'invite', 'setup')),
	CONSTRAINT "password_links_subject" CHECK (case when "password_links"."kind" = 'setup'
        then "password_links"."account_user_id" is null and "password_links"."client_person_id" is null
        else ("password_links"."account_user_id" is null) <> ("password_links"."client_person_id" is null) end)
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"account_user_id" uuid,
	"client_person_id" uuid,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"user_agent" text,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "sessions_kind" CHECK ("sessions"."kind" in ('admin', 'manager', 'client')),
	CONSTRAINT "sessions_subject" CHECK (case when "sessions"."kind" = 'client'
        then "sessions"."client_person_id" is not null and "sessions"."account_user_id" is null
        else "sessions"."account_user_id" is not null and "sessions"."client_person_id" is null end)
);
--> statement-breakpoint
CREATE TABLE "deletion_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"requested_by" text NOT NULL,
	"closed_by" text,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"erase_at" timestamp (3) with time zone,
	"confirmed_by_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "deletion_requests_state" CHECK ("deletion_requests"."state" in ('open', 'scheduled', 'withdrawn', 'declined')),
	CONSTRAINT "deletion_requests_day" CHECK (("deletion_requests"."state" = 'scheduled') = ("deletion_requests"."erase_at" is not null))
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
CREATE TABLE "erased_clients" (
	"client_id" uuid PRIMARY KEY NOT NULL,
	"erased_at" timestamp (3) with time zone NOT NULL
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
CREATE TABLE "assets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"category" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"content_type" text NOT NULL,
	"byte_size" integer NOT NULL,
	"checksum" text NOT NULL,
	"storage_key" text NOT NULL,
	"width" integer,
	"height" integer,
	"deleted_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "case_studies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text DEFAULT gen_random_uuid()::text NOT NULL,
	"title" text NOT NULL,
	"industry" text NOT NULL,
	"time_frame" text DEFAULT '' NOT NULL,
	"hours_saved" numeric(7, 1) DEFAULT 0 NOT NULL,
	"revenue_boost" numeric(7, 1) DEFAULT 0 NOT NULL,
	"efficiency" numeric(7, 1) DEFAULT 0 NOT NULL,
	"savings" integer DEFAULT 0 NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"image_url" text,
	"challenge" text DEFAULT '' NOT NULL,
	"approach" text DEFAULT '' NOT NULL,
	"result" text DEFAULT '' NOT NULL,
	"measurements" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"published_at" timestamp (3) with time zone,
	"appeared_at" timestamp (3) with time zone,
	"draft" jsonb,
	"client_id" uuid,
	"edited_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"state" text GENERATED ALWAYS AS (case when "case_studies"."deleted_at" is not null then 'deleted'
          when "case_studies"."published_at" is null then 'draft'
          when "case_studies"."draft" is null then 'published' else 'changed' end) STORED NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "case_studies_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "case_study_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"case_study_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"fields" jsonb NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"saved_by" uuid,
	CONSTRAINT "case_study_versions_kind" CHECK ("case_study_versions"."kind" in ('saved', 'published'))
);
--> statement-breakpoint
CREATE TABLE "content_version" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"version" uuid DEFAULT gen_random_uuid() NOT NULL,
	CONSTRAINT "content_version_only" CHECK ("content_version"."only")
);
--> statement-breakpoint
CREATE TABLE "former_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"case_study_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tech_assets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"icon_path" text,
	"url" text,
	"category" text NOT NULL,
	"description" text,
	"priority" integer DEFAULT 0 NOT NULL,
	"orbit_radius" numeric(4, 3),
	"orbit_speed" numeric(6, 3),
	"orbit_tilt" numeric(6, 2),
	"icon_size" integer,
	"is_active" boolean DEFAULT true NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
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
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"occurred_at" timestamp (3) with time zone NOT NULL,
	"actor_id" uuid NOT NULL,
	"actor_name" text NOT NULL,
	"api_key_name" text,
	"client_id" uuid,
	"action" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"subject_name" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"address" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"data" jsonb NOT NULL,
	"occurred_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "live_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "live_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"client_id" uuid NOT NULL,
	"topic" text NOT NULL,
	"transaction" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"occurred_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_attempts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"delivery_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"duration" integer NOT NULL,
	"request_headers" jsonb NOT NULL,
	"status" integer,
	"answer" text,
	"error" text
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"webhook_id" uuid NOT NULL,
	"event_id" bigint,
	"type" text NOT NULL,
	"body" text NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"schedule_began" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone,
	"last_attempt_at" timestamp (3) with time zone,
	"last_status" integer,
	"last_error" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "webhook_deliveries_state" CHECK ("webhook_deliveries"."state" in ('pending', 'held', 'succeeded', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"url" text NOT NULL,
	"event_types" text[],
	"secret" text NOT NULL,
	"previous_secret" text,
	"previous_secret_until" timestamp (3) with time zone,
	"owner_id" uuid,
	"paused_at" timestamp (3) with time zone,
	"disabled_at" timestamp (3) with time zone,
	"disabled_reason" text,
	"failing_since" timestamp (3) with time zone,
	"last_attempt_at" timestamp (3) with time zone,
	"last_attempt_succeeded" boolean,
	"deleted_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
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
CREATE TABLE "milestones" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"project_id" uuid NOT NULL,
	"phase" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"due_on" date NOT NULL,
	"position" integer NOT NULL,
	"state" text DEFAULT 'planned' NOT NULL,
	"started_at" timestamp (3) with time zone,
	"completed_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "milestones_phase" CHECK ("milestones"."phase" in ('audit', 'optimize', 'scale')),
	CONSTRAINT "milestones_state" CHECK ("milestones"."state" in ('planned', 'in-progress', 'done'))
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"name" text NOT NULL,
	"phase" text NOT NULL,
	"started_on" date NOT NULL,
	"blocked_reason" text,
	"blocked_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "projects_phase" CHECK ("projects"."phase" in ('audit', 'optimize', 'scale'))
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "limit_counts" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"counted_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stored_answers" (
	"id" text PRIMARY KEY NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer,
	"body" text,
	"created_at" timestamp (3) with time zone NOT NULL
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
CREATE TABLE "roi_baselines" (
	"client_id" uuid PRIMARY KEY NOT NULL,
	"calculation" jsonb NOT NULL,
	"forecast_per_year" numeric(30, 2) NOT NULL,
	"agreed_on" date NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
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
CREATE TABLE "client_errors" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"message" text NOT NULL,
	"stack" text,
	"component_stack" text,
	"url" text NOT NULL,
	"user_agent" text NOT NULL,
	"level" text NOT NULL,
	"occurred_at" timestamp (3) with time zone,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"top_frame" text GENERATED ALWAYS AS (regexp_replace(coalesce(substring("client_errors"."stack" from '(?n)^\s*(at \S.*|\S*@\S+:\d+:\d+)\s*$'), ''), 'https?://[^/\s)]+|-[A-Za-z0-9_-]{8}(?=\.m?js)|\?[^:)\s]*|:\d+', '', 'g')) STORED NOT NULL,
	"fingerprint" text GENERATED ALWAYS AS (md5("client_errors"."message" || chr(10) || regexp_replace(coalesce(substring("client_errors"."stack" from '(?n)^\s*(at \S.*|\S*@\S+:\d+:\d+)\s*$'), ''), 'https?://[^/\s)]+|-[A-Za-z0-9_-]{8}(?=\.m?js)|\?[^:)\s]*|:\d+', '', 'g'))) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"source" text NOT NULL,
	"state" text NOT NULL,
	"email" text NOT NULL,
	"name" text,
	"company" text,
	"company_size" text,
	"website" text,
	"time_sink" text,
	"message" text,
	"preferred_times" text,
	"calculation" jsonb,
	"suspicions" jsonb NOT NULL,
	"announced_at" timestamp (3) with time zone,
	"decided_at" timestamp (3) with time zone,
	"client_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "leads_source" CHECK ("leads"."source" in ('audit', 'report')),
	CONSTRAINT "leads_state" CHECK ("leads"."state" in ('new', 'contacted', 'won', 'lost', 'spam'))
);
--> statement-breakpoint
CREATE TABLE "page_views" (
	"day" date NOT NULL,
	"path" text NOT NULL,
	"referrer" text NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "page_views_day_path_referrer_pk" PRIMARY KEY("day","path","referrer")
);
--> statement-breakpoint
ALTER TABLE "api_key_days" ADD CONSTRAINT "api_key_days_key_id_api_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."api_keys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_owner_id_account_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_people" ADD CONSTRAINT "client_people_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_manager_id_account_users_id_fk" FOREIGN KEY ("manager_id") REFERENCES "public"."account_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_account_user_id_account_users_id_fk" FOREIGN KEY ("account_user_id") REFERENCES "public"."account_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_client_person_id_client_people_id_fk" FOREIGN KEY ("client_person_id") REFERENCES "public"."client_people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_links" ADD CONSTRAINT "password_links_account_user_id_account_users_id_fk" FOREIGN KEY ("account_user_id") REFERENCES "public"."account_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_links" ADD CONSTRAINT "password_links_client_person_id_client_people_id_fk" FOREIGN KEY ("client_person_id") REFERENCES "public"."client_people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_account_user_id_account_users_id_fk" FOREIGN KEY ("account_user_id") REFERENCES "public"."account_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_user_id_account_users_id_fk" FOREIGN KEY ("account_user_id") REFERENCES "public"."account_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_client_person_id_client_people_id_fk" FOREIGN KEY ("client_person_id") REFERENCES "public"."client_people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deletion_requests" ADD CONSTRAINT "deletion_requests_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deletion_requests" ADD CONSTRAINT "deletion_requests_confirmed_by_id_account_users_id_fk" FOREIGN KEY ("confirmed_by_id") REFERENCES "public"."account_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_versions" ADD CONSTRAINT "document_versions_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "internal_notes" ADD CONSTRAINT "internal_notes_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_studies" ADD CONSTRAINT "case_studies_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_study_versions" ADD CONSTRAINT "case_study_versions_case_study_id_case_studies_id_fk" FOREIGN KEY ("case_study_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_study_versions" ADD CONSTRAINT "case_study_versions_saved_by_account_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."account_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_slugs" ADD CONSTRAINT "former_slugs_case_study_id_case_studies_id_fk" FOREIGN KEY ("case_study_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reads" ADD CONSTRAINT "message_reads_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_threads" ADD CONSTRAINT "message_threads_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_account_user_id_account_users_id_fk" FOREIGN KEY ("account_user_id") REFERENCES "public"."account_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_client_person_id_client_people_id_fk" FOREIGN KEY ("client_person_id") REFERENCES "public"."client_people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_changes" ADD CONSTRAINT "live_changes_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_attempts" ADD CONSTRAINT "webhook_attempts_delivery_id_webhook_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."webhook_deliveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_id_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_owner_id_account_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliverable_steps" ADD CONSTRAINT "deliverable_steps_deliverable_id_deliverables_id_fk" FOREIGN KEY ("deliverable_id") REFERENCES "public"."deliverables"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliverable_versions" ADD CONSTRAINT "deliverable_versions_deliverable_id_deliverables_id_fk" FOREIGN KEY ("deliverable_id") REFERENCES "public"."deliverables"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliverable_versions" ADD CONSTRAINT "deliverable_versions_uploaded_by_account_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."account_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliverables" ADD CONSTRAINT "deliverables_milestone_id_milestones_id_fk" FOREIGN KEY ("milestone_id") REFERENCES "public"."milestones"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestones" ADD CONSTRAINT "milestones_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "measurements" ADD CONSTRAINT "measurements_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roi_baselines" ADD CONSTRAINT "roi_baselines_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_consents" ADD CONSTRAINT "story_consents_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_users_email" ON "account_users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "account_users_by_name" ON "account_users" USING btree (lower("name"),"id","name");--> statement-breakpoint
CREATE INDEX "account_users_by_email" ON "account_users" USING btree (lower("email"),"id","email");--> statement-breakpoint
CREATE INDEX "account_users_by_role" ON "account_users" USING btree ("role",lower("name"),"id");--> statement-breakpoint
CREATE INDEX "account_users_by_creation" ON "account_users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "account_users_words" ON "account_users" USING gin (to_tsvector('unaccented', regexp_replace(coalesce("name", '') || ' ' || coalesce("email", ''), '[\x01-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f]+', ' ', 'g')));--> statement-breakpoint
CREATE INDEX "api_key_days_by_day" ON "api_key_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "api_keys_by_owner" ON "api_keys" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "api_keys_by_name" ON "api_keys" USING btree (lower("name"),"id","name");--> statement-breakpoint
CREATE INDEX "api_keys_by_creation" ON "api_keys" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "api_keys_by_last_use" ON "api_keys" USING btree (coalesce("last_used_at", '-infinity'),"id","last_used_at");--> statement-breakpoint
CREATE INDEX "api_keys_by_expiry" ON "api_keys" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "api_keys_words" ON "api_keys" USING gin (to_tsvector('unaccented', regexp_replace(coalesce("name", '') || ' ' || coalesce("prefix", ''), '[\x01-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f]+', ' ', 'g')));--> statement-breakpoint
CREATE UNIQUE INDEX "client_people_email" ON "client_people" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "client_people_by_client" ON "client_people" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "client_people_words" ON "client_people" USING gin (to_tsvector('unaccented', regexp_replace(coalesce("name", '') || ' ' || coalesce("email", ''), '[\x01-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f]+', ' ', 'g')));--> statement-breakpoint
CREATE INDEX "clients_by_manager" ON "clients" USING btree ("manager_id",lower("company"),"id");--> statement-breakpoint
CREATE INDEX "clients_by_company" ON "clients" USING btree (lower("company"),"id","company");--> statement-breakpoint
CREATE INDEX "clients_by_creation" ON "clients" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "clients_words" ON "clients" USING gin (to_tsvector('unaccented', regexp_replace(coalesce("company", ''), '[\x01-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f]+', ' ', 'g')));--> statement-breakpoint
CREATE INDEX "email_changes_by_account_user" ON "email_changes" USING btree ("account_user_id");--> statement-breakpoint
CREATE INDEX "email_changes_by_client_person" ON "email_changes" USING btree ("client_person_id");--> statement-breakpoint
CREATE INDEX "email_changes_by_age" ON "email_changes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "password_links_by_account_user" ON "password_links" USING btree ("account_user_id");--> statement-breakpoint
CREATE INDEX "password_links_by_client_person" ON "password_links" USING btree ("client_person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "recovery_codes_by_account" ON "recovery_codes" USING btree ("account_user_id","code_hash");--> statement-breakpoint
CREATE INDEX "sessions_by_account_user" ON "sessions" USING btree ("account_user_id");--> statement-breakpoint
CREATE INDEX "sessions_by_client_person" ON "sessions" USING btree ("client_person_id");--> statement-breakpoint
CREATE INDEX "deletion_requests_by_client" ON "deletion_requests" USING btree ("client_id","requested_at");--> statement-breakpoint
CREATE UNIQUE INDEX "deletion_requests_pending" ON "deletion_requests" USING btree ("client_id") WHERE "deletion_requests"."state" in ('open', 'scheduled');--> statement-breakpoint
CREATE INDEX "deletion_requests_due" ON "deletion_requests" USING btree ("erase_at") WHERE "deletion_requests"."state" = 'scheduled';--> statement-breakpoint
CREATE INDEX "document_versions_by_storage_key" ON "document_versions" USING btree ("storage_key");--> statement-breakpoint
CREATE INDEX "documents_by_upload" ON "documents" USING btree ("client_id","uploaded_at","id");--> statement-breakpoint
CREATE INDEX "documents_by_name" ON "documents" USING btree ("client_id",lower("name"),"id");--> statement-breakpoint
CREATE INDEX "documents_by_size" ON "documents" USING btree ("client_id","byte_size","id");--> statement-breakpoint
CREATE INDEX "documents_in_trash" ON "documents" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "documents_words" ON "documents" USING gin (to_tsvector('unaccented', regexp_replace(coalesce("name", ''), '[\x01-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f]+', ' ', 'g')));--> statement-breakpoint
CREATE INDEX "internal_notes_in_order" ON "internal_notes" USING btree ("client_id","pinned","created_at","id");--> statement-breakpoint
CREATE INDEX "internal_notes_in_trash" ON "internal_notes" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "internal_notes_words" ON "internal_notes" USING gin (to_tsvector('unaccented', regexp_replace(coalesce("text", '') || ' ' || coalesce("author", ''), '[\x01-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f]+', ' ', 'g')));--> statement-breakpoint
CREATE INDEX "meetings_by_end" ON "meetings" USING btree ("client_id","ends_at","id");--> statement-breakpoint
CREATE INDEX "meetings_in_trash" ON "meetings" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "assets_by_category" ON "assets" USING btree ("category","created_at");--> statement-breakpoint
CREATE INDEX "assets_by_name" ON "assets" USING btree (lower("name"),"id","name") WHERE "assets"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "assets_by_creation" ON "assets" USING btree ("created_at","id") WHERE "assets"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "assets_by_size" ON "assets" USING btree ("byte_size","id") WHERE "assets"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "assets_by_activity" ON "assets" USING btree ("is_active","created_at","id") WHERE "assets"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "assets_by_type" ON "assets" USING btree ("content_type","created_at","id") WHERE "assets"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "assets_by_deletion" ON "assets" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "assets_by_storage_key" ON "assets" USING btree ("storage_key");--> statement-breakpoint
CREATE INDEX "assets_by_checksum" ON "assets" USING btree ("checksum");--> statement-breakpoint
CREATE INDEX "assets_words" ON "assets" USING gin (to_tsvector('unaccented', regexp_replace(coalesce("name", '') || ' ' || coalesce("category", ''), '[\x01-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f]+', ' ', 'g')));--> statement-breakpoint
CREATE INDEX "case_studies_by_publication" ON "case_studies" USING btree ("published_at","id","state");--> statement-breakpoint
CREATE INDEX "case_studies_by_edit" ON "case_studies" USING btree ("edited_at","id","state");--> statement-breakpoint
CREATE INDEX "case_studies_by_title" ON "case_studies" USING btree (lower("title"),"id","title","state");--> statement-breakpoint
CREATE INDEX "case_studies_by_state" ON "case_studies" USING btree ("state","edited_at","id");--> statement-breakpoint
CREATE INDEX "case_studies_by_industry" ON "case_studies" USING btree ("industry","state");--> statement-breakpoint
CREATE INDEX "case_studies_by_client" ON "case_studies" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "case_studies_words" ON "case_studies" USING gin (to_tsvector('unaccented', regexp_replace(coalesce("title", '') || ' ' || coalesce("industry", '') || ' ' || coalesce("slug", ''), '[\x01-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f]+', ' ', 'g')));--> statement-breakpoint
CREATE INDEX "case_study_versions_by_story" ON "case_study_versions" USING btree ("case_study_id","number");--> statement-breakpoint
CREATE INDEX "former_slugs_by_story" ON "former_slugs" USING btree ("case_study_id");--> statement-breakpoint
CREATE INDEX "tech_assets_by_priority" ON "tech_assets" USING btree ("is_active","priority") WHERE "tech_assets"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "tech_assets_name" ON "tech_assets" USING btree (lower("name")) WHERE "tech_assets"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "tech_assets_in_order" ON "tech_assets" USING btree ("priority" DESC NULLS FIRST,"name","id") WHERE "tech_assets"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "tech_assets_by_name" ON "tech_assets" USING btree (lower("name"),"id","name") WHERE "tech_assets"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "tech_assets_by_category" ON "tech_assets" USING btree ("category","id") WHERE "tech_assets"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "tech_assets_by_change" ON "tech_assets" USING btree ("updated_at","id") WHERE "tech_assets"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "tech_assets_in_trash" ON "tech_assets" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "tech_assets_words" ON "tech_assets" USING gin (to_tsvector('unaccented', regexp_replace(coalesce("name", '') || ' ' || coalesce("description", ''), '[\x01-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f]+', ' ', 'g')));--> statement-breakpoint
CREATE UNIQUE INDEX "messages_by_client" ON "messages" USING btree ("client_id","number");--> statement-breakpoint
CREATE INDEX "notifications_of_team" ON "notifications" USING btree ("account_user_id","client_id") WHERE "notifications"."done_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_of_clients" ON "notifications" USING btree ("client_person_id") WHERE "notifications"."done_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_by_time" ON "notifications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "audit_log_by_time" ON "audit_log" USING btree ("occurred_at","id");--> statement-breakpoint
CREATE INDEX "audit_log_by_client" ON "audit_log" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "audit_log_by_subject" ON "audit_log" USING btree ("subject_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_by_actor" ON "audit_log" USING btree ("actor_id","occurred_at","id");--> statement-breakpoint
CREATE INDEX "audit_log_by_kind" ON "audit_log" USING btree (split_part("action", '.', 1),"occurred_at","id");--> statement-breakpoint
CREATE INDEX "audit_log_words" ON "audit_log" USING gin (to_tsvector('unaccented', regexp_replace(coalesce("actor_name", '') || ' ' || coalesce("subject_name", ''), '[\x01-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f]+', ' ', 'g')));--> statement-breakpoint
CREATE INDEX "events_by_type" ON "events" USING btree ("type","id");--> statement-breakpoint
CREATE INDEX "events_by_time" ON "events" USING btree ("occurred_at","id");--> statement-breakpoint
CREATE INDEX "live_changes_by_transaction" ON "live_changes" USING btree ("transaction");--> statement-breakpoint
CREATE INDEX "live_changes_by_time" ON "live_changes" USING btree ("occurred_at");--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_attempts_by_delivery" ON "webhook_attempts" USING btree ("delivery_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_deliveries_once" ON "webhook_deliveries" USING btree ("webhook_id","event_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_by_webhook" ON "webhook_deliveries" USING btree ("webhook_id","created_at","id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_by_state" ON "webhook_deliveries" USING btree ("webhook_id","state","created_at","id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_by_event" ON "webhook_deliveries" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" USING btree ("next_attempt_at") WHERE "webhook_deliveries"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_by_age" ON "webhook_deliveries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "webhooks_by_name" ON "webhooks" USING btree (lower("name"),"id","name") WHERE "webhooks"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "webhooks_by_creation" ON "webhooks" USING btree ("created_at","id") WHERE "webhooks"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "webhooks_by_attempt" ON "webhooks" USING btree ("last_attempt_at","id") WHERE "webhooks"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "webhooks_in_trash" ON "webhooks" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "webhooks_by_owner" ON "webhooks" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "webhooks_words" ON "webhooks" USING gin (to_tsvector('unaccented', regexp_replace(coalesce("name", '') || ' ' || coalesce("description", '') || ' ' || coalesce("url", ''), '[\x01-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f]+', ' ', 'g')));--> statement-breakpoint
CREATE INDEX "deliverable_steps_by_deliverable" ON "deliverable_steps" USING btree ("deliverable_id","id");--> statement-breakpoint
CREATE INDEX "deliverable_versions_by_storage_key" ON "deliverable_versions" USING btree ("storage_key");--> statement-breakpoint
CREATE INDEX "deliverables_by_milestone" ON "deliverables" USING btree ("milestone_id","created_at");--> statement-breakpoint
CREATE INDEX "deliverables_awaiting" ON "deliverables" USING btree ("milestone_id","state_since") WHERE "deliverables"."state" = 'awaiting-approval' and "deliverables"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "deliverables_by_deletion" ON "deliverables" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "milestones_by_project" ON "milestones" USING btree ("project_id","position");--> statement-breakpoint
CREATE INDEX "milestones_open" ON "milestones" USING btree ("project_id","due_on") WHERE "milestones"."state" <> 'done' and "milestones"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "milestones_by_deletion" ON "milestones" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "projects_by_client" ON "projects" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "stored_answers_by_age" ON "stored_answers" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "measurements_week" ON "measurements" USING btree ("client_id","week") WHERE "measurements"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "measurements_in_trash" ON "measurements" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "client_error_groups_by_last" ON "client_error_groups" USING btree ("last_seen_at","id");--> statement-breakpoint
CREATE INDEX "client_error_groups_by_first" ON "client_error_groups" USING btree ("first_seen_at","id");--> statement-breakpoint
CREATE INDEX "client_error_groups_by_occurrences" ON "client_error_groups" USING btree ("occurrences","id");--> statement-breakpoint
CREATE INDEX "client_error_groups_words" ON "client_error_groups" USING gin (to_tsvector('unaccented', regexp_replace(coalesce("message", '') || ' ' || coalesce("top_frame", ''), '[\x01-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f]+', ' ', 'g')));--> statement-breakpoint
CREATE INDEX "client_errors_by_arrival" ON "client_errors" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "client_errors_by_fingerprint" ON "client_errors" USING btree ("fingerprint","received_at");--> statement-breakpoint
CREATE INDEX "leads_by_state" ON "leads" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "leads_by_creation" ON "leads" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "leads_by_decision" ON "leads" USING btree ("decided_at");--> statement-breakpoint
CREATE INDEX "leads_words" ON "leads" USING gin (to_tsvector('unaccented', regexp_replace(coalesce("name", '') || ' ' || coalesce("company", '') || ' ' || coalesce("email", ''), '[\x01-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f]+', ' ', 'g')));--> statement-breakpoint
INSERT INTO "content_version" DEFAULT VALUES;
--> statement-breakpoint
CREATE TRIGGER "assets_change_content_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "assets" FOR EACH STATEMENT EXECUTE FUNCTION "change_content_version"();
--> statement-breakpoint
CREATE TRIGGER "case_studies_change_content_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "case_studies" FOR EACH STATEMENT EXECUTE FUNCTION "change_content_version"();
--> statement-breakpoint
CREATE TRIGGER "tech_assets_change_content_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "tech_assets" FOR EACH STATEMENT EXECUTE FUNCTION "change_content_version"();
