import { and, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { toCents, toDollars } from '../http/cents-and-dollars'
import { badField } from '../http/problem'
import { products } from '../products/table'
import { priorPrice } from '../sales/prior-price'
import { saleItems, sales } from '../sales/table'
import type { SalePlan, SaleRule } from './schema'
import { readVariantPrices } from './variant-prices'

/** The most products of a sale: its beginning and its end change them all in one transaction. */
export const MOST_PRODUCTS = 5000

const SHOWN = 50

/** What a sale makes of one product. */
export interface PlannedItem {
  productId: string
  name: string
  baseCents: number
  priceCents: number
  /** Hundredths of a per cent off; null for a given price. */
  basisPoints: number | null
}

export interface Period {
  startsAt: Date
  endsAt: Date
}

/** What a sale would change, and what keeps it from that. */
export interface Planned {
  items: PlannedItem[]
  unchanged: number
  /** Products that another sale has at that time. */
  taken: { productId: string; name: string; sale: { id: string; name: string } & Period }[]
}

type Terms = { basisPoints: number } | { priceCents: number }

function termsOf({ category, product, percent, price }: SaleRule, index: number): Terms {
  const where = `Rule ${index + 1}`
  if ((category === undefined) === (product === undefined))
    throw badField('rules', `${where} names either a category or a product.`)
  if ((percent === undefined) === (price === undefined))
    throw badField('rules', `${where} gives either per cent or a price.`)
  if (percent !== undefined) return { basisPoints: Math.round(percent * 100) }
  if (product === undefined || price === undefined) throw badField('rules', `${where}: only a product has a price.`)
  return { priceCents: toCents(price) }
}

/** The price of a share off, rounded half up, at least a cent. */
const priceOff = (baseCents: number, basisPoints: number): number =>
  Math.max(1, Math.round((baseCents * (10_000 - basisPoints)) / 10_000))

/**
 * Plans a sale: which of the shop's own, shown products become cheaper. 400 for rules that contradict each other, a product that is not
 * the shop's own, or more products than fit.
 */
export async function planSale(db: Queries, rules: readonly SaleRule[], period: Period): Promise<Planned> {
  const byCategory = new Map<string, Terms>()
  const byProduct = new Map<string, Terms>()
  rules.forEach((rule, index) => {
    const terms = termsOf(rule, index)
    const [map, key] =
      rule.category === undefined ? [byProduct, rule.product?.toLowerCase() ?? ''] : [byCategory, rule.category]
    if (map.has(key)) throw badField('rules', `Rule ${index + 1} is about the same as one before.`)
    map.set(key, terms)
  })
  const found = await findGoods(db, [...byCategory.keys()], [...byProduct.keys()])
  const missing = [...byProduct.keys()].find((id) => !found.some((one) => one.id === id))
  if (missing !== undefined) throw badField('rules', 'A product of these rules is not the shop’s own, or is not shown.')
  const empty = [...byCategory.keys()].find((name) => !found.some(({ category }) => category === name))
  if (empty !== undefined) throw badField('rules', `The shop has no own products in the category “${empty}”.`)
  const planned = found.flatMap(({ id, name, category, baseCents }) => {
    const terms = byProduct.get(id) ?? byCategory.get(category)
    if (!terms) return []
    const basisPoints = 'basisPoints' in terms ? terms.basisPoints : null
    const priceCents = 'basisPoints' in terms ? priceOff(baseCents, terms.basisPoints) : terms.priceCents
    return [{ productId: id, name, baseCents, priceCents, basisPoints }]
  })
  const items = planned.filter(({ priceCents, baseCents }) => priceCents < baseCents)
  const dear = planned.find(({ basisPoints, priceCents, baseCents }) => basisPoints === null && priceCents >= baseCents)
  if (dear)
    throw badField(
      'rules',
      `${dear.name} costs $${toDollars(dear.baseCents).toFixed(2)}: its price in a sale must be lower.`,
    )
  const ids = items.map(({ productId }) => productId)
  return { items, unchanged: planned.length - items.length, taken: await findTaken(db, ids, period) }
}

async function findGoods(db: Queries, categories: readonly string[], ids: readonly string[]) {
  const { id, name, category, basePriceCents: baseCents } = products
  const named = or(
    categories.length ? inArray(category, [...categories]) : undefined,
    ids.length ? inArray(id, [...ids]) : undefined,
  )
  const rows = await db
    .select({ id, name, category, baseCents })
    .from(products)
    .where(and(named, isNull(products.sellerId), eq(products.active, true)))
    .limit(MOST_PRODUCTS + 1)
  if (rows.length > MOST_PRODUCTS)
    throw badField(
      'rules',
      `A sale has at most ${MOST_PRODUCTS.toLocaleString('en-US')} products. Choose fewer categories, or single products.`,
    )
  return rows
}

/** Which products another sale has within a period: a product is in one sale at a time. */
export async function findTaken(
  db: Queries,
  ids: readonly string[],
  { startsAt, endsAt }: Period,
  except?: string,
): Promise<Planned['taken']> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ productId: saleItems.productId, name: products.name, sale: sales })
    .from(saleItems)
    .innerJoin(sales, eq(sales.id, saleItems.saleId))
    .innerJoin(products, eq(products.id, saleItems.productId))
    .where(
      and(
        inArray(sales.state, ['scheduled', 'running']),
        lt(sales.startsAt, endsAt),
        gt(sales.endsAt, startsAt),
        sql`${saleItems.productId} = any(${sql.param([...ids])}::uuid[])`,
      ),
    )
  return rows.filter(({ sale }) => sale.id !== except)
}

