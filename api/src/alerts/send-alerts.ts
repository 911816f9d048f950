import { sql } from 'drizzle-orm'
import type { Database, Queries } from '../database/database'
import { putIntoOutbox } from '../mail/put-into-outbox'
import type { ShopProfile } from '../shop-settings/shop-profile'
import { type AlertSubject, alertMail } from './alert-mails'
import { hashOfToken, newToken } from './link-token'
import { alertUnsubscribes, productAlerts } from './table'

/** The maximum number of alerts per run. */
const BATCH = 500

type Name = { product_id: string; variant_id: string; kind: string; email: string }

type Due = Name & {
  name: string
  picture: string | null
  colour: string | null
  size: string | null
}

/** The e-mail of an alert, and the hash of its token. */
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

const nameOf = ({ product_id, variant_id, kind, email }: Name): string =>
  JSON.stringify([product_id, variant_id, kind, email])

/** Deletes alerts, and resolves to those that still existed. */
function takeAlerts(tx: Queries, due: readonly Name[]): Promise<Name[]> {
  const { productId: product_id, variantId: variant_id, kind, email } = productAlerts
  const named = sql.join(
    due.map((one) => sql`(${one.product_id}::uuid, ${one.variant_id}::uuid, ${one.kind}, ${one.email})`),
    sql`, `,
  )
  return tx
    .delete(productAlerts)
    .where(sql`(${product_id}, ${variant_id}, ${kind}, ${email}) in (${named})`)
    .returning({ product_id, variant_id, kind, email })
}

/**
 * Moves due alerts into the outbox in one transaction: release alerts when the product is in stock, restock alerts when
 * the product or variant can be bought. Parallel processes take different alerts.
 */
export async function sendAlerts(db: Database, shop: ShopProfile, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows: due } = await tx.execute<Due>(sql`
      select a.product_id, a.variant_id, a.kind, a.email, p.name, v.colour, v.size,
        coalesce(v.images[1], p.images[1]) as picture
      from product_alerts a
      join products p on p.id = a.product_id
      left join product_variants v on v.product_id = a.product_id and v.id = a.variant_id
      where p.active and coalesce(v.stock, p.stock) > 0
        and (p.status = 'in-stock' or (p.status = 'pre-order' and a.kind = 'restock'))
      limit ${BATCH}`)
    // Another process may be taking some of them; this waits for its deletion.
    const taken = due.length === 0 ? [] : await takeAlerts(tx, due)
    const mine = new Set(taken.map(nameOf))
    const rows = due.filter((one) => mine.has(nameOf(one)))
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
