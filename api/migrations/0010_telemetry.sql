CREATE TABLE "telemetry_batches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "telemetry_counts" (
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"kind" text NOT NULL,
	"minute" timestamp with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "telemetry_counts_remote_minute_version_kind_pk" PRIMARY KEY("remote","minute","version","kind")
);
--> statement-breakpoint
CREATE TABLE "telemetry_vitals" (
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"metric" text NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"bucket" smallint NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "telemetry_vitals_remote_hour_version_metric_bucket_pk" PRIMARY KEY("remote","hour","version","metric","bucket")
);
--> statement-breakpoint
CREATE INDEX "telemetry_batches_by_time" ON "telemetry_batches" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "telemetry_counts_by_time" ON "telemetry_counts" USING btree ("minute");--> statement-breakpoint
CREATE INDEX "telemetry_vitals_by_time" ON "telemetry_vitals" USING btree ("hour");