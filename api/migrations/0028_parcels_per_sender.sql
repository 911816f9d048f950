DROP INDEX "order_returns_one_waiting";--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "seller_id" uuid;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "shipped" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_returns" ADD COLUMN "seller_id" uuid;--> statement-breakpoint
CREATE INDEX "order_lines_to_ship" ON "order_lines" USING btree ("seller_id","order_id") WHERE seller_id is not null and cancelled + shipped < quantity;--> statement-breakpoint
CREATE UNIQUE INDEX "order_returns_one_waiting_per_sender" ON "order_returns" USING btree ("user_id","order_id",coalesce(seller_id, '00000000-0000-0000-0000-000000000000')) WHERE state = 'requested';--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_shipped_not_cancelled" CHECK ("order_lines"."shipped" >= 0 and "order_lines"."cancelled" + "order_lines"."shipped" <= "order_lines"."quantity");--> statement-breakpoint
-- An order that was shipped before there were parcels was one parcel per sender. What the lines cost does not change.
alter table order_lines disable trigger order_lines_subtotal;
--> statement-breakpoint
update order_lines l set shipped = l.quantity - l.cancelled
from orders o
where o.user_id = l.user_id and o.id = l.order_id
  and o.status in ('Shipped', 'Delivered', 'Return requested', 'Returned');
--> statement-breakpoint
alter table order_lines enable trigger order_lines_subtotal;
--> statement-breakpoint
insert into parcels (user_id, order_id, id, seller_id, lines, carrier, tracking_number, tracking_url, shipped_at, delivered_at)
select o.user_id, o.id, gen_random_uuid(), sent.seller_id, sent.lines, o.tracking_carrier, o.tracking_number, o.tracking_url,
  coalesce(steps.shipped_at, steps.delivered_at, o.created_at),
  case when o.status <> 'Shipped'
    then greatest(steps.delivered_at, coalesce(steps.shipped_at, steps.delivered_at, o.created_at)) end
from orders o
join (
  select user_id, order_id, seller_id,
    jsonb_agg(jsonb_build_object('lineNumber', line_number, 'quantity', shipped) order by line_number) as lines
  from order_lines where shipped > 0 group by user_id, order_id, seller_id
) sent on sent.user_id = o.user_id and sent.order_id = o.id
left join (
  select user_id, order_id,
    max(at) filter (where status = 'Shipped') as shipped_at, max(at) filter (where status = 'Delivered') as delivered_at
  from order_events where kind = 'status' group by user_id, order_id
) steps on steps.user_id = o.user_id and steps.order_id = o.id
where o.status in ('Shipped', 'Delivered', 'Return requested', 'Returned');
