import { type Static, Type } from 'typebox'
import { Timestamp } from '../http/field-schemas'

export const SaleSchema = Type.Object({ name: Type.String(), endsAt: Timestamp }, { title: 'Sale' })

/** The prices of one product in dollars. */
export const ProductPricesSchema = Type.Object(
  {
    lowestOf30Days: Type.Union([Type.Number(), Type.Null()], {
      description:
        'Dollars: the lowest price of the last 30 days, the reference for a discount that starts now (EU 98/6/EC Art. 6a); null while the history is shorter',
    }),
    prices: Type.Array(
      Type.Object({
        since: Timestamp,
        price: Type.Number(),
        sale: Type.Optional(Type.String({ description: 'Name of the sale that set the price' })),
      }),
      { description: 'Newest first, at most 100' },
    ),
    sales: Type.Array(
      Type.Object({ name: Type.String(), startsAt: Timestamp, endsAt: Timestamp, price: Type.Number() }),
      { description: 'Running and scheduled sales of the product, with its sale price' },
    ),
  },
  { title: 'ProductPrices' },
)
export type ProductPrices = Static<typeof ProductPricesSchema>
