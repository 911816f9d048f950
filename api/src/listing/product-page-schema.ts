import { type Static, Type } from 'typebox'
import { Id, PageNumber, PageSize, successPage } from '../http/field-schemas'
import { collections, ProductSchema } from '../products/schema'

/** Microseconds since 1970, from an earlier answer. */
export const Snapshot = Type.Optional(
  Type.String({
    maxLength: 16,
    pattern: '^[0-9]{1,16}$',
    description:
      'The snapshot of an earlier page: excludes products added since, so that pages do not shift. It expires after very many additions; the response then contains a new one',
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
      description: 'Send it when you request further pages, so that newly added products do not shift them',
    }),
  },
  { title: 'ProductPage' },
)
