import { type Static, Type } from 'typebox'
import { FacetsSchema } from '../facets/facets-schema'
import { FiltersSchema } from '../facets/filters-schema'
import { Id, PageNumber, PageSize } from '../http/field-schemas'
import { ProductSchema } from '../products/schema'
import { ExactSku } from '../search/exact-sku'
import { Snapshot } from './product-page-schema'

export const sorts = ['mixed', 'relevance', 'newest', 'top-rated', 'best-selling'] as const

/** Spec §7 "categorywise"; `sort`, `snapshot` and the filters beyond category, min and max are additions. */
export const ListingQuery = Type.Object({
  ...FiltersSchema.properties,
  page: PageNumber,
  size: PageSize,
  sortId: Type.Optional(
    Type.Integer({ minimum: -1, maximum: 1, description: '1: cheapest first; -1: most expensive first' }),
  ),
  search: Type.Optional(Type.String({ maxLength: 200 })),
  spelling: Type.Optional(
    Type.Enum(['corrected', 'typed'], {
      description: 'typed: searches the typed words alone, without corrections, other words or parts of the search',
    }),
  ),
  sort: Type.Optional(
    Type.Enum(sorts, {
      description:
        'Replaces sortId. mixed (default without a search): adjacent products differ in kind; relevance: for a search',
    }),
  ),
  snapshot: Snapshot,
})
export type ListingQuery = Static<typeof ListingQuery>

/** A product of a listing. */
export const ListedProductSchema = Type.Object(
  {
    ...ProductSchema.properties,
    variant: Type.Optional({
      ...Id,
      description:
        'With a filter by availability, price, colour or size, for a product with variants: the cheapest variant that passes all of them. `price`, `regularPrice` and `images` are then its own, `stock` and `availability` are those of all that pass, and `highestPrice` is absent',
    }),
  },
  { title: 'ListedProduct' },
)

const Range = Type.Array(Type.Integer(), {
  minItems: 2,
  maxItems: 2,
  description: 'Start and end (exclusive) in UTF-16 code units, like JavaScript string indexes',
})

export const HighlightSchema = Type.Object(
  { name: Type.Array(Range), desc: Type.Array(Range) },
  { title: 'Highlight', description: 'Ranges of name and description that match the search' },
)
export type Highlight = Static<typeof HighlightSchema>

export const ListingResponse = Type.Object(
  {
    status: Type.Literal('success'),
    data: Type.Array(ListedProductSchema),
    count: Type.Integer(),
    countIsExact: Type.Boolean({
      description:
        'False for a search with very many results: `count` (at most 20,000, which limits paging) and the facet counts are estimates, to be shown as "about"',
    }),
    facets: FacetsSchema,
    snapshot: Type.String({
      description: 'Send it when you request further pages, so that newly added products do not shift them',
    }),
    highlights: Type.Optional(
      Type.Array(HighlightSchema, { description: 'For a search: one per product in `data`, in the same order' }),
    ),
    sku: Type.Optional(ExactSku),
    corrected: Type.Optional(
      Type.String({ description: 'The corrected search, if the typed one has misspelt words and finds nothing' }),
    ),
    relaxed: Type.Optional(
      Type.String({ description: 'The words searched instead, if no product matches all typed words' }),
    ),
    instead: Type.Optional(
      Type.Object(
        { near: Type.Array(ProductSchema), popular: Type.Array(ProductSchema) },
        {
          title: 'Instead',
          description: 'For a search without results: products that match any of its words, and best sellers',
        },
      ),
    ),
  },
  { title: 'Listing' },
)
export type Listing = Omit<Static<typeof ListingResponse>, 'status'>
