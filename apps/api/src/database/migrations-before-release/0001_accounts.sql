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
CREATE TABLE "stored_answers" (
	"id" text PRIMARY KEY NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer,
	"body" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_users" ADD COLUMN "second_factor_secret" text;--> statement-breakpoint
ALTER TABLE "account_users" ADD COLUMN "second_factor_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "account_users" ADD COLUMN "second_factor_step" integer;--> statement-breakpoint
ALTER TABLE "account_users" ADD COLUMN "second_factor_offered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "password_links" ADD CONSTRAINT "password_links_account_user_id_account_users_id_fk" FOREIGN KEY ("account_user_id") REFERENCES "public"."account_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_links" ADD CONSTRAINT "password_links_client_person_id_client_people_id_fk" FOREIGN KEY ("client_person_id") REFERENCES "public"."client_people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_account_user_id_account_users_id_fk" FOREIGN KEY ("account_user_id") REFERENCES "public"."account_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "password_links_by_account_user" ON "password_links" USING btree ("account_user_id");--> statement-breakpoint
CREATE INDEX "password_links_by_client_person" ON "password_links" USING btree ("client_person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "recovery_codes_by_account" ON "recovery_codes" USING btree ("account_user_id","code_hash");--> statement-breakpoint
CREATE INDEX "stored_answers_by_age" ON "stored_answers" USING btree ("created_at");