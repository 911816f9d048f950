CREATE TABLE "alert_confirmations" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"variant_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"details" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "alert_confirmations_kind_known" CHECK ("alert_confirmations"."kind" in ('release', 'restock'))
);
--> statement-breakpoint
CREATE TABLE "alert_unsubscribes" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"topic" text NOT NULL,
	"message" text NOT NULL,
	"order_number" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "alert_confirmations_by_email" ON "alert_confirmations" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "alert_confirmations_by_time" ON "alert_confirmations" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "alert_unsubscribes_by_time" ON "alert_unsubscribes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "contact_messages_by_time" ON "contact_messages" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "contact_messages_by_email" ON "contact_messages" USING btree ("email","created_at" DESC NULLS FIRST);