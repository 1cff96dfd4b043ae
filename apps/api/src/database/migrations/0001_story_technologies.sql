ALTER TABLE "case_studies" ADD COLUMN "technology_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
UPDATE "case_studies" SET "draft" = "draft" || '{"technologyIds": []}' WHERE "draft" IS NOT NULL;--> statement-breakpoint
UPDATE "case_study_versions" SET "fields" = "fields" || '{"technologyIds": []}';
