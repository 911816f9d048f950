import { type Static, Type } from 'typebox'
import { PageNumber, PageSize } from '../http/fields'
import { ProductSchema, ProductStatusSchema } from './schema'

export const sorts = ['relevance', 'newest', 'top-rated', 'best-selling'] as const

const Price = Type.Number({ minimum: 0, maximum: 1_000_000, description: 'Dollars' })

/** Spec §7 "categorywise"; `sort`, `availability` and `brand` are additive. */
export const ListingQuery = Type.Object({
  category: Type.Optional(Type.String({ maxLength: 100 })),
  page: PageNumber,
  size: PageSize,
  sortId: Type.Optional(Type.Integer({ minimum: -1, maximum: 1, description: '1 cheapest first, -1 dearest first' })),
  min: Type.Optional(Price),
  max: Type.Optional(Type.Number({ minimum: 0, maximum: 1_000_000, description: 'Dollars; 3001 means "and above"' })),
  search: Type.Optional(Type.String({ maxLength: 200 })),
  sort: Type.Optional(Type.Enum(sorts, { description: 'Instead of sortId' })),
  availability: Type.Optional(Type.Array(ProductStatusSchema, { maxItems: 3 })),
  brand: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 100 }), { maxItems: 50 })),
})
export type ListingQuery = Static<typeof ListingQuery>

const FacetValue = Type.Object({ value: Type.String(), count: Type.Integer() }, { title: 'FacetValue' })

/** Counts over the whole result, not the page. A facet ignores its own choice, so that the other choices stay visible. */
export const FacetsSchema = Type.Object(
  {
    availability: Type.Array(FacetValue),
    brand: Type.Array(FacetValue),
    price: Type.Union([Type.Object({ min: Type.Number(), max: Type.Number() }), Type.Null()], {
      description: 'Dollars; null when nothing was found',
    }),
  },
  { title: 'Facets' },
)
export type Facets = Static<typeof FacetsSchema>

export const ListingResponse = Type.Object(
  {
    status: Type.Literal('success'),
    data: Type.Array(ProductSchema),
    count: Type.Integer(),
    facets: FacetsSchema,
  },
  { title: 'Listing' },
)
