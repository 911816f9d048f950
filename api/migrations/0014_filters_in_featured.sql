DROP INDEX "products_featured";
--> statement-breakpoint
CREATE INDEX "products_featured" ON "products" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"price_cents","brand","status","stars","sale_id") WHERE active and featured;