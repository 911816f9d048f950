DROP INDEX "products_low_stock";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "low_stock" smallint GENERATED ALWAYS AS (case when stock <= 5 then stock end) STORED;--> statement-breakpoint
CREATE INDEX "products_low_stock" ON "products" USING btree ("low_stock","id") WHERE active and low_stock is not null;