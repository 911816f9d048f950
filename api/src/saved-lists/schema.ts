import { CART_LINES_MAX } from '@superium/shared/constants'
import { type Static, Type } from 'typebox'
import { Id, Timestamp } from '../http/field-schemas'

const Variant = Type.Optional(Type.String({ format: 'uuid', description: 'The chosen variant' }))
const ChangedAt = Type.String({
  format: 'date-time',
  description: 'When the shopper made the change; a time in the future counts as now',
})

export const SavedCartLineSchema = Type.Object(
  { productId: Id, variant: Variant, quantity: Type.Integer({ minimum: 1 }), changedAt: Timestamp },
  { title: 'SavedCartLine' },
)
export type SavedCartLine = Static<typeof SavedCartLineSchema>

export const SavedWishSchema = Type.Object(
  { productId: Id, variant: Variant, changedAt: Timestamp },
  { title: 'SavedWish' },
)
export type SavedWish = Static<typeof SavedWishSchema>

/** The cart and the wishlist of an account, which all its devices show. */
export const SavedListsSchema = Type.Object(
  {
    cart: Type.Array(SavedCartLineSchema, { description: 'In the order in which the lines were added' }),
    wishlist: Type.Array(SavedWishSchema, { description: 'Oldest first; at most 11' }),
    revision: Type.Integer({ description: 'Number of changes of both lists so far' }),
    now: Type.String({ format: 'date-time', description: 'The server’s current time' }),
    dropped: Type.Optional(
      Type.Integer({ description: 'Number of oldest lines that this change removed because the cart was full' }),
    ),
  },
  { title: 'SavedLists' },
)
export type SavedLists = Static<typeof SavedListsSchema>

const CartChangeSchema = Type.Object(
  {
    productId: Id,
    variant: Variant,
    quantity: Type.Integer({ minimum: 0, maximum: 1000, description: '0 removes the line' }),
    changedAt: ChangedAt,
  },
  { title: 'SavedCartChange' },
)

const WishChangeSchema = Type.Object(
  { productId: Id, variant: Variant, saved: Type.Boolean(), changedAt: ChangedAt },
  { title: 'SavedWishChange' },
)

/** Changes of lines; the later change of a line wins. */
export const SavedChangesSchema = Type.Object(
  {
    merge: Type.Optional(
      Type.String({
        format: 'uuid',
        description: 'Id of a merge: adds the lines of a guest who signed in to the saved ones, once per merge id',
      }),
    ),
    cart: Type.Array(CartChangeSchema, { maxItems: CART_LINES_MAX }),
    wishlist: Type.Array(WishChangeSchema, { maxItems: CART_LINES_MAX }),
  },
  { title: 'SavedChanges' },
)
export type SavedChanges = Static<typeof SavedChangesSchema>
