import { eq } from 'drizzle-orm'
import { auditAs } from '../audit-scope/audit-scope'
import type { Database } from '../database/database'
import { UnreadableFeed } from '../feed/unreadable-feed'
import { isOutage } from '../http/is-outage'
import { checkProducts } from './check-products'
import { claim, fromNow, type Import, MOST_ATTEMPTS, postpone } from './claim-import'
import { importProducts } from './import-products'
import { closeImport } from './import-progress'
import type { ImportWorker } from './import-worker'
import { readStarter } from './record-decision'
import { catalogueImports as imports } from './table'

/** After this time another import gets a slice. */
const SLICE_MS = 1000

const OUR_FAULT = 'The import failed on our side. Try it again.'

/**
 * Works for one second on the import that has waited longest: reads its file, compares its products, or imports them.
 * Resolves to whether there was work. A batch records its result in its own transaction, so that no product is imported
 * twice. Rejects if something fails on our side; after a database failure another slice continues.
 */
export async function doSlice(worker: ImportWorker): Promise<boolean> {
  const { db } = worker
  const taken = await claim(db)
  if (!taken) return false
  if (taken.attempts > MOST_ATTEMPTS) {
    await closeImport(db, taken, { state: 'failed', problem: OUR_FAULT })
    return true
  }
  const end = Date.now() + SLICE_MS
  let goesOn = true
  try {
    const work = taken.state === 'checking' ? checkProducts : await runAsStarter(db, taken)
    while (goesOn && Date.now() < end) goesOn = await work(worker, taken)
  } catch (error) {
    if (error instanceof UnreadableFeed) {
      await closeImport(db, taken, { state: 'failed', problem: error.message })
      return true
    }
    if (isOutage(error)) await postpone(db, taken)
    else await closeImport(db, taken, { state: 'failed', problem: OUR_FAULT })
    throw error
  }
  await db
    .update(imports)
    .set({ leasedUntil: fromNow(0) })
    .where(eq(imports.id, taken.id))
  return true
}

async function runAsStarter(db: Database, taken: Import): Promise<typeof importProducts> {
  const starter = await readStarter(db, taken)
  return (...given) => auditAs(starter, () => importProducts(...given))
}
