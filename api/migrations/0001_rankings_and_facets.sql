DROP INDEX "products_discounted";--> statement-breakpoint
DROP INDEX "products_by_category_price";--> statement-breakpoint
DROP INDEX "products_by_units_sold";--> statement-breakpoint
DROP INDEX "products_by_rating";--> statement-breakpoint
CREATE INDEX "products_on_sale" ON "products" USING btree ("id") WHERE active and sale_id is not null;--> statement-breakpoint
CREATE INDEX "products_by_category_price" ON "products" USING btree ("category","price_cents","id","brand","status") WHERE active;--> statement-breakpoint
CREATE INDEX "products_by_units_sold" ON "products" USING btree ("units_sold" DESC NULLS FIRST,"featured" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE active;--> statement-breakpoint
CREATE INDEX "products_by_rating" ON "products" USING btree ("rating_score" DESC NULLS FIRST,"featured" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE active;