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
CREATE TABLE "former_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"case_study_id" uuid NOT NULL
);
--> statement-breakpoint
DROP INDEX "case_studies_by_publication";--> statement-breakpoint
ALTER TABLE "case_studies" ALTER COLUMN "slug" SET DEFAULT gen_random_uuid()::text;--> statement-breakpoint
ALTER TABLE "case_studies" ALTER COLUMN "time_frame" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "case_studies" ALTER COLUMN "hours_saved" SET DEFAULT 0;--> statement-breakpoint
ALTER TABLE "case_studies" ALTER COLUMN "revenue_boost" SET DEFAULT 0;--> statement-breakpoint
ALTER TABLE "case_studies" ALTER COLUMN "efficiency" SET DEFAULT 0;--> statement-breakpoint
ALTER TABLE "case_studies" ALTER COLUMN "savings" SET DEFAULT 0;--> statement-breakpoint
ALTER TABLE "case_studies" ALTER COLUMN "description" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "case_studies" ALTER COLUMN "challenge" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "case_studies" ALTER COLUMN "approach" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "case_studies" ALTER COLUMN "result" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "case_studies" ADD COLUMN "appeared_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "case_studies" ADD COLUMN "draft" jsonb;--> statement-breakpoint
ALTER TABLE "case_studies" ADD COLUMN "edited_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "case_studies" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "case_studies" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "case_study_versions" ADD CONSTRAINT "case_study_versions_case_study_id_case_studies_id_fk" FOREIGN KEY ("case_study_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_study_versions" ADD CONSTRAINT "case_study_versions_saved_by_account_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."account_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_slugs" ADD CONSTRAINT "former_slugs_case_study_id_case_studies_id_fk" FOREIGN KEY ("case_study_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "case_study_versions_by_story" ON "case_study_versions" USING btree ("case_study_id","number");--> statement-breakpoint
CREATE INDEX "former_slugs_by_story" ON "former_slugs" USING btree ("case_study_id");--> statement-breakpoint
CREATE INDEX "case_studies_by_edit" ON "case_studies" USING btree ("edited_at","id");--> statement-breakpoint
CREATE INDEX "case_studies_by_title" ON "case_studies" USING btree (lower("title"),"id");--> statement-breakpoint
CREATE INDEX "case_studies_by_industry" ON "case_studies" USING btree ("industry");--> statement-breakpoint
CREATE INDEX "case_studies_words" ON "case_studies" USING gin (to_tsvector('simple', regexp_replace(coalesce("title", '') || ' ' || coalesce("industry", '') || ' ' || coalesce("slug", ''), '[\x01-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f]+', ' ', 'g')));--> statement-breakpoint
CREATE INDEX "case_studies_by_publication" ON "case_studies" USING btree ("published_at","id");--> statement-breakpoint
UPDATE "case_studies" SET "edited_at" = "updated_at", "appeared_at" = "published_at";
