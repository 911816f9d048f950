CREATE INDEX "products_by_picture" ON "products" USING gin ("images");--> statement-breakpoint
CREATE INDEX "product_variants_by_picture" ON "product_variants" USING gin ("images");