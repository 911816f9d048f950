-- Room for one more version of a row in each page, so that an order changes the stock of a product in place (a HOT update) instead of
-- writing to all of its indexes. Only pages written from now on have it; `VACUUM FULL products` rewrites the others.
ALTER TABLE "products" SET (fillfactor = 80);--> statement-breakpoint
ALTER TABLE "product_variants" SET (fillfactor = 90);
