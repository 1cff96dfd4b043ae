DROP INDEX "account_users_by_name";--> statement-breakpoint
DROP INDEX "clients_by_manager";--> statement-breakpoint
ALTER TABLE "client_people" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "account_users_by_email" ON "account_users" USING btree (lower("email"),"id","email");--> statement-breakpoint
CREATE INDEX "account_users_by_role" ON "account_users" USING btree ("role",lower("name"),"id");--> statement-breakpoint
CREATE INDEX "client_people_words" ON "client_people" USING gin (to_tsvector('simple', regexp_replace(coalesce("name", '') || ' ' || coalesce("email", ''), '[\x01-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f]+', ' ', 'g')));--> statement-breakpoint
CREATE INDEX "clients_by_company" ON "clients" USING btree (lower("company"),"id","company");--> statement-breakpoint
CREATE INDEX "clients_by_creation" ON "clients" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "clients_words" ON "clients" USING gin (to_tsvector('simple', regexp_replace(coalesce("company", ''), '[\x01-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f]+', ' ', 'g')));--> statement-breakpoint
CREATE INDEX "account_users_by_name" ON "account_users" USING btree (lower("name"),"id","name");--> statement-breakpoint
CREATE INDEX "clients_by_manager" ON "clients" USING btree ("manager_id",lower("company"),"id");