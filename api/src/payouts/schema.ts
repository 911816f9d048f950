import { type Static, Type } from 'typebox'
import { Id, Line, Timestamp } from '../http/field-schemas'

/** The maximum number of payout methods of a seller. */
export const PAYOUTS_MAX = 5

/** A bank account as its seller enters it. */
export const PayoutInputSchema = Type.Object(
  {
    holder: Line(200),
    bank: Line(200),
    accountNumber: Type.String({
      minLength: 1,
      maxLength: 60,
      description: 'An IBAN, or 6 to 20 digits; spaces and hyphens are ignored',
    }),
    isDefault: Type.Optional(Type.Boolean({ description: 'Whether it becomes the default' })),
  },
  { title: 'PayoutInput' },
)
export type PayoutInput = Static<typeof PayoutInputSchema>

/** A bank account as the API returns it, never with its full number. */
export const PayoutMethodSchema = Type.Object(
  {
    _id: Id,
    holder: Type.String(),
    bank: Type.String(),
    lastFour: Type.String({ description: 'The last four characters of the account number' }),
    isDefault: Type.Boolean(),
    createdAt: Timestamp,
  },
  { title: 'PayoutMethod' },
)
export type PayoutMethod = Static<typeof PayoutMethodSchema>
