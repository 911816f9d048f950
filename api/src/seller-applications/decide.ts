import { and, eq, ne } from 'drizzle-orm'
import type { Catalogue } from '../catalogue/cached-catalogue'
import type { Dependencies } from '../dependencies'
import { badField, conflict, notFound } from '../http/problem'
import type { Identity } from '../identity/identity'
import { putIntoOutbox } from '../mail/put-into-outbox'
import { hideProductsOf, showProductsOf } from '../products/hide-with-seller'
import { accountIsDeleted } from '../sellers/account-is-deleted'
import { findSeller } from '../sellers/find-seller'
import { sellers } from '../sellers/table'
import { recordSellerEvent } from './record-seller-event'
import type { DecisionBody } from './schema'
import { sellerMail } from './seller-mail'
import { DECISIONS } from './seller-state'
import { sellerTexts } from './seller-texts'
import { lockShopNames, shopNameIsTaken } from './shop-name'

type Parts = Pick<Dependencies, 'db' | 'shop' | 'identityAdmin'> & { catalogue: Catalogue }

/**
 * Applies an administrator's decision about an application or shop: state, history event, e-mail and visibility of
 * products change together. 400 without a required reason; 409 if another administrator was faster, if `appliedAt` is
 * not the application's, for approving an unverified address or a taken shop name, and for a deleted account's shop.
 * `failed` is called if the identity service fails.
 */
export async function decide(
  { db, shop, identityAdmin, catalogue }: Parts,
  admin: Identity,
  id: string,
  { decision, reason: given = '', appliedAt }: DecisionBody,
  failed: (error: unknown) => void,
): Promise<void> {
  const { from, to, kind, reason: reasonNeeded } = DECISIONS[decision]
  const reason = given.trim()
  if (reasonNeeded && !reason) throw badField('reason', sellerTexts.reasonNeeded)
  const row = await db.transaction(async (tx) => {
    const found = await findSeller(tx, id)
    if (!found) throw notFound('such seller')
    const { appliedAt: current } = found
    if (appliedAt && current.getTime() !== Date.parse(appliedAt)) throw conflict(sellerTexts.replaced)
    if (accountIsDeleted(found)) throw conflict(sellerTexts.accountDeleted)
    if (decision === 'approve' && !found.emailVerifiedAt) throw conflict(sellerTexts.unverified(found.email))
    if (decision === 'approve') {
      await lockShopNames(tx)
      if (await shopNameIsTaken(tx, found.shopName, id)) throw conflict(sellerTexts.nameTakenMeanwhile(found.shopName))
    }
    const now = new Date()
    // This condition lets only the first of two administrators decide, and no one while the account is being deleted.
    const [decided] = await tx
      .update(sellers)
      .set({ state: to, reason: reasonNeeded ? reason : '', decidedAt: now, updatedAt: now })
      .where(and(eq(sellers.id, id), eq(sellers.state, from), eq(sellers.appliedAt, current), ne(sellers.email, '')))
      .returning()
    if (!decided) throw conflict(sellerTexts.decided((await findSeller(tx, id))?.state ?? found.state))
    if (decision === 'suspend') await hideProductsOf(tx, id)
    if (decision === 'reinstate') await showProductsOf(tx, id)
    const sides = { before: { state: from }, after: { state: to } }
    await recordSellerEvent(tx, id, { kind, actor: 'admin', actorId: admin.uid, at: now, reason }, sides)
    await putIntoOutbox(tx, [sellerMail(kind, decided, reason, shop)], now)
    return decided
  })
  catalogue.clear()
  // A declined applicant had no role, and changing roles makes every browser renew its token.
  if (decision === 'decline') return
  // The database decides who may sell; the claim only informs other services.
  await identityAdmin?.setRoles(row.userId, { seller: to === 'approved' }).catch(failed)
}
