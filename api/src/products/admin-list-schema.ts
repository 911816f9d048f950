import { type Static, Type } from 'typebox'
import { Id } from '../http/field-schemas'
import { keysetFields, successKeysetPage } from '../keyset/schema'
import { AdminProductSchema } from './admin-schema'
import { availabilities } from './availability'
import { LOW_STOCK } from './low-stock'

export const adminProductSorts = [
  'newest',
  'changed',
  'name',
  'price-low',
  'price-high',
  'fewest-left',
  'most-left',
] as const
export type AdminProductSort = (typeof adminProductSorts)[number]

const filters = {
  search: Type.Optional(
    Type.String({
      maxLength: 200,
      description: 'Beginnings of words in name, brand, colours or tags, or the beginning of an SKU',
    }),
  ),
  category: Type.Optional(Type.String({ maxLength: 100 })),
  state: Type.Optional(Type.Enum(['active', 'archived'] as const, { type: 'string' })),
  availability: Type.Optional(Type.Enum(availabilities, { type: 'string' })),
  stock: Type.Optional(Type.Literal('low', { description: `At most ${LOW_STOCK} pieces left, including none` })),
  owner: Type.Optional(
    Type.Union([Type.Literal('shop'), Id], { description: '`shop` for the shop itself, or the id of a seller' }),
  ),
}

/** Filters of a list or an export of products. */
export const AdminProductFilters = Type.Object(filters)
export type AdminProductFilters = Static<typeof AdminProductFilters>

export const AdminProductsQuery = Type.Object({
  ...keysetFields,
  sort: Type.Enum(adminProductSorts, {
    default: 'newest',
    type: 'string',
  }),
  ...filters,
})
export type AdminProductsQuery = Static<typeof AdminProductsQuery>

/** A page of products. */
export const AdminProductsSchema = successKeysetPage(AdminProductSchema, { title: 'AdminProducts' })
export type AdminProducts = Static<typeof AdminProductsSchema>
