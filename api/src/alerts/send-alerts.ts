import { sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import type { Mail } from '../mail/mail'
import { putIntoOutbox } from '../mail/outbox'
import { variantName } from '../variants/variant-name'

/** Alerts that one run turns into e-mails. */
const BATCH = 500

type Due = {
  product_id: string
  kind: string
  email: string
  name: string
  colour: string | null
  size: string | null
}

/** The e-mail of an alert. */
function toMail({ product_id, kind, email, name, colour, size }: Due, site: string): Mail {
  const variant = variantName({ colour: colour ?? '', size: size ?? '' })
  const what = variant ? `“${name}” (${variant})` : `“${name}”`
  const news = kind === 'release' ? 'has been released' : 'is in stock again'
  return {
    recipient: email,
    subject: `${what} ${news}`,
    text: [
      `${what} ${news}: ${site}/product-detail/${product_id}`,
      'You asked us to tell you. This is the only e-mail about it: your address has been taken off the list.',
    ].join('\n\n'),
  }
}

/**
 * Moves due alerts into the outbox in one transaction: release alerts when the product is in stock, restock alerts when the
 * product or variant can be bought. `site` is the shop's origin. Parallel processes take different alerts.
 */
export async function sendAlerts(db: Database, site: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<Due>(sql`
      with due as (
        select a.product_id, a.variant_id, a.kind, a.email, p.name, v.colour, v.size
        from product_alerts a
        join products p on p.id = a.product_id
        left join product_variants v on v.product_id = a.product_id and v.id = a.variant_id
        where p.active and coalesce(v.stock, p.stock) > 0
          and (p.status = 'in-stock' or (p.status = 'pre-order' and a.kind = 'restock'))
        limit ${BATCH} for update of a skip locked
      )
      delete from product_alerts a using due
      where a.product_id = due.product_id and a.variant_id = due.variant_id and a.kind = due.kind and a.email = due.email
      returning a.product_id, a.kind, a.email, due.name, due.colour, due.size`)
    await putIntoOutbox(
      tx,
      rows.map((row) => toMail(row, site)),
      now,
    )
  })
}
