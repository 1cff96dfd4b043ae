CREATE TABLE "deliverable_steps" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deliverable_steps_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"deliverable_id" uuid NOT NULL,
	"state" text NOT NULL,
	"number" integer NOT NULL,
	"comment" text NOT NULL,
	"side" text NOT NULL,
	"actor_id" uuid NOT NULL,
	"occurred_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deliverable_versions" (
	"deliverable_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"byte_size" integer NOT NULL,
	"checksum" text NOT NULL,
	"storage_key" text NOT NULL,
	"uploaded_at" timestamp (3) with time zone NOT NULL,
	"uploaded_by" uuid,
	"shared_at" timestamp (3) with time zone,
	CONSTRAINT "deliverable_versions_deliverable_id_number_pk" PRIMARY KEY("deliverable_id","number")
);
--> statement-breakpoint
CREATE TABLE "deliverables" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"milestone_id" uuid NOT NULL,
	"title" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"state_since" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "deliverables_state" CHECK ("deliverables"."state" in ('draft', 'awaiting-approval', 'changes-requested', 'approved'))
);
--> statement-breakpoint
ALTER TABLE "milestones" ADD COLUMN "description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "milestones" ADD COLUMN "state" text DEFAULT 'planned' NOT NULL;--> statement-breakpoint
ALTER TABLE "milestones" ADD COLUMN "started_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "milestones" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "milestones" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "blocked_reason" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "blocked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "deliverable_steps" ADD CONSTRAINT "deliverable_steps_deliverable_id_deliverables_id_fk" FOREIGN KEY ("deliverable_id") REFERENCES "public"."deliverables"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliverable_versions" ADD CONSTRAINT "deliverable_versions_deliverable_id_deliverables_id_fk" FOREIGN KEY ("deliverable_id") REFERENCES "public"."deliverables"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliverable_versions" ADD CONSTRAINT "deliverable_versions_uploaded_by_account_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."account_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliverables" ADD CONSTRAINT "deliverables_milestone_id_milestones_id_fk" FOREIGN KEY ("milestone_id") REFERENCES "public"."milestones"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deliverable_steps_by_deliverable" ON "deliverable_steps" USING btree ("deliverable_id","id");--> statement-breakpoint
CREATE INDEX "deliverable_versions_by_storage_key" ON "deliverable_versions" USING btree ("storage_key");--> statement-breakpoint
CREATE INDEX "deliverables_by_milestone" ON "deliverables" USING btree ("milestone_id","created_at");--> statement-breakpoint
CREATE INDEX "deliverables_awaiting" ON "deliverables" USING btree ("milestone_id","state_since") WHERE "deliverables"."state" = 'awaiting-approval' and "deliverables"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "deliverables_by_deletion" ON "deliverables" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "milestones_open" ON "milestones" USING btree ("project_id","due_on") WHERE "milestones"."state" <> 'done' and "milestones"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "milestones_by_deletion" ON "milestones" USING btree ("deleted_at");--> statement-breakpoint
ALTER TABLE "milestones" ADD CONSTRAINT "milestones_state" CHECK ("milestones"."state" in ('planned', 'in-progress', 'done'));