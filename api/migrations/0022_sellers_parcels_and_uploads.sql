CREATE TABLE "account_access" (
	"uid" text PRIMARY KEY NOT NULL,
	"tokens_valid_from" timestamp with time zone,
	"disabled_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "parcels" (
	"user_id" text NOT NULL,
	"order_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"seller_id" uuid,
	"lines" jsonb NOT NULL,
	"carrier" text,
	"tracking_number" text,
	"tracking_url" text,
	"shipped_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone,
	CONSTRAINT "parcels_user_id_order_id_id_pk" PRIMARY KEY("user_id","order_id","id"),
	CONSTRAINT "parcels_delivered_after_shipping" CHECK ("parcels"."delivered_at" is null or "parcels"."delivered_at" >= "parcels"."shipped_at")
);
--> statement-breakpoint
CREATE TABLE "payout_methods" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"holder" text NOT NULL,
	"bank" text NOT NULL,
	"account_number" text NOT NULL,
	"is_default" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payout_methods_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"product_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"content_id" uuid NOT NULL,
	"reporter_id" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "reports_product_id_kind_content_id_reporter_id_pk" PRIMARY KEY("product_id","kind","content_id","reporter_id"),
	CONSTRAINT "reports_kind_known" CHECK ("reports"."kind" in ('review', 'question', 'answer'))
);
--> statement-breakpoint
CREATE TABLE "seller_events" (
	"seller_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"actor" text NOT NULL,
	"actor_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "seller_events_seller_id_id_pk" PRIMARY KEY("seller_id","id"),
	CONSTRAINT "seller_events_kind_known" CHECK ("seller_events"."kind" in ('applied', 'approved', 'declined', 'suspended', 'reinstated', 'changed')),
	CONSTRAINT "seller_events_actor_known" CHECK ("seller_events"."actor" in ('seller', 'admin', 'system'))
);
--> statement-breakpoint
CREATE TABLE "sellers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"slug" text NOT NULL,
	"state" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"district" text NOT NULL,
	"address" text NOT NULL,
	"shop_name" text NOT NULL,
	"shop_address" text NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"profile_picture" text NOT NULL,
	"logo" text NOT NULL,
	"cover_photo" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"applied_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sellers_one_per_user" UNIQUE("user_id"),
	CONSTRAINT "sellers_slug" UNIQUE("slug"),
	CONSTRAINT "sellers_state_known" CHECK ("sellers"."state" in ('pending', 'approved', 'declined', 'suspended'))
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"key" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"image" "bytea" NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "seller_id" uuid;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "seller_id" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "city" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "picture" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "parcels_by_seller" ON "parcels" USING btree ("seller_id","shipped_at") WHERE seller_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "payout_methods_one_default" ON "payout_methods" USING btree ("user_id") WHERE "payout_methods"."is_default";--> statement-breakpoint
CREATE INDEX "reports_open" ON "reports" USING btree ("created_at") WHERE settled_at is null;--> statement-breakpoint
CREATE INDEX "sellers_by_state" ON "sellers" USING btree ("state","applied_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "uploads_by_owner" ON "uploads" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "order_lines_by_seller" ON "order_lines" USING btree ("seller_id","order_id") WHERE seller_id is not null;--> statement-breakpoint
CREATE INDEX "products_by_seller" ON "products" USING btree ("seller_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE seller_id is not null;