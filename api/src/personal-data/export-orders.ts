import type { Dependencies } from '../dependencies'
import { listOwnOrders } from '../orders/read-orders'
import type { Order } from '../orders/schema'
import type { Person } from './person'

/** Orders that are held in memory at once. */
const SIZE = 50

/** All orders of a person as the shop shows them, newest first, with lines, parcels, timeline and returns. */
export async function* exportOrders(
  { db, payments }: Pick<Dependencies, 'db' | 'payments'>,
  { uid }: Person,
): AsyncGenerator<Order> {
  for (let page = 0; ; page += 1) {
    const { data } = await listOwnOrders({ db, payments }, { uid }, { page, size: SIZE })
    yield* data
    if (data.length < SIZE) return
  }
}
