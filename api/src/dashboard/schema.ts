import { type Static, Type } from 'typebox'
import { Dollars } from '../http/field-schemas'

export const SummarySchema = Type.Object(
  {
    pendingOrders: Type.Integer(),
    ordersToday: Type.Integer({ description: 'Since midnight UTC, cancelled ones left out' }),
    lowStock: Type.Integer({ description: 'Shown products with five or fewer left' }),
    revenue: Type.Array(Type.Object({ day: Type.String(), orders: Type.Integer(), total: Dollars }), {
      description: 'The last 30 days, oldest first, cancelled and returned orders left out; days are UTC',
    }),
  },
  { title: 'AdminSummary' },
)
export type Summary = Static<typeof SummarySchema>
