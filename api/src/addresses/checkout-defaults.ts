import { desc, eq } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { orders } from '../orders/table'
import type { CheckoutDefaults } from './schema'
import { addresses } from './table'

const shown = (table: typeof addresses | typeof orders) => ({
  name: table.name,
  phone: table.phone,
  street: table.street,
  district: table.district,
  subDistrict: table.subDistrict,
  country: table.country,
  postalCode: table.postalCode,
})

/** The address that prefills the checkout: the default one of the address book, or else that of the last order. */
export async function readCheckoutDefaults(db: Queries, userId: string): Promise<CheckoutDefaults> {
  const [own] = await db
    .select(shown(addresses))
    .from(addresses)
    .where(eq(addresses.userId, userId))
    .orderBy(desc(addresses.isDefault))
    .limit(1)
  if (own) return { address: own, source: 'address-book' }
  const [last] = await db
    .select(shown(orders))
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.createdAt))
    .limit(1)
  return last ? { address: last, source: 'last-order' } : { source: 'none' }
}
