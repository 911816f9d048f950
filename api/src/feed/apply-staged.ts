import type { Client } from 'pg'
import { copiedColumns, feedColumns } from './feed-columns'
import { lockedShop, type Shop } from './locked-shop'
import { KEEP_PRICES, unnamedVariants } from './unnamed-variants'

/** The number of products that an import added and changed. */
export interface Applied {
  added: number
  changed: number
}

/** Lists are staged as JSON and become arrays here. */
const toArray = (name: string) => `array(select jsonb_array_elements_text(s.${name}))`

const STAGED = Object.entries(feedColumns).map(([name, { type }]) =>
  type === 'jsonb' ? `${toArray(name)} as ${name}` : `s.${name}`,
)

/**
 * One row per product of the file: its own item, or the first item of its group, with the lowest price of its variants,
 * those that the file does not name included, and the total stock.
 */
const incoming = ({ products }: Shop): string => `
  create temporary table incoming on commit drop as
  select s.line, ${STAGED.join(', ')}, s.created_at, s.fresh, s.fresh_price, s.product_sku, coalesce(p.id, case when o.id is null then s.product_id end, s.fresh) as id,
    p.id is not null as known, p.variant_count, p.base_price_cents as price_before, least(g.price_cents, p.base_price_cents + u.surcharge_cents) as price, g.pieces
  from (select distinct on (coalesce(group_sku, sku)) *, coalesce(group_sku, sku) as product_sku
    from staged order by coalesce(group_sku, sku), line) s
  join (select coalesce(group_sku, sku) as product_sku, min(price_cents) as price_cents, sum(stock)::int as pieces
    from staged group by 1) g using (product_sku)
  left join ${products} o on o.id = s.product_id
  left join lateral (select * from ${products} where sku = s.product_sku order by id limit 1) p on true
  left join (select product_id, min(surcharge_cents) as surcharge_cents from unnamed group by 1) u
    on u.product_id = p.id and s.group_sku is not null`

const COPIED = copiedColumns.map((name) => `i.${name}`)

const ADD = `
  insert into products (id, sku, colour, base_price_cents, price_cents, stock, active, created_at, ${copiedColumns.join(', ')})
  select id, product_sku, colour, price, price, pieces, active, created_at, ${COPIED.join(', ')}
  from incoming i where not known order by id`

/** PostgreSQL indexes the words of many rows for search much faster in bulk than row by row. */
const IN_BULK = `set local work_mem = '128MB'; set local maintenance_work_mem = '256MB'; set local gin_pending_list_limit = '1GB'`
const WORDS = `select gin_clean_pending_list(indexrelid) from pg_index join pg_class c on c.oid = indexrelid
  join pg_am a on a.oid = c.relam where indrelid = 'products'::regclass and a.amname = 'gin'`

/**
 * The new stock: the current stock plus the difference between the file and the exported stock, so that orders since
 * the export still count.
 */
const next = (stock: string, wanted: string, seen: string): string =>
  `least(1000000, greatest(0, ${stock} + ${wanted} - coalesce(${seen}, ${stock})))`
const NEXT = next('p.stock', 'i.pieces', 'i.stock_seen')
const NEXT_OF_VARIANT = next('v.stock', 's.stock', 's.stock_seen')

/** Records the differences as movements, before the stock changes. */
const movements = ({ products, variants, movements: kept }: Shop): string => `
  insert into stock_movements (product_id, number, key, variant_id, kind, actor, change, stock_after, note, at)
  select m.product_id, coalesce((select max(number) from ${kept} o where o.product_id = m.product_id), 0)
      + row_number() over (partition by m.product_id), gen_random_uuid(), m.variant_id, 'counted', 'admin', m.change,
    m.stock_after, 'Catalogue file', now()
  from (
    select p.id as product_id, null::uuid as variant_id, ${NEXT} - p.stock as change, ${NEXT} as stock_after
    from incoming i join ${products} p on p.id = i.id where i.known and i.group_sku is null and p.variant_count = 0
    union all
    select i.id, v.id, ${NEXT_OF_VARIANT} - v.stock, ${NEXT_OF_VARIANT}
    from staged s join incoming i on i.product_sku = s.group_sku
    join ${variants} v on v.product_id = i.id and v.sku = s.sku
  ) m where m.change <> 0`

/** Whether a known product is visible; an import never shows a product that a person has hidden. */
const SHOWN = 'i.active and not p.hidden_with_seller and not p.hidden_by_admin'

/**
 * A new price becomes the regular price and removes the product from a running sale; an equal price leaves it in the
 * sale.
 */
