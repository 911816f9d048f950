import { type Static, Type } from 'typebox'
import { Dollars, Id } from '../http/field-schemas'

export const SuggestionsQuery = Type.Object({
  search: Type.String({ minLength: 1, maxLength: 200, description: 'What was typed so far' }),
})
export type SuggestionsQuery = Static<typeof SuggestionsQuery>

const Highlights = Type.Array(Type.Array(Type.Integer()), {
  description: 'Start and end (exclusive) of what was typed, in UTF-16 code units',
})

export const SuggestionsSchema = Type.Object(
  {
    products: Type.Array(
      Type.Object(
        {
          _id: Id,
          name: Type.String(),
          price: Dollars,
          highestPrice: Type.Optional(Type.Number({ description: 'As of a product' })),
          image: Type.String(),
          highlights: Highlights,
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
      Type.String({ description: 'What was typed with its misspelt words corrected, where it finds nothing' }),
    ),
    relaxed: Type.Optional(
      Type.String({ description: 'The words that were looked for instead, where no product has all of them' }),
    ),
  },
  {
    title: 'Suggestions',
    description: 'Best selling products, categories, brands and sellers’ shops with each word that was typed',
  },
)
export type Suggestions = Static<typeof SuggestionsSchema>
