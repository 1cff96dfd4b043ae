ALTER TABLE "tech_assets" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "tech_assets" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "tech_assets_name" ON "tech_assets" USING btree (lower("name")) WHERE "tech_assets"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "tech_assets_in_order" ON "tech_assets" USING btree ("priority" DESC NULLS FIRST,"name","id");--> statement-breakpoint
CREATE INDEX "tech_assets_by_name" ON "tech_assets" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "tech_assets_by_category" ON "tech_assets" USING btree ("category","id");--> statement-breakpoint
CREATE INDEX "tech_assets_by_change" ON "tech_assets" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "tech_assets_in_trash" ON "tech_assets" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "tech_assets_words" ON "tech_assets" USING gin (to_tsvector('simple', regexp_replace(coalesce("name", '') || ' ' || coalesce("description", ''), '[\x01-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f]+', ' ', 'g')));