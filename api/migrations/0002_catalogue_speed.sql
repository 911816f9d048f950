CREATE TABLE "catalogue_words" (
	"word" text PRIMARY KEY NOT NULL,
	"products" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalogue_word_count" (
	"only_row" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"revision" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"took" integer NOT NULL,
	CONSTRAINT "catalogue_word_count_one_row" CHECK ("catalogue_word_count"."only_row")
);
--> statement-breakpoint
DROP INDEX "products_by_category_price";
--> statement-breakpoint
-- One statement, so that the table is written anew once.
ALTER TABLE "products"
	DROP COLUMN "search",
	ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', name), 'A') || setweight(to_tsvector('simple', name), 'A')
        || array_to_tsvector(array['#' || lower(sku)]) || setweight(to_tsvector('simple', brand), 'B')
        || setweight(to_tsvector('english', description), 'D')) STORED,
	ADD COLUMN "stars" smallint GENERATED ALWAYS AS (case when rating_count = 0 then 0 else (20 * rating_total + rating_count) / (2 * rating_count) / 10 end) STORED,
	ADD COLUMN "title_search" "tsvector" GENERATED ALWAYS AS (to_tsvector('english', name) || to_tsvector('simple', name || ' ' || brand) || array_to_tsvector(array['#' || lower(sku)])) STORED,
	ADD COLUMN "added_at" timestamp with time zone DEFAULT now() NOT NULL;
--> statement-breakpoint
CREATE INDEX "products_by_category_newest" ON "products" USING btree ("category","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE active;
--> statement-breakpoint
CREATE INDEX "products_by_category_units_sold" ON "products" USING btree ("category","units_sold" DESC NULLS FIRST,"featured" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE active;
--> statement-breakpoint
CREATE INDEX "products_by_category_rating" ON "products" USING btree ("category","rating_score" DESC NULLS FIRST,"featured" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE active;
--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin ("search");
--> statement-breakpoint
CREATE INDEX "products_title_search" ON "products" USING gin ("title_search");
--> statement-breakpoint
CREATE INDEX "products_by_added" ON "products" USING btree ("added_at","id");
--> statement-breakpoint
CREATE INDEX "products_by_change" ON "products" USING btree ("updated_at");
--> statement-breakpoint
CREATE INDEX "products_listed" ON "products" USING btree ("id","updated_at") WHERE active;
--> statement-breakpoint
CREATE INDEX "products_by_category_price" ON "products" USING btree ("category","price_cents","id","brand","status","stars","sale_id","featured") WHERE active;
