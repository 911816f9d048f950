ALTER TABLE "products" ADD COLUMN "most_surcharge_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "products" SET "most_surcharge_cents" = "held"."surcharge"
FROM (SELECT "product_id", max("surcharge_cents") AS "surcharge" FROM "product_variants" GROUP BY "product_id") AS "held"
WHERE "products"."id" = "held"."product_id" AND "held"."surcharge" > 0;