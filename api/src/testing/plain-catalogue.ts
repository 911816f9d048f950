import { PRICE_MAX_DOLLARS } from '@superium/shared/constants'
import { sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import type { Facets } from '../facets/facets-schema'
import type { Filters } from '../facets/filters'
import type { Order } from '../products/order'

/** A variant of a plain product, or the product itself if it has none. */
export interface PlainOffer {
  variant: string | null
  cents: number
  colour: string
  size: string
  availability: string
}

/** A product as the database holds it. */
export interface PlainProduct {
  id: string
  mix: number
  category: string
  brand: string
  stars: number
  saleId: string | null
  featured: boolean
  audience: string
  tags: string[]
  sellerId: string | null
  cents: number
  discount: number
  sold: number
  rating: number
  /** Microseconds since 1970. */
  created: number
  offers: PlainOffer[]
}

/** All active products, as plain objects. */
export async function readPlainProducts(db: Queries): Promise<PlainProduct[]> {
  const { rows } = await db.execute<PlainProduct & Record<string, unknown>>(sql`
    select id, mix, category, brand, stars, sale_id as "saleId", featured, audience, tags, seller_id as "sellerId",
      price_cents as cents, price_cents::float / coalesce(regular_price_cents, price_cents) as discount,
      units_sold as sold, rating_score as rating, (extract(epoch from created_at) * 1000000)::float8 as created,
      coalesce((select json_agg(json_build_object('variant', v.id, 'cents', price_cents + v.surcharge_cents,
          'colour', case v.colour when '' then p.colour else v.colour end, 'size', v.size,
          'availability', case when v.stock = 0 and status <> 'up-coming' then 'sold-out' else status end)
          order by v.position, v.id) from product_variants v where v.product_id = p.id),
        json_build_array(json_build_object('variant', null, 'cents', price_cents, 'colour', colour, 'size', '',
          'availability', case when stock = 0 and status <> 'up-coming' then 'sold-out' else status end))) as offers
    from products p where active`)
  return rows
}

type OfferFilter = 'price' | 'availability' | 'colour' | 'variantSize'
type ProductFilter = 'category' | 'brand' | 'rating' | 'collection' | 'audience' | 'tag'

/** The offers that pass the filters except one, one offer at a time. */
export function passingOffers({ offers }: PlainProduct, choice: Filters, but?: OfferFilter): PlainOffer[] {
  const { min = 0, max = PRICE_MAX_DOLLARS, availability = [], colour = [], variantSize = [] } = choice
  const oneOf = (values: readonly string[], value: string) => values.length === 0 || values.includes(value)
  return offers.filter(
    (offer) =>
      (but === 'price' ||
        (offer.cents >= min * 100 && (max >= PRICE_MAX_DOLLARS || offer.cents <= Math.round(max * 100)))) &&
      (but === 'availability' || oneOf(availability, offer.availability)) &&
      (but === 'colour' || oneOf(colour, offer.colour)) &&
      (but === 'variantSize' || oneOf(variantSize, offer.size)),
  )
}

/** Whether the product itself passes the filters except one; `sales` are the running ones. */
function passes(product: PlainProduct, choice: Filters, sales: ReadonlySet<string>, but?: ProductFilter): boolean {
  const { category, brand = [], rating = 0, collection, audience, tag, sellerId } = choice
  return (
    (but === 'category' || !category || product.category === category) &&
    (but === 'brand' || brand.length === 0 || brand.includes(product.brand)) &&
    (but === 'rating' || product.stars >= rating) &&
    (but === 'collection' ||
      (collection === 'featured'
        ? product.featured
        : collection !== 'on-sale' || (product.saleId !== null && sales.has(product.saleId)))) &&
    (!audience || product.audience === audience) &&
    (!tag || product.tags.includes(tag)) &&
    (!sellerId || product.sellerId === sellerId)
  )
}

/** The cheapest offer that passes, the first of equally cheap ones. */
export const shownOffer = (product: PlainProduct, choice: Filters): PlainOffer | undefined =>
  passingOffers(product, choice).reduce<PlainOffer | undefined>(
    (best, offer) => (best && best.cents <= offer.cents ? best : offer),
    undefined,
  )

const keys: Record<Exclude<Order, 'relevance'>, (one: PlainProduct, choice: Filters) => number[]> = {
  mixed: ({ mix }) => [mix],
  cheapest: (one, choice) => [shownOffer(one, choice)?.cents ?? 0],
  dearest: (one, choice) => [shownOffer(one, choice)?.cents ?? 0],
  newest: ({ created }) => [created],
  bestSelling: ({ sold, featured, created }) => [sold, Number(featured), created],
  topRated: ({ rating, featured, created }) => [rating, Number(featured), created],
  discount: ({ discount }) => [discount],
}

/** The products that pass, in an order; those with equal keys by their ids. */
export function listPlainly(
  all: readonly PlainProduct[],
  choice: Filters,
  sales: ReadonlySet<string>,
  order: Exclude<Order, 'relevance'>,
): PlainProduct[] {
  const ahead = ['mixed', 'cheapest', 'discount'].includes(order) ? 1 : -1
  return all
    .filter((one) => passes(one, choice, sales) && passingOffers(one, choice).length > 0)
    .map((one) => ({ one, by: keys[order](one, choice) }))
    .sort((a, b) => {
      const difference = a.by.map((key, i) => key - (b.by[i] as number)).find((one) => one !== 0)
      return ahead * (difference ?? (a.one.id < b.one.id ? -1 : 1))
    })
    .map(({ one }) => one)
}

const RANGES = [0, 2500, 5000, 10_000, 25_000, 50_000, 100_000, Number.POSITIVE_INFINITY]

/** Every facet, as counts by value. */
export function countPlainly(all: readonly PlainProduct[], choice: Filters, sales: ReadonlySet<string>) {
  const tally = (values: readonly (readonly string[])[]) => {
    const counts: Record<string, number> = {}
    for (const value of values.flatMap((some) => [...new Set(some)]))
      if (value !== '') counts[value] = (counts[value] ?? 0) + 1
    return counts
  }
  const but = (facet: ProductFilter) =>
    all.filter((one) => passes(one, choice, sales, facet) && passingOffers(one, choice).length > 0)
  const ofOffers = (facet: OfferFilter, value: (offer: PlainOffer) => string) =>
    tally(all.filter((one) => passes(one, choice, sales)).map((one) => passingOffers(one, choice, facet).map(value)))
  const prices = all
    .filter((one) => passes(one, choice, sales))
    .flatMap((one) => passingOffers(one, choice, 'price').map(({ cents }) => cents))
  const rangeOf = (cents: number) => String(RANGES.findIndex((start) => start > cents) - 1)
  const { 'sold-out': _, ...availability } = ofOffers('availability', (offer) => offer.availability)
  return {
    availability,
    brand: tally(but('brand').map(({ brand }) => [brand])),
    category: tally(but('category').map(({ category }) => [category])),
    colour: ofOffers('colour', ({ colour }) => colour),
    variantSize: ofOffers('variantSize', ({ size }) => size),
    collection: tally(
      but('collection').map(({ featured, saleId }) => [
        featured ? 'featured' : '',
        saleId !== null && sales.has(saleId) ? 'on-sale' : '',
      ]),
    ),
    rating: [4, 3, 2, 1].map((least) => but('rating').filter(({ stars }) => stars >= least).length),
    price: prices.length > 0 ? { min: Math.min(...prices) / 100, max: Math.max(...prices) / 100 } : null,
    priceRanges: ofOffers('price', ({ cents }) => rangeOf(cents)),
  }
}

const byValue = (values: readonly { value: string; count: number }[]) =>
  Object.fromEntries(values.filter(({ count }) => count > 0).map(({ value, count }) => [value, count]))

/** Facets of the API in the form of {@link countPlainly}. */
export const plainFacets = (facets: Facets): ReturnType<typeof countPlainly> => ({
  availability: byValue(facets.availability),
  brand: byValue(facets.brand),
  category: byValue(facets.category),
  colour: byValue(facets.colour),
  variantSize: byValue(facets.variantSize),
  collection: byValue(facets.collection),
  rating: facets.rating.map(({ count }) => count),
  price: facets.price,
  priceRanges: Object.fromEntries(
    facets.priceRanges.map(({ min, count }) => [String(RANGES.indexOf(Math.round(min * 100))), count]),
  ),
})
