CREATE TABLE "catalogue_import_items" (
	"import_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"line" integer NOT NULL,
	"sku" text NOT NULL,
	"name" text NOT NULL,
	"product" jsonb,
	"action" text NOT NULL,
	"field" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"product_id" uuid,
	"edition" integer,
	"steps" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"result" text DEFAULT 'waiting' NOT NULL,
	CONSTRAINT "catalogue_import_items_import_id_place_pk" PRIMARY KEY("import_id","place"),
	CONSTRAINT "catalogue_import_items_action_known" CHECK ("catalogue_import_items"."action" in ('unread', 'add', 'change', 'same', 'bad')),
	CONSTRAINT "catalogue_import_items_result_known" CHECK ("catalogue_import_items"."result" in ('waiting', 'done', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "catalogue_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"actor_id" text NOT NULL,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"file" "bytea",
	"bytes" integer NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"problem" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"checked_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"leased_until" timestamp with time zone NOT NULL,
	CONSTRAINT "catalogue_imports_state_known" CHECK ("catalogue_imports"."state" in ('checking', 'checked', 'running', 'done', 'cancelled', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "bulk_edits" (
	"key" uuid PRIMARY KEY NOT NULL,
	"request" text NOT NULL,
	"result" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "catalogue_import_items_by_action" ON "catalogue_import_items" USING btree ("import_id","action","place");--> statement-breakpoint
CREATE INDEX "catalogue_import_items_by_result" ON "catalogue_import_items" USING btree ("import_id","result","place");--> statement-breakpoint
CREATE UNIQUE INDEX "catalogue_imports_open" ON "catalogue_imports" USING btree ("actor_id") WHERE state in ('checking', 'running');--> statement-breakpoint
CREATE INDEX "catalogue_imports_by_turn" ON "catalogue_imports" USING btree ("leased_until") WHERE state in ('checking', 'running');--> statement-breakpoint
CREATE INDEX "catalogue_imports_by_time" ON "catalogue_imports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "bulk_edits_by_time" ON "bulk_edits" USING btree ("at");