import { type Static, Type } from 'typebox'
import { Id, PageNumber, PageSize, successPage } from '../http/field-schemas'
import { collections, ProductSchema } from '../products/schema'

/** Microseconds since 1970, as an answer gave them. */
export const Snapshot = Type.Optional(
  Type.String({
    maxLength: 16,
    pattern: '^[0-9]{1,16}$',
    description:
      'What an earlier page answered: leaves out what was added since, so that pages do not drift. After very many it is over: the answer then names the one to go on with',
  }),
)

export const ProductsQuery = Type.Object({
  page: PageNumber,
  size: PageSize,
  collection: Type.Optional(Type.Enum(collections)),
  snapshot: Snapshot,
})
export type ProductsQuery = Static<typeof ProductsQuery>

export const RelatedQuery = Type.Object({
  category: Type.String({ minLength: 1, maxLength: 100 }),
  page: PageNumber,
  size: PageSize,
  exclude: Type.Optional(Id),
  snapshot: Snapshot,
})
export type RelatedQuery = Static<typeof RelatedQuery>

export const ProductPageSchema = Type.Object(
  {
    ...successPage(ProductSchema).properties,
    snapshot: Type.String({
      description: 'To be given with further pages, so that no product added meanwhile moves them',
    }),
  },
  { title: 'ProductPage' },
)
