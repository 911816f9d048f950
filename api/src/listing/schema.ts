import { type Static, Type } from 'typebox'
import { FacetsSchema } from '../facets/facets-schema'
import { FiltersSchema } from '../facets/filters-schema'
import { PageNumber, PageSize } from '../http/field-schemas'
import { ProductSchema } from '../products/schema'
import { Snapshot } from './product-page-schema'

export const sorts = ['mixed', 'relevance', 'newest', 'top-rated', 'best-selling'] as const

/** Spec §7 "categorywise"; `sort`, `snapshot` and the filters beyond category, min and max are additions. */
export const ListingQuery = Type.Object({
  ...FiltersSchema.properties,
  page: PageNumber,
  size: PageSize,
  sortId: Type.Optional(Type.Integer({ minimum: -1, maximum: 1, description: '1 cheapest first, -1 dearest first' })),
  search: Type.Optional(Type.String({ maxLength: 200 })),
  sort: Type.Optional(
    Type.Enum(sorts, {
      description:
        'Instead of sortId. mixed, the default without a search: neighbours differ in kind; relevance: for a search',
    }),
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
    countIsExact: Type.Boolean({
      description:
        'False for a search that finds very many: count (20,000 at most, of which pages are read) and the counts of facets are estimates, to be shown as "about"',
    }),
    facets: FacetsSchema,
    snapshot: Type.String({
      description: 'Send it with further pages, so that products added meanwhile do not shift them',
    }),
    highlights: Type.Optional(
      Type.Array(HighlightSchema, { description: 'For a search: one for each product of data, in its order' }),
    ),
    corrected: Type.Optional(
      Type.String({ description: 'The search with its misspelt words corrected, where what was typed finds nothing' }),
    ),
    relaxed: Type.Optional(
      Type.String({ description: 'The words that were searched instead, where no product has all of them' }),
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
