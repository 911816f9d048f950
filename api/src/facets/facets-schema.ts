import { type Static, Type } from 'typebox'

const FacetValue = Type.Object({ value: Type.String(), count: Type.Integer() }, { title: 'FacetValue' })

/** Counts of the whole result, not the page. A facet ignores its own filter, so that its other values stay visible. */
export const FacetsSchema = Type.Object(
  {
    availability: Type.Array(FacetValue),
    brand: Type.Array(FacetValue, { description: 'Most products first; 200 at most' }),
    colour: Type.Array(FacetValue, {
      description: 'Colours of variants, or of products without variants; most products first, 200 at most',
    }),
    variantSize: Type.Array(FacetValue, { description: 'Sizes of variants, most products first; 200 at most' }),
    category: Type.Array(FacetValue, { description: 'Category keywords, most products first' }),
    collection: Type.Array(FacetValue, { description: 'Collections that can narrow the result: on-sale, featured' }),
    rating: Type.Array(Type.Object({ stars: Type.Integer(), count: Type.Integer() }, { title: 'RatingFacet' }), {
      description: 'Products with at least 4, 3, 2 and 1 stars',
    }),
    price: Type.Union([Type.Object({ min: Type.Number(), max: Type.Number() }), Type.Null()], {
      description: 'Dollars; null when nothing was found',
    }),
    priceRanges: Type.Array(
      Type.Object(
        { min: Type.Number(), max: Type.Union([Type.Number(), Type.Null()]), count: Type.Integer() },
        { title: 'PriceRange' },
      ),
      {
        description:
          'Dollars, both ends inclusive; a null `max` has no upper end. The filters min and max select the same products',
      },
    ),
  },
  { title: 'Facets' },
)
export type Facets = Static<typeof FacetsSchema>
