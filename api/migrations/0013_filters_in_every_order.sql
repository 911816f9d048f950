-- All that can be filtered by goes into each order's index: a filtered page, however deep, is found without reading the table.
DROP INDEX "products_by_category_newest";
--> statement-breakpoint
DROP INDEX "products_by_category_units_sold";
--> statement-breakpoint
DROP INDEX "products_by_category_rating";
--> statement-breakpoint
DROP INDEX "products_by_price";
--> statement-breakpoint
DROP INDEX "products_by_newest";
--> statement-breakpoint
DROP INDEX "products_by_units_sold";
--> statement-breakpoint
DROP INDEX "products_by_rating";
--> statement-breakpoint
CREATE INDEX "products_by_category_newest" ON "products" USING btree ("category","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"price_cents","brand","status","stars","sale_id","featured") WHERE active;
--> statement-breakpoint
CREATE INDEX "products_by_category_units_sold" ON "products" USING btree ("category","units_sold" DESC NULLS FIRST,"featured" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"price_cents","brand","status","stars","sale_id") WHERE active;
--> statement-breakpoint
CREATE INDEX "products_by_category_rating" ON "products" USING btree ("category","rating_score" DESC NULLS FIRST,"featured" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"price_cents","brand","status","stars","sale_id") WHERE active;
--> statement-breakpoint
CREATE INDEX "products_by_price" ON "products" USING btree ("price_cents","id","brand","status","stars","sale_id","featured") WHERE active;
--> statement-breakpoint
CREATE INDEX "products_by_newest" ON "products" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"price_cents","brand","status","stars","sale_id","featured") WHERE active;
--> statement-breakpoint
CREATE INDEX "products_by_units_sold" ON "products" USING btree ("units_sold" DESC NULLS FIRST,"featured" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"price_cents","brand","status","stars","sale_id") WHERE active;
--> statement-breakpoint
CREATE INDEX "products_by_rating" ON "products" USING btree ("rating_score" DESC NULLS FIRST,"featured" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"price_cents","brand","status","stars","sale_id") WHERE active;