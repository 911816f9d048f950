CREATE TABLE "stock_movements" (
	"product_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"key" uuid NOT NULL,
	"variant_id" uuid,
	"kind" text NOT NULL,
	"actor" text NOT NULL,
	"change" integer NOT NULL,
	"stock_after" integer NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_movements_product_id_number_pk" PRIMARY KEY("product_id","number"),
	CONSTRAINT "stock_movements_kind_known" CHECK ("stock_movements"."kind" in ('added', 'received', 'counted', 'damaged', 'corrected')),
	CONSTRAINT "stock_movements_actor_known" CHECK ("stock_movements"."actor" in ('admin', 'seller')),
	CONSTRAINT "stock_movements_stock_not_negative" CHECK ("stock_movements"."stock_after" >= 0)
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "edition" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "stock_movements_by_key" ON "stock_movements" USING btree ("product_id","key");--> statement-breakpoint
CREATE INDEX "product_variants_by_sku" ON "product_variants" USING btree ("sku");