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
ALTER TABLE "case_studies" ADD COLUMN "state" text GENERATED ALWAYS AS (case when "case_studies"."deleted_at" is not null then 'deleted'
          when "case_studies"."published_at" is null then 'draft'
          when "case_studies"."draft" is null then 'published' else 'changed' end) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "assets_by_activity" ON "assets" USING btree ("is_active","created_at","id") WHERE "assets"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "assets_by_type" ON "assets" USING btree ("content_type","created_at","id") WHERE "assets"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "case_studies_by_state" ON "case_studies" USING btree ("state","edited_at","id");--> statement-breakpoint
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
CREATE INDEX "webhooks_by_attempt" ON "webhooks" USING btree ("last_attempt_at","id") WHERE "webhooks"."deleted_at" is null;