const CHANGE = `
  update products p set ${copiedColumns.map((name) => `${name} = i.${name}`).join(', ')}, active = ${SHOWN},
    colour = case when i.group_sku is null then i.colour else p.colour end,
    stock = case when p.variant_count > 0 then p.stock when i.group_sku is null then ${NEXT} else i.pieces end,
    base_price_cents = i.price,
    price_cents = case when p.base_price_cents = i.price then p.price_cents else i.price end,
    regular_price_cents = case when p.base_price_cents = i.price then p.regular_price_cents end,
    sale_id = case when p.base_price_cents = i.price then p.sale_id end,
    edition = p.edition + 1, updated_at = now()
  from incoming i where i.known and p.id = i.id and (
    (p.active, p.base_price_cents, ${copiedColumns.map((name) => `p.${name}`).join(', ')})
      is distinct from (${SHOWN}, i.price, ${COPIED.join(', ')})
    or i.group_sku is null and p.variant_count = 0 and (p.colour, p.stock) <> (i.colour, ${NEXT}))`

const PRICES = `
  insert into price_history (product_id, id, price_cents, since)
  select id, fresh_price, price, case when known then now() else created_at end
  from incoming where price_before is distinct from price`

const variants = ({ variants: known }: Shop): string => `
  with rows as (
    select i.id as owner, s.*, s.price_cents - i.price as surcharge, to_jsonb(i.images) as product_images,
      case when v.id is null then s.stock else ${NEXT_OF_VARIANT} end as pieces, v.id as known_id, o.id as other_id, coalesce(v.position, (select coalesce(max(k.position), -1) from ${known} k where k.product_id = i.id)
        + row_number() over (partition by i.id, v.id is null order by s.line))::int as place
    from staged s join incoming i on i.product_sku = s.group_sku
    left join ${known} v on v.product_id = i.id and v.sku = s.sku
    left join ${known} o on o.product_id = i.id and o.id = s.variant_id
    where s.group_sku is not null
  ), firsts as (
    select *, row_number() over (partition by owner, variant_id order by line) as use from rows
  )
  insert into product_variants (product_id, id, position, sku, colour, size, surcharge_cents, stock, images)
  select owner, coalesce(known_id, case when other_id is null and use = 1 then variant_id end, fresh), place, sku,
    colour, size, surcharge, pieces,
    array(select jsonb_array_elements_text(
      case when variant_images <> '[]' then variant_images when images = product_images then '[]' else images end))
  from firsts
  on conflict (product_id, id) do update set position = excluded.position, colour = excluded.colour,
    size = excluded.size, surcharge_cents = excluded.surcharge_cents, stock = excluded.stock, images = excluded.images
  where (product_variants.position, product_variants.colour, product_variants.size, product_variants.surcharge_cents,
      product_variants.stock, product_variants.images)
    is distinct from (excluded.position, excluded.colour, excluded.size, excluded.surcharge_cents, excluded.stock,
      excluded.images)
  returning product_id`

const SUMS = `
  update products p set stock = held.stock, variant_count = held.count, most_surcharge_cents = held.surcharge,
    variant_colours = held.colours, updated_at = now()
  from (select v.product_id, sum(v.stock)::int as stock, count(*)::int as count, max(v.surcharge_cents) as surcharge,
      string_agg(distinct v.colour, ' ' order by v.colour) as colours
    from product_variants v
    where v.product_id in (select id from incoming where group_sku is not null) group by v.product_id) held
  where p.id = held.product_id and (p.stock, p.variant_count, p.most_surcharge_cents, p.variant_colours)
    <> (held.stock, held.count, held.surcharge, held.colours)`

/**
 * Adds and updates products from the staged items, in the caller's transaction. Deletes nothing. On a cluster it reads
 * the shop's rows from temporary copies, because Citus allows a coordinator's table in an update of sharded rows but
 * not in other joins with them.
 */
export async function applyStaged(client: Client): Promise<Applied> {
  await client.query(IN_BULK)
  await client.query('analyze staged')
  const shop = await lockedShop(client)
  await client.query(unnamedVariants(shop))
  await client.query(incoming(shop))
  await client.query('analyze incoming')
  const added = await client.query(ADD)
  await client.query(PRICES)
  await client.query(movements(shop))
  const changed = await client.query(CHANGE)
  await client.query(variants(shop))
  await client.query(KEEP_PRICES)
  await client.query(SUMS)
  await client.query(WORDS)
  return { added: added.rowCount ?? 0, changed: changed.rowCount ?? 0 }
}
