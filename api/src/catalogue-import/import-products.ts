import { and, eq, inArray, sql } from 'drizzle-orm'
import { noteComplete } from '../audit-scope/audit-scope'
import type { Database, Queries } from '../database/database'
import { transactionWithRetries } from '../database/transaction-with-retries'
import { isOutage } from '../http/is-outage'
import { Problem } from '../http/problem'
import { lockSkus } from '../product-variants/lock-skus'
import { applyItem, wantedSkus } from './apply-item'
import type { Import } from './claim-import'
import { closeImport, nextItems, progress } from './import-progress'
import type { ImportWorker } from './import-worker'
import { type Planned, planItems } from './plan-items'
import { catalogueImportItems as items } from './table'

/** Products that are locked and imported at once. */
const IMPORTED = 20

/**
 * Imports the next products one by one and records the reason for each failure. Resolves to whether more work is left.
 */
export async function importProducts(worker: ImportWorker, taken: Import): Promise<boolean> {
  const wanted = and(eq(items.result, 'waiting'), inArray(items.action, ['add', 'change']))
  const goesOn = await transactionWithRetries(worker.db, async (tx) => {
    // Only one batch runs at a time; otherwise two imports could add the same product.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('catalogue-imports', 18))`)
    const next = wanted && (await nextItems(tx, taken, wanted, IMPORTED))
    // The import's own audit entry was written when it was started.
    noteComplete()
    if (!next) return false
    if (next.length === 0) {
      await closeImport(tx, taken, { state: 'done' })
      return false
    }
    const planned = await planItems(tx, next, true)
    await lockSkus(tx, planned.flatMap(skusOf))
    for (const one of planned) await importItem(tx, worker, taken, one)
    await progress(tx, taken, next.length)
    return true
  })
  worker.onChanged()
  return goesOn
}

const skusOf = ({ item: { product }, plan, known }: Planned): string[] =>
  product ? wantedSkus({ product, plan, known }).flatMap(({ sku }) => sku ?? []) : []

async function importItem(
  tx: Queries & Pick<Database, 'transaction'>,
  { onError }: Pick<ImportWorker, 'onError'>,
  { name, createdAt }: Import,
  { item, plan, known }: Planned,
): Promise<void> {
  const { product, importId, place, edition, steps } = item
  if (!product) return
  const seen = { edition, steps, at: createdAt }
  const note = (result: 'done' | 'refused', reason = '') =>
    tx
      .update(items)
      .set({ result, reason, changes: result === 'done' && known ? plan.changes : item.changes })
      .where(and(eq(items.importId, importId), eq(items.place, place)))
  try {
    // A savepoint undoes a refused product, and the others continue.
    await tx.transaction((inner) => applyItem(inner, { product, plan, known, seen, file: name }))
    await note('done')
  } catch (error) {
    if (isOutage(error)) throw error
    if (!(error instanceof Problem)) onError(error)
    await note('refused', error instanceof Problem ? error.message : 'It could not be imported on our side.')
  }
}
