CREATE EXTENSION IF NOT EXISTS unaccent;--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION unaccented (COPY = simple);--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION unaccented ALTER MAPPING FOR word, numword, hword, hword_part, hword_numpart, numhword WITH unaccent, simple;--> statement-breakpoint
DROP INDEX "account_users_words";--> statement-breakpoint
DROP INDEX "api_keys_words";--> statement-breakpoint
DROP INDEX "assets_words";--> statement-breakpoint
DROP INDEX "audit_log_words";--> statement-breakpoint
DROP INDEX "case_studies_words";--> statement-breakpoint
DROP INDEX "client_error_groups_words";--> statement-breakpoint
DROP INDEX "client_people_words";--> statement-breakpoint
DROP INDEX "clients_words";--> statement-breakpoint
DROP INDEX "documents_words";--> statement-breakpoint
DROP INDEX "internal_notes_words";--> statement-breakpoint
DROP INDEX "leads_words";--> statement-breakpoint
DROP INDEX "tech_assets_words";--> statement-breakpoint
DROP INDEX "webhooks_words";--> statement-breakpoint
CREATE INDEX "account_users_words" ON "account_users" USING gin (to_tsvector('unaccented', regexp_replace(coalesce("name", '') || ' ' || coalesce("email", ''), '[\x01-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f]+', ' ', 'g')));--> statement-breakpoint
CREATE INDEX "api_keys_words" ON "api_keys" USING gin (to_tsvector('unaccented', regexp_replace(coalesce("name", '') || ' ' || coalesce("prefix", ''), '[\x01-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f]+', ' ', 'g')));--> statement-breakpoint
CREATE INDEX "assets_words" ON "assets" USING gin (to_tsvector('unaccented', regexp_replace(coalesce("name", '') || ' ' || coalesce("category", ''), '[\x01-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f]+', ' ', 'g')));--> statement-breakpoint
CREATE INDEX "audit_log_words" ON "audit_log" USING gin (to_tsvector('unaccented', regexp_replace(coalesce("actor_name", '') || ' ' || coalesce("subject_name", ''), '[\x01-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f]+', ' ', 'g')));--> statement-breakpoint
CREATE INDEX "case_studies_words" ON "case_studies" USING gin (to_tsvector('unaccented', regexp_replace(coalesce("title", '') || ' ' || coalesce("industry", '') || ' ' || coalesce("slug", ''), '[\x01-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f]+', ' ', 'g')));--> statement-breakpoint
CREATE INDEX "client_error_groups_words" ON "client_error_groups" USING gin (to_tsvector('unaccented', regexp_replace(coalesce("message", '') || ' ' || coalesce("top_frame", ''), '[\x01-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f]+', ' ', 'g')));--> statement-breakpoint
CREATE INDEX "client_people_words" ON "client_people" USING gin (to_tsvector('unaccented', regexp_replace(coalesce("name", '') || ' ' || coalesce("email", ''), '[\x01-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f]+', ' ', 'g')));--> statement-breakpoint
CREATE INDEX "clients_words" ON "clients" USING gin (to_tsvector('unaccented', regexp_replace(coalesce("company", ''), '[\x01-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f]+', ' ', 'g')));--> statement-breakpoint
CREATE INDEX "documents_words" ON "documents" USING gin (to_tsvector('unaccented', regexp_replace(coalesce("name", ''), '[\x01-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f]+', ' ', 'g')));--> statement-breakpoint
CREATE INDEX "internal_notes_words" ON "internal_notes" USING gin (to_tsvector('unaccented', regexp_replace(coalesce("text", '') || ' ' || coalesce("author", ''), '[\x01-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f]+', ' ', 'g')));--> statement-breakpoint
CREATE INDEX "leads_words" ON "leads" USING gin (to_tsvector('unaccented', regexp_replace(coalesce("name", '') || ' ' || coalesce("company", '') || ' ' || coalesce("email", ''), '[\x01-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f]+', ' ', 'g')));--> statement-breakpoint
CREATE INDEX "tech_assets_words" ON "tech_assets" USING gin (to_tsvector('unaccented', regexp_replace(coalesce("name", '') || ' ' || coalesce("description", ''), '[\x01-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f]+', ' ', 'g')));--> statement-breakpoint
CREATE INDEX "webhooks_words" ON "webhooks" USING gin (to_tsvector('unaccented', regexp_replace(coalesce("name", '') || ' ' || coalesce("description", '') || ' ' || coalesce("url", ''), '[\x01-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f]+', ' ', 'g')));