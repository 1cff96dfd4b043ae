-- Clients that were added before each of them began with a project get one to be planned.
INSERT INTO "projects" ("client_id", "name", "phase", "started_on")
SELECT "id", 'Automation project', 'audit', ("created_at" AT TIME ZONE 'UTC')::date FROM "clients"
WHERE NOT EXISTS (SELECT 1 FROM "projects" WHERE "projects"."client_id" = "clients"."id");
