import { Type } from 'typebox'
import { Dollars } from '../http/field-schemas'

export const ShippingRulesSchema = Type.Object(
  {
    flat: Dollars,
    freeOver: Type.Union([Dollars, Type.Null()], { description: 'Subtotal above which delivery is free, in dollars' }),
    taxPercent: Type.Number(),
  },
  { title: 'ShippingRules' },
)
