ALTER TABLE "catalogue_imports" ADD COLUMN "encoding" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "catalogue_imports" ADD COLUMN "doubted_file" "bytea";