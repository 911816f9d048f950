-- The words by which administrators find an order: number, name and e-mail, and behind a plus sign the ends of its phone number.
CREATE FUNCTION order_words(order_number text, name text, email text, phone text) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  select array_to_tsvector(array_remove(
    regexp_split_to_array(lower(order_number || ' ' || name || ' ' || email), '[^[:alnum:]]+'), '')
    || (select coalesce(array_agg('+' || case when size = 0 then digits else right(digits, size) end), '{}')
      from regexp_replace(phone, '[^0-9]', '', 'g') as digits, unnest(array[0, 4, 6, 7, 8, 9, 10, 11]) as size
      where length(digits) > size))
$$;--> statement-breakpoint
-- A search for them as the text of a tsquery: starts of all words, or of a phone number; null for one without words.
-- Phone numbers with or without the country code are equal in their last nine digits.
CREATE FUNCTION order_search(search text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  select nullif(concat_ws(' | ',
    (select '(' || string_agg('''' || word || ''':*', ' & ') || ')'
      from regexp_split_to_table(lower(search), '[^[:alnum:]]+') as word where word <> ''),
    (select '''+' || case when length(digits) > 9 then right(digits, 9) else digits end || ''':*'
      from regexp_replace(search, '[^0-9]', '', 'g') as digits
      where search ~ '^[0-9 +()./-]+$' and length(digits) > 3)), '')
$$;--> statement-breakpoint
CREATE TABLE "saved_views" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_views_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "saved_views_name" UNIQUE("user_id","list","name")
);
--> statement-breakpoint
DROP INDEX "orders_by_status";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refunded_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "order_lines_of_shop" ON "order_lines" USING btree ("user_id","order_id") WHERE seller_id is null;--> statement-breakpoint
CREATE INDEX "order_lines_by_sku" ON "order_lines" USING btree ("sku","user_id","order_id") WHERE sku <> '';--> statement-breakpoint
CREATE INDEX "orders_by_payment" ON "orders" USING btree ("payment_type","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_by_paid_state" ON "orders" USING btree ((case when paid_at is not null then 'paid' when status = 'Cancelled' then 'none' else 'open' end),"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_by_total" ON "orders" USING btree ((total_cents::bigint),"id");--> statement-breakpoint
CREATE INDEX "orders_by_words" ON "orders" USING gin (order_words(order_number, name, email, phone));--> statement-breakpoint
CREATE INDEX "orders_by_status" ON "orders" USING btree ("status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_refunded_positive" CHECK ("orders"."refunded_cents" >= 0);