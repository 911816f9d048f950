import { type Static, Type } from 'typebox'
import { Dollars } from '../http/field-schemas'

export const SummarySchema = Type.Object(
  {
    pendingOrders: Type.Integer(),
    pendingSellers: Type.Integer({ description: 'Applications that wait for a decision' }),
    openReports: Type.Integer({ description: 'Reports that wait for a decision' }),
    newMessages: Type.Integer({ description: 'Messages of the contact form that nobody has dealt with' }),
    ordersToday: Type.Integer({ description: 'Since midnight UTC, cancelled ones left out' }),
    lowStock: Type.Integer({ description: 'Shown products with five or fewer left' }),
    revenue: Type.Array(Type.Object({ day: Type.String(), orders: Type.Integer(), total: Dollars }), {
      description: 'The last 30 days, oldest first, cancelled and returned orders left out; days are UTC',
    }),
  },
  { title: 'AdminSummary' },
)
export type Summary = Static<typeof SummarySchema>
