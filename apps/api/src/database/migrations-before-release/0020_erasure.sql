CREATE TABLE "erased_clients" (
	"client_id" uuid PRIMARY KEY NOT NULL,
	"erased_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "deletion_requests" DROP CONSTRAINT "deletion_requests_state";--> statement-breakpoint
DROP INDEX "deletion_requests_open";--> statement-breakpoint
-- Nothing was deleted for requests that were marked as done, so the latest of a client is open again.
UPDATE "deletion_requests" SET "state" = 'open', "closed_by" = NULL, "closed_at" = NULL, "version" = "version" + 1
WHERE "id" IN (
	SELECT "id" FROM (
		SELECT DISTINCT ON ("client_id") "id", "state" FROM "deletion_requests"
		ORDER BY "client_id", "requested_at" DESC, "id" DESC
	) AS "latest" WHERE "state" = 'done'
);--> statement-breakpoint
UPDATE "deletion_requests" SET "state" = 'declined' WHERE "state" = 'done';--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "client_id" uuid;--> statement-breakpoint
ALTER TABLE "deletion_requests" ADD COLUMN "erase_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "deletion_requests" ADD COLUMN "confirmed_by_id" uuid;--> statement-breakpoint
ALTER TABLE "deletion_requests" ADD CONSTRAINT "deletion_requests_confirmed_by_id_account_users_id_fk" FOREIGN KEY ("confirmed_by_id") REFERENCES "public"."account_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_by_client" ON "audit_log" USING btree ("client_id");--> statement-breakpoint
CREATE UNIQUE INDEX "deletion_requests_pending" ON "deletion_requests" USING btree ("client_id") WHERE "deletion_requests"."state" in ('open', 'scheduled');--> statement-breakpoint
CREATE INDEX "deletion_requests_due" ON "deletion_requests" USING btree ("erase_at") WHERE "deletion_requests"."state" = 'scheduled';--> statement-breakpoint
ALTER TABLE "deletion_requests" ADD CONSTRAINT "deletion_requests_day" CHECK (("deletion_requests"."state" = 'scheduled') = ("deletion_requests"."erase_at" is not null));--> statement-breakpoint
ALTER TABLE "deletion_requests" ADD CONSTRAINT "deletion_requests_state" CHECK ("deletion_requests"."state" in ('open', 'scheduled', 'withdrawn', 'declined'));