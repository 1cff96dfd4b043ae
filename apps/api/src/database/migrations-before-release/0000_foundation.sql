CREATE TABLE "account_users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"password_hash" text,
	"booking_url" text,
	"deactivated_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_users_role" CHECK ("account_users"."role" in ('admin', 'manager'))
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
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "case_studies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"industry" text NOT NULL,
	"time_frame" text NOT NULL,
	"hours_saved" numeric(7, 1) NOT NULL,
	"revenue_boost" numeric(7, 1) NOT NULL,
	"efficiency" numeric(7, 1) NOT NULL,
	"savings" integer NOT NULL,
	"description" text NOT NULL,
	"image_url" text,
	"challenge" text NOT NULL,
	"approach" text NOT NULL,
	"result" text NOT NULL,
	"published_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "case_studies_slug_unique" UNIQUE("slug")
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
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "client_people" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"deactivated_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "clients" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company" text NOT NULL,
	"manager_id" uuid,
	"deactivated_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
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
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "client_people" ADD CONSTRAINT "client_people_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_manager_id_account_users_id_fk" FOREIGN KEY ("manager_id") REFERENCES "public"."account_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_user_id_account_users_id_fk" FOREIGN KEY ("account_user_id") REFERENCES "public"."account_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_client_person_id_client_people_id_fk" FOREIGN KEY ("client_person_id") REFERENCES "public"."client_people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_users_email" ON "account_users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "assets_by_category" ON "assets" USING btree ("category","created_at");--> statement-breakpoint
CREATE INDEX "case_studies_by_publication" ON "case_studies" USING btree ("published_at");--> statement-breakpoint
CREATE INDEX "client_errors_by_arrival" ON "client_errors" USING btree ("received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "client_people_email" ON "client_people" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "client_people_by_client" ON "client_people" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "clients_by_manager" ON "clients" USING btree ("manager_id");--> statement-breakpoint
CREATE INDEX "sessions_by_account_user" ON "sessions" USING btree ("account_user_id");--> statement-breakpoint
CREATE INDEX "sessions_by_client_person" ON "sessions" USING btree ("client_person_id");--> statement-breakpoint
CREATE INDEX "tech_assets_by_priority" ON "tech_assets" USING btree ("is_active","priority");