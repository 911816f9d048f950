import { Type } from 'typebox'
import { OrderSchema } from '../orders/schema'

/** An attempt that was withdrawn: `placed` is its order, if it had been placed before. */
export const OrderWithdrawnSchema = Type.Object({ placed: Type.Optional(OrderSchema) }, { title: 'OrderWithdrawn' })
