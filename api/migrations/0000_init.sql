CREATE TABLE "order_events" (
	"user_id" text NOT NULL,
	"order_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"status" text NOT NULL,
	"actor" text NOT NULL,
	"actor_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_events_user_id_order_id_id_pk" PRIMARY KEY("user_id","order_id","id")
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"user_id" text NOT NULL,
	"order_id" uuid NOT NULL,
	"line_number" integer NOT NULL,
	"product_id" uuid NOT NULL,
	"name" text NOT NULL,
	"image" text NOT NULL,
	"price_cents" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "order_lines_user_id_order_id_line_number_pk" PRIMARY KEY("user_id","order_id","line_number"),
	CONSTRAINT "order_lines_quantity_positive" CHECK ("order_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"order_number" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"street" text NOT NULL,
	"district" text NOT NULL,
	"sub_district" text NOT NULL,
	"country" text NOT NULL,
	"postal_code" text NOT NULL,
	"order_notes" text NOT NULL,
	"payment_type" text NOT NULL,
	"subtotal_cents" integer NOT NULL,
	"shipping_cents" integer NOT NULL,
	"tax_cents" integer NOT NULL,
	"total_cents" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "orders_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "orders_idempotency" UNIQUE("user_id","idempotency_key"),
	CONSTRAINT "orders_total_adds_up" CHECK ("orders"."total_cents" = "orders"."subtotal_cents" + "orders"."shipping_cents" + "orders"."tax_cents")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sku" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"brand" text NOT NULL,
	"category" text NOT NULL,
	"colour" text NOT NULL,
	"condition" text NOT NULL,
	"status" text NOT NULL,
	"base_price_cents" integer NOT NULL,
	"price_cents" integer NOT NULL,
	"regular_price_cents" integer,
	"sale_id" uuid,
	"stock" integer NOT NULL,
	"images" text[] NOT NULL,
	"featured" boolean DEFAULT false NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"units_sold" integer DEFAULT 0 NOT NULL,
	"rating_total" integer DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"rating_score" double precision GENERATED ALWAYS AS ((rating_total + 17.5) / (rating_count + 5)) STORED,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', name), 'A') || setweight(to_tsvector('simple', sku), 'A')
        || setweight(to_tsvector('simple', brand), 'B') || setweight(to_tsvector('english', description), 'D')) STORED,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "products_price_positive" CHECK ("products"."price_cents" > 0 and "products"."base_price_cents" > 0),
	CONSTRAINT "products_stock_not_negative" CHECK ("products"."stock" >= 0),
	CONSTRAINT "products_status_known" CHECK ("products"."status" in ('in-stock', 'pre-order', 'up-coming'))
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"hits" integer NOT NULL,
	CONSTRAINT "rate_limits_key_window_start_pk" PRIMARY KEY("key","window_start")
);
--> statement-breakpoint
CREATE TABLE "price_history" (
	"product_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"price_cents" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"sale_id" uuid,
	CONSTRAINT "price_history_product_id_id_pk" PRIMARY KEY("product_id","id")
);
--> statement-breakpoint
CREATE TABLE "sale_items" (
	"product_id" uuid NOT NULL,
	"sale_id" uuid NOT NULL,
	"price_cents" integer NOT NULL,
	CONSTRAINT "sale_items_product_id_sale_id_pk" PRIMARY KEY("product_id","sale_id"),
	CONSTRAINT "sale_items_price_positive" CHECK ("sale_items"."price_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "sales" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'scheduled' NOT NULL,
	CONSTRAINT "sales_end_after_start" CHECK ("sales"."ends_at" > "sales"."starts_at"),
	CONSTRAINT "sales_state_known" CHECK ("sales"."state" in ('scheduled', 'running', 'ended'))
);
--> statement-breakpoint
CREATE TABLE "users" (
	"uid" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"date_of_birth" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"gender" text DEFAULT '' NOT NULL,
	"about_you" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "orders_by_user" ON "orders" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_by_id" ON "orders" USING btree ("id");--> statement-breakpoint
CREATE INDEX "orders_by_time" ON "orders" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_by_status" ON "orders" USING btree ("status","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "products_by_category_price" ON "products" USING btree ("category","price_cents","id") WHERE active;--> statement-breakpoint
CREATE INDEX "products_by_price" ON "products" USING btree ("price_cents","id") WHERE active;--> statement-breakpoint
CREATE INDEX "products_by_newest" ON "products" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE active;--> statement-breakpoint
CREATE INDEX "products_by_units_sold" ON "products" USING btree ("units_sold" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE active;--> statement-breakpoint
CREATE INDEX "products_by_rating" ON "products" USING btree ("rating_score" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE active;--> statement-breakpoint
CREATE INDEX "products_featured" ON "products" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE active and featured;--> statement-breakpoint
CREATE INDEX "products_discounted" ON "products" USING btree ("id") WHERE active and regular_price_cents is not null;--> statement-breakpoint
CREATE INDEX "products_by_sku" ON "products" USING btree ("sku");--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin ("search");--> statement-breakpoint
CREATE INDEX "rate_limits_by_time" ON "rate_limits" USING btree ("window_start");--> statement-breakpoint
CREATE INDEX "price_history_by_time" ON "price_history" USING btree ("product_id","since" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "sale_items_by_sale" ON "sale_items" USING btree ("sale_id");--> statement-breakpoint
CREATE INDEX "sales_open" ON "sales" USING btree ("starts_at") WHERE state <> 'ended';--> statement-breakpoint
CREATE INDEX "users_by_email" ON "users" USING btree ("email");--> statement-breakpoint
CREATE INDEX "users_by_time" ON "users" USING btree ("created_at" DESC NULLS FIRST,"uid");