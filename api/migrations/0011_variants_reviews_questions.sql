CREATE TABLE "product_alerts" (
	"product_id" uuid NOT NULL,
	"variant_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"details" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_alerts_product_id_variant_id_kind_email_pk" PRIMARY KEY("product_id","variant_id","kind","email"),
	CONSTRAINT "product_alerts_kind_known" CHECK ("product_alerts"."kind" in ('release', 'restock'))
);
--> statement-breakpoint
CREATE TABLE "mail_outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"handed_over_at" timestamp with time zone,
	"sink" text
);
--> statement-breakpoint
CREATE TABLE "answers" (
	"product_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"author" text NOT NULL,
	"answered_by" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "answers_product_id_question_id_id_pk" PRIMARY KEY("product_id","question_id","id"),
	CONSTRAINT "answers_by_known" CHECK ("answers"."answered_by" in ('shop', 'seller', 'buyer'))
);
--> statement-breakpoint
CREATE TABLE "questions" (
	"product_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"author" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "questions_product_id_id_pk" PRIMARY KEY("product_id","id")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"product_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"order_id" uuid NOT NULL,
	"line_number" integer NOT NULL,
	"author" text NOT NULL,
	"stars" smallint NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"variant_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	CONSTRAINT "reviews_product_id_id_pk" PRIMARY KEY("product_id","id"),
	CONSTRAINT "reviews_one_per_order_line" UNIQUE("product_id","user_id","order_id","line_number"),
	CONSTRAINT "reviews_stars_one_to_five" CHECK ("reviews"."stars" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "product_variants" (
	"product_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"position" integer NOT NULL,
	"sku" text NOT NULL,
	"colour" text NOT NULL,
	"size" text NOT NULL,
	"surcharge_cents" integer DEFAULT 0 NOT NULL,
	"stock" integer NOT NULL,
	"images" text[] NOT NULL,
	CONSTRAINT "product_variants_product_id_id_pk" PRIMARY KEY("product_id","id"),
	CONSTRAINT "product_variants_stock_not_negative" CHECK ("product_variants"."stock" >= 0),
	CONSTRAINT "product_variants_surcharge_not_negative" CHECK ("product_variants"."surcharge_cents" >= 0),
	CONSTRAINT "product_variants_told_apart" CHECK ("product_variants"."colour" <> '' or "product_variants"."size" <> '')
);
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "variant_id" uuid;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "variant_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "sku" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "release_date" date;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "variant_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "release_date" date;--> statement-breakpoint
CREATE INDEX "product_alerts_by_email" ON "product_alerts" USING btree ("email");--> statement-breakpoint
CREATE INDEX "mail_outbox_waiting" ON "mail_outbox" USING btree ("created_at","id") WHERE handed_over_at is null;--> statement-breakpoint
CREATE INDEX "answers_by_user" ON "answers" USING btree ("product_id","user_id");--> statement-breakpoint
CREATE INDEX "questions_by_time" ON "questions" USING btree ("product_id","created_at","id");--> statement-breakpoint
CREATE INDEX "questions_by_user" ON "questions" USING btree ("product_id","user_id");--> statement-breakpoint
CREATE INDEX "reviews_by_time" ON "reviews" USING btree ("product_id","created_at","id");--> statement-breakpoint
CREATE INDEX "reviews_by_stars" ON "reviews" USING btree ("product_id","stars","created_at","id");--> statement-breakpoint
CREATE INDEX "reviews_by_order" ON "reviews" USING btree ("user_id","order_id");--> statement-breakpoint
CREATE INDEX "order_lines_by_product" ON "order_lines" USING btree ("user_id","product_id");--> statement-breakpoint
CREATE INDEX "products_to_release" ON "products" USING btree ("release_date") WHERE release_date is not null and status <> 'in-stock';