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
DROP INDEX "live_changes_by_client";--> statement-breakpoint
ALTER TABLE "account_users" ADD COLUMN "notification_choice" text DEFAULT 'immediate' NOT NULL;--> statement-breakpoint
ALTER TABLE "client_people" ADD COLUMN "notification_choice" text DEFAULT 'immediate' NOT NULL;--> statement-breakpoint
ALTER TABLE "live_changes" ADD COLUMN "transaction" "xid8" DEFAULT pg_current_xact_id() NOT NULL;--> statement-breakpoint
ALTER TABLE "message_reads" ADD CONSTRAINT "message_reads_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_threads" ADD CONSTRAINT "message_threads_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_account_user_id_account_users_id_fk" FOREIGN KEY ("account_user_id") REFERENCES "public"."account_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_client_person_id_client_people_id_fk" FOREIGN KEY ("client_person_id") REFERENCES "public"."client_people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "messages_by_client" ON "messages" USING btree ("client_id","number");--> statement-breakpoint
CREATE INDEX "notifications_of_team" ON "notifications" USING btree ("account_user_id","client_id") WHERE "notifications"."done_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_of_clients" ON "notifications" USING btree ("client_person_id") WHERE "notifications"."done_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_by_time" ON "notifications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "live_changes_by_transaction" ON "live_changes" USING btree ("transaction");--> statement-breakpoint
ALTER TABLE "account_users" ADD CONSTRAINT "account_users_notification_choice" CHECK ("account_users"."notification_choice" in ('immediate', 'daily', 'off'));--> statement-breakpoint
ALTER TABLE "client_people" ADD CONSTRAINT "client_people_notification_choice" CHECK ("client_people"."notification_choice" in ('immediate', 'daily', 'off'));