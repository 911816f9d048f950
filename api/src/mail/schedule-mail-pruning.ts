import type { Database } from '../database/database'
import { runEvery, type Schedule } from '../schedule/run-every'
import { pruneOutbox } from './delivery/prune-outbox'

const HOUR_MS = 3_600_000

/** Deletes old e-mails every hour. */
export function scheduleMailPruning(db: Database, log: (error: unknown, message: string) => void): Schedule {
  const prune = async () => {
    for (const id of await pruneOutbox(db, new Date()))
      log(new Error(`e-mail ${id}: no result`), 'an e-mail was given up')
  }
  return runEvery(HOUR_MS, prune, (error) => log(error, 'old e-mails could not be deleted'))
}
