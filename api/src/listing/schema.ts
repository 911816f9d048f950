import { type Static, Type } from 'typebox'
import { FacetsSchema } from '../facets/schema'
import { PageNumber, PageSize } from '../http/field-schemas'
import { collections, ProductSchema, ProductStatusSchema } from '../products/schema'
import { Snapshot } from './collections-schema'

export const sorts = ['relevance', 'newest', 'top-rated', 'best-selling'] as const

const Price = Type.Number({ minimum: 0, maximum: 1_000_000, description: 'Dollars' })

/** Spec §7 "categorywise"; all but its seven parameters is additive. */
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
  rating: Type.Optional(Type.Integer({ minimum: 1, maximum: 5, description: 'So many stars and more' })),
  collection: Type.Optional(
    Type.Enum(collections, { description: 'Narrows to it; without sort and sortId in its ranking' }),
  ),
  snapshot: Snapshot,
})
export type ListingQuery = Static<typeof ListingQuery>

const Range = Type.Array(Type.Integer(), {
  minItems: 2,
  maxItems: 2,
  description: 'Start and end (exclusive) in UTF-16 code units, as JavaScript counts',
})

export const HighlightSchema = Type.Object(
  { name: Type.Array(Range), desc: Type.Array(Range) },
  { title: 'Highlight', description: 'Where name and description answer the search' },
)
export type Highlight = Static<typeof HighlightSchema>

export const ListingResponse = Type.Object(
  {
    status: Type.Literal('success'),
    data: Type.Array(ProductSchema),
    count: Type.Integer(),
    countIsExact: Type.Boolean({ description: 'False for a search that finds more than are counted: "20,000+"' }),
    facets: FacetsSchema,
    snapshot: Type.String({
      description: 'To be given with further pages, so that no product added meanwhile moves them',
    }),
    highlights: Type.Optional(
      Type.Array(HighlightSchema, { description: 'For a search: one for each product of data, in its order' }),
    ),
    corrected: Type.Optional(
      Type.String({ description: 'What was searched instead, where what was typed finds nothing' }),
    ),
    instead: Type.Optional(
      Type.Object(
        { near: Type.Array(ProductSchema), popular: Type.Array(ProductSchema) },
        { title: 'Instead', description: 'For a search that finds nothing: what comes near, and what others buy' },
      ),
    ),
  },
  { title: 'Listing' },
)
export type Listing = Omit<Static<typeof ListingResponse>, 'status'>
