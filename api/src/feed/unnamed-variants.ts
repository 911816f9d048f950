import type { Shop } from './locked-shop'

/** The variants of known groups that the file does not name. */
export const unnamedVariants = ({ products, variants }: Shop): string => `
  create temporary table unnamed on commit drop as
  select v.product_id, v.id, v.surcharge_cents
  from (select distinct group_sku from staged where group_sku is not null) g
  join ${products} p on p.sku = g.group_sku join ${variants} v on v.product_id = p.id
  left join staged s on s.sku = v.sku where s.sku is null`

/** Variants that the file does not name keep their price when the lowest one changes. */
export const KEEP_PRICES = `
  update product_variants v set surcharge_cents = kept.surcharge_cents
  from (select u.product_id, u.id, u.surcharge_cents + i.price_before - i.price as surcharge_cents
    from unnamed u join incoming i on i.id = u.product_id
    where i.group_sku is not null and i.price <> i.price_before) kept
  where v.product_id = kept.product_id and v.id = kept.id`
