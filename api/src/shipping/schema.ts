import { Type } from 'typebox'
import { Dollars } from '../http/field-schemas'

export const ShippingRulesSchema = Type.Object(
  {
    flat: Dollars,
    freeOver: Type.Union([Dollars, Type.Null()], { description: 'Dollars: delivery is free above this subtotal' }),
    taxPercent: Type.Number(),
  },
  { title: 'ShippingRules' },
)
