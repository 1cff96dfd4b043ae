ALTER TABLE "projects" ADD COLUMN "estimate" jsonb;--> statement-breakpoint
UPDATE "projects" SET "estimate" = "leads"."calculation" FROM "leads" WHERE "leads"."client_id" = "projects"."client_id" AND "leads"."state" = 'won';
