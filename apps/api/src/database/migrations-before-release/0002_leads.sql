CREATE TABLE "events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"data" jsonb NOT NULL,
	"occurred_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"source" text NOT NULL,
	"state" text NOT NULL,
	"email" text NOT NULL,
	"name" text,
	"company" text,
	"company_size" text,
	"website" text,
	"time_sink" text,
	"message" text,
	"preferred_times" text,
	"calculation" jsonb,
	"suspicions" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "leads_source" CHECK ("leads"."source" in ('audit', 'report')),
	CONSTRAINT "leads_state" CHECK ("leads"."state" in ('new', 'contacted', 'won', 'lost', 'spam'))
);
--> statement-breakpoint
CREATE TABLE "page_views" (
	"day" date NOT NULL,
	"path" text NOT NULL,
	"referrer" text NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "page_views_day_path_referrer_pk" PRIMARY KEY("day","path","referrer")
);
--> statement-breakpoint
CREATE INDEX "events_by_type" ON "events" USING btree ("type","id");--> statement-breakpoint
CREATE INDEX "leads_by_state" ON "leads" USING btree ("state","created_at");