DROP INDEX "contact_messages_new";--> statement-breakpoint
DROP INDEX "coupons_by_time";--> statement-breakpoint
DROP INDEX "products_low_stock";--> statement-breakpoint
DROP INDEX "sellers_by_state";--> statement-breakpoint
DROP INDEX "users_by_time";--> statement-breakpoint
CREATE INDEX "contact_messages_not_done" ON "contact_messages" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "sellers_by_time" ON "sellers" USING btree ("applied_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "sellers_by_words" ON "sellers" USING gin (order_words('', shop_name || ' ' || first_name || ' ' || last_name, email, ''));--> statement-breakpoint
CREATE INDEX "users_by_words" ON "users" USING gin (order_words('', name, email, phone));--> statement-breakpoint
CREATE INDEX "coupons_by_time" ON "coupons" USING btree ("created_at" DESC NULLS FIRST,"code" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "products_low_stock" ON "products" USING btree ("low_stock","id","active") WHERE low_stock is not null;--> statement-breakpoint
CREATE INDEX "sellers_by_state" ON "sellers" USING btree ("state","applied_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "users_by_time" ON "users" USING btree ("created_at" DESC NULLS FIRST,"uid" DESC NULLS FIRST);