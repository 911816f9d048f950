import type { Database } from '../database/database'
import { deliverMails, type MailSink } from '../mail/outbox'
import { releaseDueProducts } from '../products/release-due-products'
import { runEvery, type Schedule } from '../schedule/run-every'
import { sendAlerts } from './send-alerts'

/** How late an e-mail may be. */
const INTERVAL_MS = 5000

export interface AlertOptions {
  /** The shop's origin, for links. */
  site: string
  /** Without a sink e-mails wait in the outbox. */
  sink: MailSink | undefined
}

/** Releases products, turns due alerts into e-mails and delivers them. */
export function scheduleReleasesAndMails(
  db: Database,
  { site, sink }: AlertOptions,
  onError: (error: unknown) => void,
): Schedule {
  const run = async () => {
    const now = new Date()
    await releaseDueProducts(db, now)
    await sendAlerts(db, site, now)
    if (sink) await deliverMails(db, sink, now)
  }
  return runEvery(INTERVAL_MS, run, onError)
}
