/**
 * The check of the migration `orders_paid_and_returned` for a cluster, where the trigger runs on a shard: a statement
 * on `orders` would leave the transaction, so it names the two shards of the changed row.
 */
export const orderSubtotalOnShards = `
create or replace function check_order_subtotal() returns trigger language plpgsql as $$
declare
  changed uuid := case when tg_table_name ~ '^orders(_|$)' then (to_jsonb(new) ->> 'id')::uuid
    else (to_jsonb(new) ->> 'order_id')::uuid end;
  shard text := substring(tg_table_name from '_([0-9]+)$');
  of_orders text := 'orders';
  of_lines text := 'order_lines';
  differs boolean;
begin
  if shard is not null then
    select 'orders_' || min(s.shardid) filter (where s.logicalrelid = 'orders'::regclass),
      'order_lines_' || min(s.shardid) filter (where s.logicalrelid = to_regclass('order_lines'))
    into of_orders, of_lines
    from pg_dist_shard s join pg_dist_shard own using (shardminvalue) where own.shardid = shard::bigint;
  end if;
  -- While the lines are distributed, their rows are moved as they were checked before.
  if of_orders is null or of_lines is null then return null; end if;
  execute format('select exists (
      select 1 from %I o
      where o.user_id = $1 and o.id = $2 and o.subtotal_cents <> (
        select coalesce(
          sum(l.price_cents::bigint * (l.quantity - case when o.status = ''Cancelled'' then 0 else l.cancelled end)),
          o.subtotal_cents
        )
        from %I l where l.user_id = o.user_id and l.order_id = o.id
      ))', of_orders, of_lines)
  into differs using new.user_id, changed;
  if differs then
    raise exception 'the subtotal of order % differs from its lines', changed
      using errcode = 'check_violation', constraint = 'orders_subtotal_of_lines';
  end if;
  return null;
end $$`
