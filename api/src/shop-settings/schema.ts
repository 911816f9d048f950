import { type Static, Type } from 'typebox'
import { Dollars } from '../http/field-schemas'
import { PaymentTypeSchema } from '../payments/payment-type'

export const PaymentOptionSchema = Type.Object(
  {
    type: PaymentTypeSchema,
    name: Type.String(),
    description: Type.String({ description: 'What choosing it means, in a sentence or two' }),
  },
  { title: 'PaymentOption' },
)
export type PaymentOption = Static<typeof PaymentOptionSchema>

/** What pages may promise. */
export const ShopSettingsSchema = Type.Object(
  {
    mail: Type.Boolean({ description: 'Whether the shop delivers e-mails; if not, no page promises one' }),
    supportEmail: Type.Optional(Type.String()),
    address: Type.Optional(Type.Array(Type.String(), { description: 'Postal address, line by line' })),
    taxPercent: Type.Number(),
    shipping: Type.Object({
      flat: Dollars,
      freeOver: Type.Optional({ ...Dollars, description: 'Subtotal above which delivery is free, in dollars' }),
    }),
    payments: Type.Array(PaymentOptionSchema),
    unpaidExpiryHours: Type.Integer({ description: 'After how many hours an unpaid order expires' }),
    returnDays: Type.Integer({ description: 'Days after delivery in which a return may be requested' }),
  },
  { title: 'ShopSettings' },
)
export type ShopSettings = Static<typeof ShopSettingsSchema>
