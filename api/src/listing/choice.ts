import { PRICE_MAX_DOLLARS } from '@superium/shared/constants'
import { and, eq, gte, inArray, type SQL, sql } from 'drizzle-orm'
import type { Group, Traits } from '../counts/group'
import { toCents } from '../http/fields'
import { products } from '../products/table'
import type { ListingQuery } from './schema'

/** What a shopper narrows a result down by. */
export type Choice = Pick<ListingQuery, 'category' | 'min' | 'max' | 'availability' | 'brand' | 'rating' | 'collection'>

export type Facet = 'category' | 'availability' | 'brand' | 'rating' | 'collection'

/** A chosen price range in cents, both ends included. */
export interface Range {
  from: number
  to: number
}

/** 3001 dollars mean "and above". */
export const rangeOf = ({ min = 0, max = PRICE_MAX_DOLLARS }: Choice): Range => ({
  from: toCents(min),
  to: max >= PRICE_MAX_DOLLARS ? Number.POSITIVE_INFINITY : toCents(max),
})

type Rule = (one: Traits) => boolean

const oneOf = (values: readonly string[] | undefined, key: 'status' | 'brand'): Rule | null =>
  values?.length ? (group) => values.includes(group[key]) : null

function collectionRule({ collection }: Choice, sales: ReadonlySet<string>): Rule | null {
  if (collection === 'featured') return ({ featured }) => featured
  if (collection === 'on-sale') return ({ saleId }) => saleId !== null && sales.has(saleId)
  return null
}

/** What each choice but the price lets pass; facets where nothing was chosen are not in it. */
export function rulesOf(choice: Choice, sales: ReadonlySet<string>): [Facet, Rule][] {
  const { category, rating = 0 } = choice
  const rules: [Facet, Rule | null][] = [
    ['category', category ? (group) => group.category === category : null],
    ['availability', oneOf(choice.availability, 'status')],
    ['brand', oneOf(choice.brand, 'brand')],
    ['rating', rating > 0 ? ({ stars }) => stars >= rating : null],
    ['collection', collectionRule(choice, sales)],
  ]
  return rules.flatMap(([facet, rule]): [Facet, Rule][] => (rule ? [[facet, rule]] : []))
}

/** The groups that every choice but the price lets pass. */
export function chosenGroups(groups: readonly Group[], choice: Choice, sales: ReadonlySet<string>): Group[] {
  const rules = rulesOf(choice, sales)
  return groups.filter((group) => rules.every(([, rule]) => rule(group)))
}

/** What belongs to a collection beside being shown; undefined where everything does. */
export function inCollection(collection: Choice['collection'], sales: ReadonlySet<string>): SQL | undefined {
  if (collection === 'featured') return sql`${products.featured}`
  if (collection === 'on-sale') return inArray(products.saleId, [...sales])
  return undefined
}

/** The same choices as a condition on shown products. */
export function condition(choice: Choice, sales: ReadonlySet<string>): SQL | undefined {
  const { category, availability, brand, rating, collection } = choice
  const { from, to } = rangeOf(choice)
  return and(
    sql`${products.active}`,
    category ? eq(products.category, category) : undefined,
    from > 0 ? sql`${products.priceCents} >= ${from}` : undefined,
    to < Number.POSITIVE_INFINITY ? sql`${products.priceCents} <= ${to}` : undefined,
    availability?.length ? inArray(products.status, availability) : undefined,
    brand?.length ? inArray(products.brand, brand) : undefined,
    rating ? gte(products.stars, rating) : undefined,
    inCollection(collection, sales),
  )
}
