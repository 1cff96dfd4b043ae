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
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_account_user_id_account_users_id_fk" FOREIGN KEY ("account_user_id") REFERENCES "public"."account_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_client_person_id_client_people_id_fk" FOREIGN KEY ("client_person_id") REFERENCES "public"."client_people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_changes_by_account_user" ON "email_changes" USING btree ("account_user_id");--> statement-breakpoint
CREATE INDEX "email_changes_by_client_person" ON "email_changes" USING btree ("client_person_id");--> statement-breakpoint
CREATE INDEX "email_changes_by_age" ON "email_changes" USING btree ("created_at");