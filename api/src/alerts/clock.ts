import { keepDoing } from '../clock/keep-doing'
import type { Database } from '../database/database'
import { handOver, type MailSink } from '../mail/outbox'
import { releaseProducts } from './release-products'
import { sendAlerts } from './send-alerts'

/** Milliseconds between two looks: how late an e-mail may be. */
const INTERVAL = 5000

/** What the clock needs: the shop's origin for links, and who takes e-mails; without a sink they wait in the outbox. */
export interface AlertsOptions {
  site: string
  sink: MailSink | undefined
}

/** Releases products, makes e-mails of the alerts that are due and hands them over, every five seconds; see {@link keepDoing}. */
export function keepAlerts(
  db: Database,
  { site, sink }: AlertsOptions,
  onError: (error: unknown) => void,
): Promise<() => Promise<void>> {
  const turn = async () => {
    const now = new Date()
    await releaseProducts(db, now)
    await sendAlerts(db, site, now)
    if (sink) await handOver(db, sink, now)
  }
  return keepDoing(turn, INTERVAL, onError)
}
