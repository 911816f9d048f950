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
    variant: Type.Optional(Type.String({ format: 'uuid', description: 'Omit it for any variant' })),
  },
  { title: 'BackInStock' },
)
export type BackInStock = Static<typeof BackInStockSchema>

/** A token from a link in an e-mail. */
const Token = Type.String({ minLength: 43, maxLength: 43, pattern: '^[\\w-]+$' })
export const AlertToken = Type.Object({ token: Token }, { title: 'AlertToken' })
export const AlertTokenQuery = Type.Object({ token: Token })

/** A confirmation link's alert. */
export const AlertLinkSchema = Type.Object(
  {
    kind: Type.Enum(['release', 'restock'], { title: 'AlertKind', type: 'string' }),
    productId: Id,
    name: Type.String({ description: 'The product’s name; empty when it is no longer sold' }),
    variantName: Type.Optional(Type.String()),
    confirmed: Type.Boolean(),
  },
  { title: 'AlertLink' },
)
export type AlertLink = Static<typeof AlertLinkSchema>
