CREATE TABLE "content_version" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"version" uuid DEFAULT gen_random_uuid() NOT NULL,
	CONSTRAINT "content_version_only" CHECK ("content_version"."only")
);
--> statement-breakpoint
INSERT INTO "content_version" DEFAULT VALUES;
--> statement-breakpoint
CREATE FUNCTION "change_content_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "content_version" SET "version" = gen_random_uuid();
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "assets_change_content_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "assets" FOR EACH STATEMENT EXECUTE FUNCTION "change_content_version"();
--> statement-breakpoint
CREATE TRIGGER "case_studies_change_content_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "case_studies" FOR EACH STATEMENT EXECUTE FUNCTION "change_content_version"();
--> statement-breakpoint
CREATE TRIGGER "tech_assets_change_content_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "tech_assets" FOR EACH STATEMENT EXECUTE FUNCTION "change_content_version"();
