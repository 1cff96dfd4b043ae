ALTER TABLE "case_studies" ADD COLUMN "quote" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "case_studies" ADD COLUMN "quote_author" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "case_studies" ADD COLUMN "quote_role" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "case_studies" SET "draft" = "draft" || '{"quote": "", "quoteAuthor": "", "quoteRole": ""}' WHERE "draft" IS NOT NULL;--> statement-breakpoint
UPDATE "case_study_versions" SET "fields" = "fields" || '{"quote": "", "quoteAuthor": "", "quoteRole": ""}';