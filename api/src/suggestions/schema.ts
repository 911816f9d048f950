import { type Static, Type } from 'typebox'
import { Dollars, Id } from '../http/field-schemas'

export const SuggestionsQuery = Type.Object({
  search: Type.String({ minLength: 1, maxLength: 200, description: 'The text typed so far' }),
})
export type SuggestionsQuery = Static<typeof SuggestionsQuery>

const Highlights = Type.Array(Type.Array(Type.Integer()), {
  description: 'Start and end (exclusive) of each match of the typed text, in UTF-16 code units',
})

export const SuggestionsSchema = Type.Object(
  {
    products: Type.Array(
      Type.Object(
        {
          _id: Id,
          name: Type.String(),
          price: Dollars,
          highestPrice: Type.Optional(
            Type.Number({ description: 'Dollars: the highest variant price; absent if all variants cost `price`' }),
          ),
          image: Type.String(),
          highlights: Highlights,
          variant: Type.Optional({ ...Id, description: 'The variant whose SKU is the typed text' }),
        },
        { title: 'SuggestedProduct' },
      ),
    ),
    categories: Type.Array(
      Type.Object(
        { keyword: Type.String(), name: Type.String(), count: Type.Integer(), highlights: Highlights },
        { title: 'SuggestedCategory' },
      ),
    ),
    brands: Type.Array(
      Type.Object({ value: Type.String(), count: Type.Integer(), highlights: Highlights }, { title: 'SuggestedBrand' }),
    ),
    shops: Type.Array(
      Type.Object(
        { slug: Type.String(), name: Type.String(), highlights: Highlights },
        { title: 'SuggestedShop', description: 'The shop of a seller, at /shop/{slug}' },
      ),
    ),
    corrected: Type.Optional(
      Type.String({ description: 'The corrected text, if the typed one has misspelt words and finds nothing' }),
    ),
    relaxed: Type.Optional(
      Type.String({ description: 'The words searched instead, if no product matches all typed words' }),
    ),
  },
  {
    title: 'Suggestions',
    description: 'Best-selling products, categories, brands and sellers’ shops that match every typed word',
  },
)
export type Suggestions = Static<typeof SuggestionsSchema>