/** What several products have in common that another sale has. */
export function overlapsOf(taken: Planned['taken']): SalePlan['overlaps'] {
  const byId = new Map<string, Planned['taken']>()
  for (const one of taken) byId.set(one.sale.id, [...(byId.get(one.sale.id) ?? []), one])
  return [...byId.values()].flatMap((ones) => {
    const [first] = ones
    if (!first) return []
    const { name, startsAt, endsAt } = first.sale
    const examples = ones.slice(0, 3).map((one) => one.name)
    return [{ name, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), products: ones.length, examples }]
  })
}

/** The lowest prices in cents of the 30 days before a sale begins; a product whose history is shorter is missing. */
export async function priorPrices(db: Queries, ids: readonly string[], start: Date): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const { rows } = await db.execute<{ id: string; prior: number | null }>(
    sql`select id, ${priorPrice(sql`p.id`, start)} as prior from products p where p.id = any(${sql.param([...ids])}::uuid[])`,
  )
  return new Map(rows.flatMap(({ id, prior }) => (prior === null ? [] : [[id, prior] as const])))
}

/** A plan as administrators see it, with what may be struck through. */
export async function showPlan(db: Queries, { items, unchanged, taken }: Planned, start: Date): Promise<SalePlan> {
  const shown = items.toSorted((one, other) => other.baseCents - one.baseCents).slice(0, SHOWN)
  const prior = await priorPrices(
    db,
    shown.map(({ productId }) => productId),
    start,
  )
  const variantsOf = await readVariantPrices(db, shown)
  return {
    ...{ products: items.length, unchanged, overlaps: overlapsOf(taken) },
    preview: shown.map(({ productId, name, baseCents, priceCents, basisPoints }) => ({
      ...{ _id: productId, name, price: toDollars(baseCents), salePrice: toDollars(priceCents) },
      ...(basisPoints !== null && { percent: basisPoints / 100 }),
      ...struckThrough(prior.get(productId), priceCents),
      ...variantsOf(productId),
    })),
  }
}

/** The struck-through price of a sale, if the 30-day rule allows one. */
export const struckThrough = (prior: number | undefined, priceCents: number): { struckThrough?: number } =>
  prior !== undefined && prior > priceCents ? { struckThrough: toDollars(prior) } : {}
