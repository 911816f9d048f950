CREATE TABLE "account_events" (
	"uid" text NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"actor_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_events_uid_id_pk" PRIMARY KEY("uid","id"),
	CONSTRAINT "account_events_kind_known" CHECK ("account_events"."kind" in ('disabled', 'enabled', 'signed-out'))
);
--> statement-breakpoint
ALTER TABLE "account_access" ADD COLUMN "sessions_valid_from" timestamp with time zone;