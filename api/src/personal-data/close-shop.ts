import { and, eq } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { hideProductsOf } from '../products/hide-with-seller'
import { recordSellerEvent } from '../seller-applications/record-seller-event'
import { findSellerOf } from '../sellers/find-seller'
import { sellerEvents, sellers } from '../sellers/table'
import type { Person } from './person'
import { personalDataTexts } from './texts'

/** A closed shop keeps only its name and URL, which orders refer to. */
const withoutPerson = {
  ...{ firstName: '', lastName: '', email: '', phone: '', address: '', shopAddress: '', about: '' },
  ...{ profilePicture: '', logo: '', coverPhoto: '' },
}

/**
 * Closes the shop of a deleted account: hides its products and erases the person's data. Deletes an application that
 * never became a shop.
 */
export async function closeShop(tx: Queries, { uid }: Person, now: Date): Promise<void> {
  const seller = await findSellerOf(tx, uid)
  if (!seller) return
  if (seller.state === 'pending' || seller.state === 'declined') {
    await tx.delete(sellerEvents).where(eq(sellerEvents.sellerId, seller.id))
    await tx.delete(sellers).where(eq(sellers.id, seller.id))
    return
  }
  const reason = personalDataTexts.shopClosed
  await tx
    .update(sellers)
    .set({ ...withoutPerson, state: 'suspended', reason, updatedAt: now })
    .where(eq(sellers.id, seller.id))
  await tx
    .update(sellerEvents)
    .set({ reason: '' })
    .where(and(eq(sellerEvents.sellerId, seller.id), eq(sellerEvents.actor, 'seller')))
  if (seller.state === 'approved')
    await recordSellerEvent(tx, seller.id, { kind: 'suspended', actor: 'seller', actorId: uid, reason, at: now })
  await hideProductsOf(tx, seller.id)
}
