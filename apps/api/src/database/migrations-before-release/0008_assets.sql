ALTER TABLE "assets" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "assets_by_name" ON "assets" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "assets_by_creation" ON "assets" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "assets_by_size" ON "assets" USING btree ("byte_size","id");--> statement-breakpoint
CREATE INDEX "assets_by_deletion" ON "assets" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "assets_by_storage_key" ON "assets" USING btree ("storage_key");--> statement-breakpoint
CREATE INDEX "assets_by_checksum" ON "assets" USING btree ("checksum");--> statement-breakpoint
CREATE INDEX "assets_words" ON "assets" USING gin (to_tsvector('simple', regexp_replace(coalesce("name", '') || ' ' || coalesce("category", ''), '[\x01-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f]+', ' ', 'g')));