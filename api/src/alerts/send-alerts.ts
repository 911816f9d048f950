import { sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { putIntoOutbox } from '../mail/put-into-outbox'
import type { ShopProfile } from '../shop-settings/shop-profile'
import { type AlertSubject, alertMail } from './alert-mails'
import { hashOfToken, newToken } from './link-token'
import { alertUnsubscribes } from './table'

/** Alerts that one run turns into e-mails. */
const BATCH = 500

type Due = {
  product_id: string
  variant_id: string
  kind: string
  email: string
  name: string
  picture: string | null
  colour: string | null
  size: string | null
}

/** The e-mail of an alert, and the hash of the token in it. */
function toMail(
  { product_id: productId, kind, email, name, picture, variant_id, colour, size }: Due,
  shop: ShopProfile,
) {
  const token = newToken()
  const subject: AlertSubject = {
    kind: kind === 'release' ? 'release' : 'restock',
    productId,
    name,
    picture: picture ?? '',
    ...(colour !== null && size !== null && { variant: { id: variant_id, colour, size } }),
  }
  return { mail: alertMail(email, subject, token, shop), email, tokenHash: hashOfToken(token) }
}

/**
 * Moves due alerts into the outbox in one transaction: release alerts when the product is in stock, restock alerts when the
 * product or variant can be bought. Parallel processes take different alerts.
 */
export async function sendAlerts(db: Database, shop: ShopProfile, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<Due>(sql`
      with due as (
        select a.product_id, a.variant_id, a.kind, a.email, p.name, v.colour, v.size,
          coalesce(v.images[1], p.images[1]) as picture
        from product_alerts a
        join products p on p.id = a.product_id
        left join product_variants v on v.product_id = a.product_id and v.id = a.variant_id
        where p.active and coalesce(v.stock, p.stock) > 0
          and (p.status = 'in-stock' or (p.status = 'pre-order' and a.kind = 'restock'))
        limit ${BATCH} for update of a skip locked
      )
      delete from product_alerts a using due
      where a.product_id = due.product_id and a.variant_id = due.variant_id and a.kind = due.kind and a.email = due.email
      returning a.product_id, a.variant_id, a.kind, a.email, due.name, due.picture, due.colour, due.size`)
    if (rows.length === 0) return
    const made = rows.map((row) => toMail(row, shop))
    await tx
      .insert(alertUnsubscribes)
      .values(made.map(({ tokenHash, email }) => ({ tokenHash, email, createdAt: now })))
    await putIntoOutbox(
      tx,
      made.map(({ mail }) => mail),
      now,
    )
  })
}
