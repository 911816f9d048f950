import { PRICE_MAX_DOLLARS } from '@superium/shared/constants'
import { and, arrayContains, eq, gte, inArray, type SQL, sql } from 'drizzle-orm'
import type { Static } from 'typebox'
import { planAnew } from '../database/keep-plan'
import { toCents } from '../http/cents-and-dollars'
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

/** The filters as a condition on active products. */
export function filterCondition(choice: Filters, sales: ReadonlySet<string>): SQL | undefined {
  const { category, availability, brand, rating, collection, audience, tag, sellerId } = choice
  const { from, to } = priceRangeOf(choice)
  return and(
    sql`${products.active}`,
    category ? eq(products.category, category) : undefined,
    from > 0 ? sql`${products.priceCents} >= ${from}` : undefined,
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
