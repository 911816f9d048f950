CREATE TABLE "products_by_stock" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"stock" integer NOT NULL,
	"active" boolean NOT NULL
);
--> statement-breakpoint
-- Lists by stock follow the products in the same transaction. On a cluster it runs on a shard of `products`, and writes to the shard of
-- `products_by_stock` beside it; while that one is not distributed yet, its rows come with the distribution.
CREATE FUNCTION keep_products_by_stock() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  beside text;
BEGIN
  IF tg_table_name <> 'products' THEN
    EXECUTE 'select ''products_by_stock_'' || min(s.shardid) from pg_dist_shard s join pg_dist_shard own using (shardminvalue)
      where own.shardid = $1 and s.logicalrelid = to_regclass(''products_by_stock'')'
    INTO beside USING substring(tg_table_name from '_([0-9]+)$')::bigint;
    IF beside IS NULL THEN
      RETURN NULL;
    END IF;
    IF tg_op = 'DELETE' THEN
      EXECUTE format('delete from %I where product_id = $1', beside) USING old.id;
    ELSE
      EXECUTE format('insert into %I (product_id, stock, active) values ($1, $2, $3)
        on conflict (product_id) do update set stock = excluded.stock, active = excluded.active', beside)
      USING new.id, new.stock, new.active;
    END IF;
    RETURN NULL;
  END IF;
  IF tg_op = 'DELETE' THEN
    DELETE FROM products_by_stock WHERE product_id = old.id;
    RETURN NULL;
  END IF;
  IF tg_op = 'UPDATE' THEN
    UPDATE products_by_stock SET stock = new.stock, active = new.active WHERE product_id = new.id;
    IF found THEN
      RETURN NULL;
    END IF;
  END IF;
  INSERT INTO products_by_stock (product_id, stock, active) VALUES (new.id, new.stock, new.active)
  ON CONFLICT (product_id) DO UPDATE SET stock = excluded.stock, active = excluded.active;
  RETURN NULL;
END $$;--> statement-breakpoint
SET LOCAL citus.enable_unsafe_triggers = on;--> statement-breakpoint
-- Whoever wants to change a product waits from here on, so that no change is missed.
CREATE TRIGGER products_by_stock_rows AFTER INSERT OR DELETE ON "products"
  FOR EACH ROW EXECUTE FUNCTION keep_products_by_stock();--> statement-breakpoint
CREATE TRIGGER products_by_stock_changes AFTER UPDATE OF stock, active ON "products"
  FOR EACH ROW WHEN (old.stock <> new.stock OR old.active <> new.active) EXECUTE FUNCTION keep_products_by_stock();--> statement-breakpoint
INSERT INTO "products_by_stock" ("product_id", "stock", "active") SELECT id, stock, active FROM "products";--> statement-breakpoint
CREATE INDEX "products_by_stock_all" ON "products_by_stock" USING btree ("stock","product_id");--> statement-breakpoint
CREATE INDEX "products_by_stock_active" ON "products_by_stock" USING btree ("stock","product_id") WHERE active;--> statement-breakpoint
CREATE INDEX "products_by_stock_archived" ON "products_by_stock" USING btree ("stock","product_id") WHERE not active;