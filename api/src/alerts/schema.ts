import { type Static, Type } from 'typebox'
import { Email, Id, Prose } from '../http/field-schemas'

/** The home page's pre-order box (spec §2, ruling on [9]). */
export const PreorderSchema = Type.Object(
  { email: Email, productId: Id, details: Type.Optional(Prose(1000)) },
  { title: 'Preorder' },
)
export type Preorder = Static<typeof PreorderSchema>

export const BackInStockSchema = Type.Object(
  {
    email: Email,
    variant: Type.Optional(Type.String({ format: 'uuid', description: 'Without it: any variant' })),
  },
  { title: 'BackInStock' },
)
export type BackInStock = Static<typeof BackInStockSchema>
