import { and, eq } from 'drizzle-orm'
import type { Database } from '../database/database'
import type { Dependencies } from '../dependencies'
import { requirePlainText } from '../http/plain-text'
import { badField, conflict, forbidden } from '../http/problem'
import { requirePhone } from '../http/require-address-rules'
import { keyOfAddress, mainPicture } from '../pictures/picture-address'
import { countToday } from '../rate-limits/count-today'
import { recordSellerEvent } from '../seller-applications/record-seller-event'
import type { SellerRow } from '../sellers/find-seller'
import { skuPrefix } from '../sellers/seller-sku'
import { sellers } from '../sellers/table'
import { uploads } from '../uploads/table'
import type { OwnShop, OwnShopChanges } from './shop-schema'

const pictureNames = ['profilePicture', 'logo', 'coverPhoto'] as const

/** A shop as its owner sees it. */
export const toOwnShop = (row: SellerRow): OwnShop => ({
  slug: row.slug,
  shopName: row.shopName,
  about: row.about,
  phone: row.phone,
  shopAddress: row.shopAddress,
  profilePicture: mainPicture([row.profilePicture]),
  logo: mainPicture([row.logo]),
  coverPhoto: mainPicture([row.coverPhoto]),
  skuPrefix: skuPrefix(row.id),
})

/**
 * The keys of the pictures in `changes`, which must be uploaded or already used by the shop. 400 with the field
 * otherwise.
 */
async function readPictures({ db, pictures }: Parts, row: SellerRow, changes: OwnShopChanges) {
  const keys: Partial<Pick<SellerRow, (typeof pictureNames)[number]>> = {}
  for (const name of pictureNames) {
    const address = changes[name]
    if (address === undefined) continue
    const key = keyOfAddress(address)
    const own = pictureNames.some((one) => row[one] === key)
    const uploaded = own || (await db.select({ key: uploads.key }).from(uploads).where(eq(uploads.key, key))).length > 0
    if (!uploaded || !(await pictures.has(key))) throw badField(name, `${name} is not a picture that you uploaded.`)
    keys[name] = key
  }
  return keys
}

type Parts = { db: Database } & Pick<Dependencies, 'pictures'>

/** The maximum number of changes per shop and day, because the history keeps each of them. */
const MOST_A_DAY = 50

/**
 * Changes a shop's public data and records who did it. 400 with the field for an invalid value, 409 above the limit per
 * day.
 */
export async function changeShop(parts: Parts, row: SellerRow, changes: OwnShopChanges): Promise<OwnShop> {
  const { about, phone, shopAddress } = changes
  requirePlainText('about', about)
  if (phone !== undefined) requirePhone(phone)
  const keys = await readPictures(parts, row, changes)
  const set = { about: about?.trim(), phone: phone?.trim(), shopAddress: shopAddress?.trim(), ...keys }
  return parts.db.transaction(async (tx) => {
    const [changed] = await tx
      .update(sellers)
      .set({ ...set, updatedAt: new Date() })
      .where(and(eq(sellers.id, row.id), eq(sellers.state, 'approved')))
      .returning()
    if (!changed) throw forbidden('Only an approved seller may do this.')
    if (!(await countToday(tx, `shop:${row.id}`, MOST_A_DAY, new Date())))
      throw conflict('Your shop has changed often enough today. Change it again tomorrow.')
    const step = { kind: 'changed', actor: 'seller', actorId: row.userId, at: new Date() } as const
    // The texts are personal data, so the audit records only which of them changed.
    const fields = Object.keys(changes).filter((name) => changes[name as keyof OwnShopChanges] !== undefined)
    await recordSellerEvent(tx, row.id, step, { after: { fields } })
    return toOwnShop(changed)
  })
}
