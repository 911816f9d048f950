CREATE TABLE "order_returns" (
	"user_id" text NOT NULL,
	"order_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"lines" jsonb NOT NULL,
	"value_cents" integer NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	CONSTRAINT "order_returns_user_id_order_id_id_pk" PRIMARY KEY("user_id","order_id","id"),
	CONSTRAINT "order_returns_state_known" CHECK ("order_returns"."state" in ('requested', 'accepted', 'refused')),
	CONSTRAINT "order_returns_decided_with_time" CHECK (("order_returns"."state" = 'requested') = ("order_returns"."decided_at" is null))
);
--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "kind" text DEFAULT 'status' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "lines" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "cancelled" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "returned" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payment_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "paid_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "paid_cents" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "returned_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tracking_carrier" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tracking_number" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tracking_url" text;--> statement-breakpoint
CREATE UNIQUE INDEX "order_returns_one_waiting" ON "order_returns" USING btree ("user_id","order_id") WHERE state = 'requested';--> statement-breakpoint
CREATE INDEX "orders_unpaid_by_due" ON "orders" USING btree ("payment_due_at") WHERE paid_at is null and status in ('Pending', 'Confirmed');--> statement-breakpoint
CREATE INDEX "orders_unpaid_by_user" ON "orders" USING btree ("user_id") WHERE paid_at is null and status in ('Pending', 'Confirmed');--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_pieces_within_quantity" CHECK ("order_lines"."cancelled" >= 0 and "order_lines"."returned" >= 0 and "order_lines"."cancelled" + "order_lines"."returned" <= "order_lines"."quantity");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_paid_with_amount" CHECK (("orders"."paid_at" is null) = ("orders"."paid_cents" is null));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_returned_within_total" CHECK ("orders"."returned_cents" between 0 and "orders"."total_cents");--> statement-breakpoint
-- An order that was delivered before payments were recorded has been paid.
update orders o set paid_at = d.at, paid_cents = o.total_cents,
  returned_cents = case when o.status = 'Returned' then o.total_cents - o.shipping_cents else 0 end
from (
  select user_id, order_id, max(at) as at from order_events where status = 'Delivered' group by user_id, order_id
) d
where d.user_id = o.user_id and d.order_id = o.id and o.status in ('Delivered', 'Return requested', 'Returned');
--> statement-breakpoint
-- A return that waits for its decision was for the whole order.
insert into order_returns (user_id, order_id, id, state, reason, lines, value_cents, requested_at)
select o.user_id, o.id, gen_random_uuid(), 'requested', '',
  (select jsonb_agg(jsonb_build_object('lineNumber', l.line_number, 'quantity', l.quantity) order by l.line_number)
    from order_lines l where l.user_id = o.user_id and l.order_id = o.id),
  o.total_cents - o.shipping_cents,
  (select max(e.at) from order_events e
    where e.user_id = o.user_id and e.order_id = o.id and e.status = 'Return requested')
from orders o
where o.status = 'Return requested';
--> statement-breakpoint
-- The subtotal of an order is that of its lines: what was ordered when it is cancelled, else what remains. Checked when the
-- transaction ends, since an order and its lines change one after the other.
create function check_order_subtotal() returns trigger language plpgsql as $$
declare
  changed uuid := case when tg_table_name = 'orders' then (to_jsonb(new) ->> 'id')::uuid
    else (to_jsonb(new) ->> 'order_id')::uuid end;
begin
  if exists (
    select from orders o
    where o.user_id = new.user_id and o.id = changed and o.subtotal_cents <> (
      select coalesce(
        sum(l.price_cents::bigint * (l.quantity - case when o.status = 'Cancelled' then 0 else l.cancelled end)),
        o.subtotal_cents
      )
      from order_lines l where l.user_id = o.user_id and l.order_id = o.id
    )
  ) then
    raise exception 'the subtotal of order % differs from its lines', changed
      using errcode = 'check_violation', constraint = 'orders_subtotal_of_lines';
  end if;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger orders_subtotal_of_lines after update of subtotal_cents, status on orders
  deferrable initially deferred for each row execute function check_order_subtotal();
--> statement-breakpoint
create constraint trigger order_lines_subtotal after insert or update on order_lines
  deferrable initially deferred for each row execute function check_order_subtotal();
