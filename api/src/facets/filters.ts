import { PRICE_MAX_DOLLARS } from '@superium/shared/constants'
import { and, arrayContains, eq, gte, inArray, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Static } from 'typebox'
import { planAnew } from '../database/keep-plan'
import { toCents } from '../http/cents-and-dollars'
import type { ListScope } from '../products/page-of-ids'
import { products } from '../products/table'
import type { FiltersSchema } from './filters-schema'
import type { FacetTraits } from './products-with-same-traits'

/** A shopper's listing filters; `sellerId` is the id of the seller in `seller`. */
export type Filters = Static<typeof FiltersSchema> & { sellerId?: string }

export type Facet = 'category' | 'availability' | 'brand' | 'rating' | 'collection' | 'audience' | 'tag' | 'seller'

/** A price range in cents, both ends included. */
export interface PriceRange {
  from: number
  to: number
}

/** The selected price range; 3001 dollars mean "and above". */
export const priceRangeOf = ({ min = 0, max = PRICE_MAX_DOLLARS }: Filters): PriceRange => ({
  from: toCents(min),
  to: max >= PRICE_MAX_DOLLARS ? Number.POSITIVE_INFINITY : toCents(max),
})

/** Whether a group passes a filter. */
export type Predicate = (one: FacetTraits) => boolean

const oneOf = (values: readonly string[] | undefined, key: 'availability' | 'brand'): Predicate | null =>
  values?.length ? (group) => values.includes(group[key]) : null

function collectionRule({ collection }: Filters, sales: ReadonlySet<string>): Predicate | null {
  if (collection === 'featured') return ({ featured }) => featured
  if (collection === 'on-sale') return ({ saleId }) => saleId !== null && sales.has(saleId)
  return null
}

/** The predicate of each selected filter except the price. */
export function facetPredicates(choice: Filters, sales: ReadonlySet<string>): [Facet, Predicate][] {
  const { category, rating = 0, audience, tag, sellerId } = choice
  const rules: [Facet, Predicate | null][] = [
    ['category', category ? (group) => group.category === category : null],
    ['availability', oneOf(choice.availability, 'availability')],
    ['brand', oneOf(choice.brand, 'brand')],
    ['rating', rating > 0 ? ({ stars }) => stars >= rating : null],
    ['collection', collectionRule(choice, sales)],
    ['audience', audience ? (group) => group.audience === audience : null],
    ['tag', tag ? ({ tags }) => tags.includes(tag) : null],
    ['seller', sellerId ? (group) => group.sellerId === sellerId : null],
  ]
  return rules.flatMap(([facet, rule]): [Facet, Predicate][] => (rule ? [[facet, rule]] : []))
}

/** The SQL condition of a collection on active products; undefined for a collection that only ranks. */
function inCollection(collection: Filters['collection'], sales: ReadonlySet<string>): SQL | undefined {
  if (collection === 'featured') return sql`${products.featured}`
  if (collection === 'on-sale') return inArray(products.saleId, [...sales])
  return undefined
}

/** The conditions on a variant, `v`; undefined for a choice that every variant passes. */
function variantCondition(choice: Filters): SQL | undefined {
  const { availability, colour, variantSize } = choice
  const { from, to } = priceRangeOf(choice)
  const cents = sql`${products.priceCents} + v.surcharge_cents`
  return and(
    // An announced product has no stock yet.
    availability?.length ? sql`(v.stock > 0 or ${products.availability} = 'up-coming')` : undefined,
    from > 0 ? sql`${cents} >= ${from}` : undefined,
    to < Number.POSITIVE_INFINITY ? sql`${cents} <= ${to}` : undefined,
    colour?.length ? inArray(sql`coalesce(nullif(v.colour, ''), ${products.colour})`, colour) : undefined,
    variantSize?.length ? inArray(sql`v.size`, variantSize) : undefined,
  )
}

const ofVariants = sql`from product_variants v where v.product_id = ${products.id}`

/**
 * The cheapest variant that passes the filters by availability, price, colour and size, the first of equally cheap ones: a
 * subquery for the columns. Undefined if none of these filters is chosen.
 */
export function passingVariant(choice: Filters, columns: SQL): SQL | undefined {
  const condition = variantCondition(choice)
  return (
    condition &&
    sql`(select ${columns} ${ofVariants} and ${condition} order by v.surcharge_cents, v.position, v.id limit 1)`
  )
}

/** The stock of the variants that pass these filters together. Undefined if none of them is chosen. */
export function passingStock(choice: Filters): SQL | undefined {
  const condition = variantCondition(choice)
  return condition && sql`(select sum(v.stock)::int ${ofVariants} and ${condition})`
}

