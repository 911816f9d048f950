import { join } from 'node:path'
import { scheduleLinkPruning } from './alerts/schedule-link-pruning'
import { scheduleReleasesAndAlerts } from './alerts/schedule-releases-and-alerts'
import { scheduleImports } from './catalogue-import/schedule-imports'
import type { Dependencies } from './dependencies'
import { openSink } from './mail/delivery/open-sink'
import { startMailWorker } from './mail/delivery/start-mail-worker'
import { scheduleMailPruning } from './mail/schedule-mail-pruning'
import { scheduleRecount } from './order-figures/schedule-recount'
import { scheduleExpiry } from './orders/schedule-expiry'
import { scheduleBulkEditPruning } from './product-bulk/schedule-pruning'
import { scheduleHitPruning } from './rate-limits/schedule-hit-pruning'
import { scheduleSales } from './sales/schedule-sales'
import type { Settings } from './settings'
import { scheduleSoldPieces } from './sold-pieces/schedule-copy'
import { scheduleWordCount } from './spelling/schedule-word-count'
import { scheduleTelemetryPruning } from './telemetry/schedule-telemetry-pruning'
import { scheduleUploadPruning } from './upload-pruning/schedule-upload-pruning'

/**
 * Starts the background tasks; `log` receives their errors. Once prices are up to date, resolves to a function that
 * stops the tasks.
 */
export async function startBackgroundTasks(
  {
    db,
    payments,
    shop,
    pictures,
    catalogue,
  }: Pick<Dependencies, 'db' | 'payments' | 'shop' | 'pictures' | 'catalogue'>,
  { site, mail, data }: Pick<Settings, 'site' | 'mail' | 'data'>,
  log: (error: unknown, message: string) => void,
): Promise<() => Promise<void>> {
  const onError = (message: string) => (error: unknown) => log(error, message)
  const sales = scheduleSales(db, onError('sales could not be advanced'))
  await sales.firstRun
  const sink = await openSink(mail, site)
  const schedules = [
    sales,
    scheduleReleasesAndAlerts(db, shop, onError('alerts could not be sent')),
    scheduleLinkPruning(db, onError('old links could not be deleted')),
    scheduleMailPruning(db, log),
    ...(sink ? [startMailWorker(db, sink, log)] : []),
    scheduleExpiry({ db, payments, shop }, onError('unpaid orders could not be cancelled')),
    scheduleHitPruning(db, onError('old rate-limit hits could not be deleted')),
    scheduleTelemetryPruning(db, onError('old telemetry could not be deleted')),
    scheduleUploadPruning(db, join(data, 'pictures'), onError('unused uploads could not be deleted')),
    scheduleBulkEditPruning(db, onError('old bulk edits could not be deleted')),
    scheduleImports({ db, pictures, onChanged: () => catalogue?.clear() }, onError('an import could not go on')),
    scheduleRecount(db, onError('the figures of the orders could not be recounted')),
    scheduleSoldPieces(db, onError('sold pieces could not be counted')),
    scheduleWordCount(db, onError('the words of the catalogue could not be counted')),
  ]
  return async () => {
    await Promise.all(schedules.map((schedule) => schedule.stop()))
  }
}
