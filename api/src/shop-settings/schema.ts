import { type Static, Type } from 'typebox'
import { Dollars } from '../http/field-schemas'
import { PaymentTypeSchema } from '../payments/payment-type'

export const PaymentOptionSchema = Type.Object(
  {
    type: PaymentTypeSchema,
    name: Type.String(),
    description: Type.String({ description: 'Explains the payment method to the buyer in one or two sentences' }),
  },
  { title: 'PaymentOption' },
)
export type PaymentOption = Static<typeof PaymentOptionSchema>

/** What pages may promise. */
export const ShopSettingsSchema = Type.Object(
  {
    mail: Type.Boolean({ description: 'Whether the shop sends e-mails; if not, no page may promise one' }),
    supportEmail: Type.Optional(Type.String()),
    address: Type.Optional(Type.Array(Type.String(), { description: 'Postal address, line by line' })),
    taxPercent: Type.Number(),
    shipping: Type.Object({
      flat: Dollars,
      freeOver: Type.Optional({ ...Dollars, description: 'Dollars: delivery is free above this subtotal' }),
    }),
    payments: Type.Array(PaymentOptionSchema),
    unpaidExpiryHours: Type.Integer({ description: 'Hours after which an unpaid order expires' }),
    returnDays: Type.Integer({ description: 'Days after delivery within which a return may be requested' }),
  },
  { title: 'ShopSettings' },
)
export type ShopSettings = Static<typeof ShopSettingsSchema>
