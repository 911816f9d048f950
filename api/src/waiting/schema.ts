import { type Static, Type } from 'typebox'

/** How much waits for an administrator. */
export const waitingCounts = {
  pendingOrders: Type.Integer({ description: 'Orders that wait for confirmation' }),
  pendingSellers: Type.Integer({ description: 'Applications that wait for a decision' }),
  openReports: Type.Integer({ description: 'Reports that wait for a decision' }),
  newMessages: Type.Integer({ description: 'Messages of the contact form that nobody has answered or handled' }),
}

const WaitingSchema = Type.Object(waitingCounts, { title: 'AdminWaiting' })
export type Waiting = Static<typeof WaitingSchema>
