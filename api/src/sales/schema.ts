import { type Static, Type } from 'typebox'
import { Timestamp } from '../http/field-schemas'

export const SaleSchema = Type.Object({ name: Type.String(), endsAt: Timestamp }, { title: 'Sale' })

/** The prices of one product in dollars. */
export const ProductPricesSchema = Type.Object(
  {
    lowestOf30Days: Type.Union([Type.Number(), Type.Null()], {
      description:
        'The lowest price of the last 30 days, with which a discount that starts now is compared (EU 98/6/EC Art. 6a); null while the history is shorter',
    }),
    prices: Type.Array(
      Type.Object({
        since: Timestamp,
        price: Type.Number(),
        sale: Type.Optional(Type.String({ description: 'The sale that set it' })),
      }),
      { description: 'Newest first, at most 100' },
    ),
    sales: Type.Array(
      Type.Object({ name: Type.String(), startsAt: Timestamp, endsAt: Timestamp, price: Type.Number() }),
      { description: 'Those that run or are to come, with its price' },
    ),
  },
  { title: 'ProductPrices' },
)
export type ProductPrices = Static<typeof ProductPricesSchema>
