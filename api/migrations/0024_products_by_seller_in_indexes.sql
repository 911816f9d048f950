DROP INDEX "products_by_mix";--> statement-breakpoint
DROP INDEX "products_by_category_mix";--> statement-breakpoint
DROP INDEX "products_by_category_price";--> statement-breakpoint
DROP INDEX "products_by_category_newest";--> statement-breakpoint
DROP INDEX "products_by_category_units_sold";--> statement-breakpoint
DROP INDEX "products_by_category_rating";--> statement-breakpoint
DROP INDEX "products_by_price";--> statement-breakpoint
DROP INDEX "products_by_newest";--> statement-breakpoint
DROP INDEX "products_by_units_sold";--> statement-breakpoint
DROP INDEX "products_by_rating";--> statement-breakpoint
DROP INDEX "products_featured";--> statement-breakpoint
CREATE INDEX "products_by_mix" ON "products" USING btree ("mix","id","price_cents","brand","availability","stars","sale_id","audience","tags","seller_id","featured") WHERE active;--> statement-breakpoint
CREATE INDEX "products_by_category_mix" ON "products" USING btree ("category","mix","id","price_cents","brand","availability","stars","sale_id","audience","tags","seller_id","featured") WHERE active;--> statement-breakpoint
CREATE INDEX "products_by_category_price" ON "products" USING btree ("category","price_cents","id","brand","availability","stars","sale_id","audience","tags","seller_id","featured") WHERE active;--> statement-breakpoint
CREATE INDEX "products_by_category_newest" ON "products" USING btree ("category","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"price_cents","brand","availability","stars","sale_id","audience","tags","seller_id","featured") WHERE active;--> statement-breakpoint
CREATE INDEX "products_by_category_units_sold" ON "products" USING btree ("category","units_sold" DESC NULLS FIRST,"featured" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"price_cents","brand","availability","stars","sale_id","audience","tags","seller_id") WHERE active;--> statement-breakpoint
CREATE INDEX "products_by_category_rating" ON "products" USING btree ("category","rating_score" DESC NULLS FIRST,"featured" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"price_cents","brand","availability","stars","sale_id","audience","tags","seller_id") WHERE active;--> statement-breakpoint
CREATE INDEX "products_by_price" ON "products" USING btree ("price_cents","id","brand","availability","stars","sale_id","audience","tags","seller_id","featured") WHERE active;--> statement-breakpoint
CREATE INDEX "products_by_newest" ON "products" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"price_cents","brand","availability","stars","sale_id","audience","tags","seller_id","featured") WHERE active;--> statement-breakpoint
CREATE INDEX "products_by_units_sold" ON "products" USING btree ("units_sold" DESC NULLS FIRST,"featured" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"price_cents","brand","availability","stars","sale_id","audience","tags","seller_id") WHERE active;--> statement-breakpoint
CREATE INDEX "products_by_rating" ON "products" USING btree ("rating_score" DESC NULLS FIRST,"featured" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"price_cents","brand","availability","stars","sale_id","audience","tags","seller_id") WHERE active;--> statement-breakpoint
CREATE INDEX "products_featured" ON "products" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"price_cents","brand","availability","stars","sale_id","audience","tags","seller_id") WHERE active and featured;