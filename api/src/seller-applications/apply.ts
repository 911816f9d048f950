import { and, eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { lockOpenAccount } from '../account-access/lock-open-account'
import type { Database, Queries } from '../database/database'
import { badField, conflict } from '../http/problem'
import { requirePhone } from '../http/require-address-rules'
import type { Identity } from '../identity/identity'
import { mayTellOfOwnDoing } from '../mail/limit-own-mails'
import { putIntoOutbox } from '../mail/put-into-outbox'
import { tellShop } from '../mail/tell-shop'
import { findSellerOf, type SellerRow } from '../sellers/find-seller'
import { sellers } from '../sellers/table'
import type { ShopProfile } from '../shop-settings/shop-profile'
import { keepUploads } from '../uploads/keep-uploads'
import type { KeptPicture } from '../uploads/reencode-picture'
import { applicationMail } from './application-mail'
import { recordSellerEvent } from './record-seller-event'
import { requireHonestName } from './require-honest-name'
import type { ApplicationTexts } from './schema'
import { sellerMail } from './seller-mail'
import { parseState } from './seller-state'
import { sellerTexts } from './seller-texts'
import { shopNameIsTaken } from './shop-name'
import { freeSlug } from './shop-slug'

export const PICTURE_FIELDS = ['profilePicture', 'logo', 'coverPhoto'] as const
export type PictureField = (typeof PICTURE_FIELDS)[number]

/** The content of an application. */
export interface Application {
  texts: ApplicationTexts
  pictures: Partial<Record<PictureField, KeptPicture>>
}

/** How often to choose another slug if concurrent applications take it. */
const SLUG_TRIES = 5

/** The caller's declined application, which the new one replaces. 409 if the caller has one in another state. */
export async function requireMayApply(db: Queries, { uid }: Identity): Promise<SellerRow | undefined> {
  const former = await findSellerOf(db, uid)
  const state = former && parseState(former.state)
  if (state && state !== 'declined') throw conflict(sellerTexts[state])
  return former
}

/** The keys of all three pictures; missing ones come from the former application. */
function pictureKeys(former: SellerRow | undefined, pictures: Application['pictures']): Record<PictureField, string> {
  const keyOf = (field: PictureField): string => {
    const key = pictures[field]?.key ?? former?.[field]
    if (!key) throw badField(field, sellerTexts.pictures[field])
    return key
  }
  return { profilePicture: keyOf('profilePicture'), logo: keyOf('logo'), coverPhoto: keyOf('coverPhoto') }
}

function toColumns({ uid, email, emailVerified }: Identity, { texts }: Application, now: Date) {
  const line = (text: string): string => text.trim()
  return {
    ...{ userId: uid, email, state: 'pending', reason: '', appliedAt: now, decidedAt: null, updatedAt: now },
    ...{
      firstName: line(texts.fname),
      lastName: line(texts.lname),
      phone: line(texts.phone),
      district: texts.district,
    },
    ...{ address: line(texts.address), shopName: line(texts.shopname), shopAddress: line(texts.shopaddress) },
    // Not copied from a former application, because the account may have another address now.
    emailVerifiedAt: emailVerified ? now : null,
  }
}

/**
 * Stores an application as pending, with its pictures, history event and e-mails, all or nothing. One per person, which
 * replaces a declined one. 400 for a missing picture, an invalid phone number, or a deceptive or taken name; 409 if the
 * caller has already applied or may not keep more pictures.
 */
export async function apply(
  { db, shop }: { db: Database; shop: ShopProfile },
  identity: Identity,
  application: Application,
): Promise<void> {
  requireHonestName(application.texts.shopname)
  requirePhone(application.texts.phone)
  await db.transaction(async (tx) => {
    await lockOpenAccount(tx, identity.uid)
    const former = await requireMayApply(tx, identity)
    if (await shopNameIsTaken(tx, application.texts.shopname)) throw badField('shopname', sellerTexts.nameTaken)
    const keys = pictureKeys(former, application.pictures)
    const now = new Date()
    const columns = { ...toColumns(identity, application, now), ...keys }
    const row = former ? await replace(tx, former, columns) : await insert(tx, columns)
    const added = Object.values(application.pictures)
    if (added.length > 0) await keepUploads(tx, identity, added)
    await recordSellerEvent(tx, row.id, { kind: 'applied', actor: 'seller', actorId: identity.uid, at: now })
    const verified = identity.emailVerified === true
    if (await mayTellOfOwnDoing(tx, identity.email, now, { verified }))
      await putIntoOutbox(tx, [sellerMail('applied', row, '', shop)], now)
    const again = former !== undefined
    await tellShop(tx, shop, 'application', (support) => applicationMail(support, row, again, shop), now)
  })
}

type Columns = Omit<typeof sellers.$inferInsert, 'id' | 'slug'>

async function insert(tx: Queries, columns: Columns): Promise<SellerRow> {
  for (let tries = 0; tries < SLUG_TRIES; tries++) {
    const slug = await freeSlug(tx, columns.shopName)
    const [row] = await tx
      .insert(sellers)
      .values({ ...columns, id: uuidv7(), slug })
      .onConflictDoNothing()
      .returning()
    if (row) return row
    // A concurrent request took the slug, or the same person applied in another tab.
    if (await findSellerOf(tx, columns.userId)) break
  }
  throw conflict(sellerTexts.changed)
}

// The shop was never open, so its URL may change with its name.
async function replace(tx: Queries, former: SellerRow, columns: Columns): Promise<SellerRow> {
  const slug = former.shopName === columns.shopName ? former.slug : await freeSlug(tx, columns.shopName)
  const [row] = await tx
    .update(sellers)
    .set({ ...columns, slug })
    .where(and(eq(sellers.id, former.id), eq(sellers.state, 'declined')))
    .returning()
  if (!row) throw conflict(sellerTexts.changed)
  return row
}
