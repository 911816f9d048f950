import type { Database } from '../../database/database'
import { databaseTime } from '../../database/database-time'
import { runEvery } from '../../schedule/run-every'
import { claimMails } from './claim-mails'
import { deliverMail } from './deliver-mail'
import type { MailSink, OutboxMail } from './mail-sink'

/** The polling interval, and so the maximum delay of an e-mail. */
const INTERVAL_MS = 2000

/** How many e-mails a process sends at once, one per recipient, so that a slow mailbox blocks only one slot. */
export const PLACES = 4

/** How long a stopping process waits for e-mails that it is sending. */
const STOP_WITHIN_MS = 5000

/** Failures are logged at most once a minute; the outbox records each of them. */
const LOG_EVERY_MS = 60_000

/** Sends the outbox's e-mails until it is stopped. Several processes can run one; each claims different e-mails. */
export function startMailWorker(
  db: Database,
  sink: MailSink,
  log: (error: unknown, message: string) => void,
  intervalMs = INTERVAL_MS,
): { stop(): Promise<void> } {
  const underWay = new Map<string, Promise<void>>()
  let stopped = false
  let loggedAt = Number.NEGATIVE_INFINITY

  const send = async (mail: OutboxMail): Promise<void> => {
    const attempt = await deliverMail(db, sink, mail, () => databaseTime(db))
    if (attempt.result === 'sent') return
    const problem = new Error(`e-mail ${mail.id}, attempt ${mail.attempts}: ${attempt.error}`)
    if (attempt.result === 'given-up') log(problem, 'an e-mail was given up')
    else if (performance.now() - loggedAt > LOG_EVERY_MS) {
      loggedAt = performance.now()
      log(problem, 'an e-mail could not be sent and will be tried again')
    }
  }

  /** Claims e-mails while slots are free and e-mails are due. */
  const fill = async (): Promise<void> => {
    while (!stopped && underWay.size < PLACES) {
      const claim = { limit: PLACES - underWay.size, except: [...underWay.keys()], now: await databaseTime(db) }
      const mails = await claimMails(db, claim)
      if (mails.length === 0) return
      for (const mail of mails) {
        const sending = send(mail)
          .catch((error) => log(error, 'the result of an e-mail could not be kept'))
          .finally(() => {
            underWay.delete(mail.recipient)
            schedule.wake()
          })
        underWay.set(mail.recipient, sending)
      }
    }
  }

  const schedule = runEvery(intervalMs, fill, (error) => log(error, 'the outbox could not be read'))
  return {
    async stop() {
      stopped = true
      await schedule.stop()
      let timer: NodeJS.Timeout | undefined
      const tooLong = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, STOP_WITHIN_MS)
      })
      await Promise.race([Promise.all(underWay.values()), tooLong])
      clearTimeout(timer)
      sink.close()
    },
  }
}
