import { type Static, Type } from 'typebox'
import { Dollars } from '../http/field-schemas'

export const OverviewQuery = Type.Object({
  days: Type.Integer({ minimum: 7, maximum: 90, default: 30, description: 'Number of days, ending today' }),
})

/** The figures of a seller's overview. */
export const SellerOverviewSchema = Type.Object(
  {
    products: Type.Integer({ description: 'The seller’s products, including archived ones' }),
    toShip: Type.Integer({ description: 'Orders with pieces that the seller can send now' }),
    returnsWaiting: Type.Integer({ description: 'Returns that wait for the seller’s decision' }),
    lowStock: Type.Integer({ description: 'Visible products with at most five pieces left' }),
    openQuestions: Type.Integer({ description: 'Questions that neither the seller nor the shop has answered' }),
    days: Type.Array(
      Type.Object({ day: Type.String(), orders: Type.Integer(), pieces: Type.Integer(), total: Dollars }),
      { description: 'Per UTC day, oldest first, excluding cancelled and returned pieces' },
    ),
  },
  { title: 'SellerOverview' },
)
export type SellerOverview = Static<typeof SellerOverviewSchema>

/** What a seller's pieces sold for, without cancelled and returned ones, before tax, delivery and discounts. */
export const SellerEarningsSchema = Type.Object(
  {
    paid: Type.Number({ description: 'Dollars of orders that are paid' }),
    unpaid: Type.Number({ description: 'Dollars of orders that are neither paid nor cancelled' }),
  },
  { title: 'SellerEarnings' },
)
export type SellerEarnings = Static<typeof SellerEarningsSchema>
