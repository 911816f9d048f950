import type { Queries } from '../database/database'
import { countToday } from '../rate-limits/count-today'
import type { ShopProfile } from '../shop-settings/shop-profile'
import type { Mail } from './mail'
import { putIntoOutbox } from './put-into-outbox'

/** The maximum number of e-mails per kind and day, so that visitors cannot flood the shop's mailbox. */
export const SHOP_MAILS_A_DAY = { contact: 200, application: 30, report: 30 } as const
export type ShopMailKind = keyof typeof SHOP_MAILS_A_DAY

/**
 * Puts an e-mail to the shop's support address into the outbox, in the transaction that causes it. Does nothing if the
 * shop has no such address or today's limit is reached; the administration lists the event anyway.
 */
export async function tellShop(
  tx: Queries,
  { supportEmail }: ShopProfile,
  kind: ShopMailKind,
  compose: (supportEmail: string) => Mail,
  now: Date,
): Promise<void> {
  if (supportEmail === undefined) return
  if (await countToday(tx, `shop-mail:${kind}`, SHOP_MAILS_A_DAY[kind], now)) {
    await putIntoOutbox(tx, [compose(supportEmail)], now)
  }
}
