CREATE INDEX "products_all_by_newest" ON "products" USING btree ((created_at at time zone 'UTC') desc,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "products_all_by_category" ON "products" USING btree ("category",(created_at at time zone 'UTC') desc,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "products_all_by_availability" ON "products" USING btree ("availability",(created_at at time zone 'UTC') desc,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "products_all_by_price" ON "products" USING btree ((price_cents::bigint),"id");--> statement-breakpoint
CREATE INDEX "products_all_by_name" ON "products" USING btree (lower(name),"id");--> statement-breakpoint
CREATE INDEX "products_archived" ON "products" USING btree ((created_at at time zone 'UTC') desc,"id" DESC NULLS FIRST) WHERE not active;