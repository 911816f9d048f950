import { sql } from 'drizzle-orm'
import { recordAudit } from '../audit/record-audit'
import type { Queries } from '../database/database'
import { together } from '../database/together'
import { products } from '../products/table'
import { touchedIf } from '../products/touched-if'
import { appendPriceHistory } from '../sales/append-price-history'
import { recordMovements } from '../stock/record-movement'
import { productVariants } from '../variants/table'
import { FACTOR_ONE, factorOf, type PlannedRow } from './plan-row'
import type { BulkChange } from './schema'

const list = <T>(values: readonly T[], type: 'uuid' | 'integer') => sql`${sql.param(values)}::${sql.raw(type)}[]`

/** Writes planned changes of locked products, their price history, movements and audit entries in the caller's transaction. */
export async function applyRows(tx: Queries, plans: readonly PlannedRow[], change: BulkChange): Promise<void> {
  const changed = plans.filter(({ row }) => row.outcome === 'changed')
  if (changed.length === 0) return
  const { category = null, condition = null, featured = null, active = null } = change
  const wanted = sql`unnest(
    ${list(
      changed.map(({ product }) => product.id),
      'uuid',
    )},
    ${list(
      changed.map(({ price }) => price ?? null),
      'integer',
    )},
    ${list(
      changed.map(({ pieces }) => pieces),
      'integer',
    )},
    ${list(
      changed.map(({ row }) => (row.changes.some(({ field }) => field !== 'stock') ? 1 : 0)),
      'integer',
    )}) as w(id, price, pieces, editions)`
  await scaleSurcharges(tx, changed, change)
  const write = () =>
    tx.execute(sql`
    update ${products} p set
      category = coalesce(${category}::text, p.category),
      condition = coalesce(${condition}::text, p.condition),
      featured = coalesce(${featured}::boolean, p.featured),
      active = coalesce(${active}::boolean, p.active),
      hidden_with_seller = p.hidden_with_seller and coalesce(${active}::boolean, true),
      hidden_by_admin = case when coalesce(${active}::boolean, p.active) = p.active then p.hidden_by_admin
        else not ${active}::boolean and p.seller_id is not null end,
      base_price_cents = coalesce(w.price, p.base_price_cents),
      price_cents = coalesce(w.price, p.price_cents),
      regular_price_cents = case when w.price is null then p.regular_price_cents end,
      sale_id = case when w.price is null then p.sale_id end,
      stock = p.stock + w.pieces,
      edition = p.edition + w.editions,
      updated_at = ${touchedIf(sql`w.editions = 1 or (p.stock = 0) <> (p.stock + w.pieces = 0)`, sql`p.updated_at`)}
    from ${wanted} where p.id = w.id`)
  const notePrices = () =>
    appendPriceHistory(
      tx,
      changed.flatMap(({ product, price }) =>
        price === undefined || price === product.priceCents
          ? []
          : [{ productId: product.id, priceCents: price, saleId: null }],
      ),
      new Date(),
    )
  const noteMovements = () =>
    recordMovements(
      tx,
      changed.flatMap(({ product, pieces }) =>
        pieces === 0
          ? []
          : [
              {
                ...{ productId: product.id, variantId: null, kind: 'corrected' as const, actor: 'admin' as const },
                ...{ change: pieces, stockAfter: product.stock + pieces },
              },
            ],
      ),
    )
  const audit = () =>
    recordAudit(
      tx,
      ...changed.map(({ product, row }) => ({
        target: { kind: 'product' as const, id: product.id, label: product.name },
        before: Object.fromEntries(row.changes.map(({ field, before }) => [field, before])),
        after: Object.fromEntries(row.changes.map(({ field, after }) => [field, after])),
      })),
    )
  await together(write, notePrices, noteMovements, audit)
}

/** A percentage is one of every variant's price, so that surcharges change by it, too. */
async function scaleSurcharges(
  tx: Queries,
  changed: readonly PlannedRow[],
  { pricePercent }: BulkChange,
): Promise<void> {
  const priced = changed.filter(({ product, price }) => price !== undefined && product.mostSurchargeCents > 0)
  if (pricePercent === undefined || priced.length === 0) return
  const ids = priced.map(({ product }) => product.id)
  const factor = sql`${factorOf(pricePercent)}::bigint`
  await tx.execute(sql`
    update ${productVariants} v
    set surcharge_cents = ((w.base + v.surcharge_cents)::bigint * ${factor} + ${FACTOR_ONE / 2}) / ${FACTOR_ONE} - w.price
    from unnest(
      ${list(ids, 'uuid')},
      ${list(
        priced.map(({ product }) => product.basePriceCents),
        'integer',
      )},
      ${list(
        priced.map(({ price }) => price),
        'integer',
      )}) as w(id, base, price)
    where v.product_id = w.id`)
  await tx.execute(sql`
    update ${products} p set most_surcharge_cents = held.most
    from (select product_id, max(surcharge_cents) as most from ${productVariants}
      where product_id = any(${list(ids, 'uuid')}) group by product_id) held
    where p.id = held.product_id`)
}