/** Whether a filter by colour or size is chosen. */
export const filtersKinds = ({ colour, variantSize }: Filters): boolean => !!colour?.length || !!variantSize?.length

/** Whether availability, colour or size is chosen, which the cheapest variant may lack. */
const asksMoreThanPrice = (choice: Filters) => filtersKinds(choice) || !!choice.availability?.length

/** Whether the cheapest variant alone may not tell if a product passes: a highest price is no such filter. */
export const asksOffers = (choice: Filters): boolean => priceRangeOf(choice).from > 0 || asksMoreThanPrice(choice)

/** The price of the cheapest variant that passes. */
const passingCents = (choice: Filters) => passingVariant(choice, sql`${products.priceCents} + v.surcharge_cents`)

const isEven = sql`${products.mostSurchargeCents} = 0`
// The condition of the index of these products, to the letter.
const isUneven = sql`${products.mostSurchargeCents} > 0`

/** The price of the variant that a listing shows; undefined where it is the product's own. */
export function shownCents(choice: Filters): SQL | undefined {
  const shown = asksOffers(choice) ? passingCents(choice) : undefined
  // Most products have one price for all variants, which needs no look at them.
  return (
    shown && sql`case when ${isEven} then ${products.priceCents} else coalesce(${shown}, ${products.priceCents}) end`
  )
}

/** Conditions on products one of whose variants passes all filters by price, colour and size, and is available. */
function variantConditions(choice: Filters) {
  const { colour, variantSize } = choice
  const { from, to } = priceRangeOf(choice)
  // The highest price again: only together do both ends tell PostgreSQL how few products a narrow range has.
  const inRange =
    from > 0
      ? and(gte(products.priceCents, from), to < Number.POSITIVE_INFINITY ? lte(products.priceCents, to) : undefined)
      : undefined
  // Not EXISTS, for which PostgreSQL may read all variants of the shop first.
  const anyPasses = sql`(select true ${ofVariants} and ${variantCondition(choice)} limit 1)`
  const own = and(
    colour?.length ? inArray(products.colour, colour) : undefined,
    variantSize?.length ? sql`false` : undefined,
    eq(products.variantCount, 0),
  )
  return {
    /** They have their own price in the list. */
    even: and(
      inRange,
      asksMoreThanPrice(choice) ? isEven : undefined,
      // Where all variants cost the same, the product tells whether one can be bought.
      filtersKinds(choice) ? or(own, anyPasses) : undefined,
    ),
    /** A variant may pass, at a price of its own. */
    uneven: and(
      isUneven,
      from > 0 && !asksMoreThanPrice(choice) ? sql`${products.priceCents} < ${from}` : undefined,
      from > 0 ? sql`${products.priceCents} + ${products.mostSurchargeCents} >= ${from}` : undefined,
    ),
    anyPasses,
  }
}

/**
 * The products that pass, by the price at which they are listed: those with their own price, and those with the price of a
 * variant, which is null if none passes.
 */
export function filteredByPrice(choice: Filters, sales: ReadonlySet<string>): ListScope {
  const cents = asksOffers(choice) ? passingCents(choice) : undefined
  const shared = productCondition(choice, sales)
  if (!cents) return { own: shared }
  const { even, uneven } = variantConditions(choice)
  return { own: and(shared, even), priced: { scope: and(shared, uneven), cents } }
}

/**
 * The filters by a product's own traits, on active products. No product can pass whose own price and availability, those of
 * its best variant, do not: they are in every index.
 */
function productCondition(choice: Filters, sales: ReadonlySet<string>): SQL | undefined {
  const { category, availability, brand, rating, collection, audience, tag, sellerId } = choice
  const { from, to } = priceRangeOf(choice)
  return and(
    sql`${products.active}`,
    category ? eq(products.category, category) : undefined,
    to < Number.POSITIVE_INFINITY ? sql`${products.priceCents} <= ${to} ${from > 0 ? planAnew : sql``}` : undefined,
    availability?.length ? inArray(products.availability, availability) : undefined,
    brand?.length ? inArray(products.brand, brand) : undefined,
    rating ? gte(products.stars, rating) : undefined,
    inCollection(collection, sales),
    audience ? eq(products.audience, audience) : undefined,
    tag ? arrayContains(products.tags, [tag]) : undefined,
    sellerId ? eq(products.sellerId, sellerId) : undefined,
  )
}

/** The filters as a condition on active products. */
export function filterCondition(choice: Filters, sales: ReadonlySet<string>): SQL | undefined {
  const shared = productCondition(choice, sales)
  if (!asksOffers(choice)) return shared
  const { even, uneven, anyPasses } = variantConditions(choice)
  return and(shared, or(even, and(uneven, anyPasses)))
}
