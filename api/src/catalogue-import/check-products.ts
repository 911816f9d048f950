import { and, eq } from 'drizzle-orm'
import { fromNow, type Import } from './claim-import'
import { nextItems, progress } from './import-progress'
import type { ImportWorker } from './import-worker'
import { planItems } from './plan-items'
import { storeItems } from './store-items'
import { catalogueImports as imports, catalogueImportItems as items } from './table'

/** Long enough to look up the pictures of 20,000 rows. */
const READING_SECONDS = 300
/** Products that are compared at once. */
const COMPARED = 200

/** Reads the file, or compares the next products. Resolves to whether more work is left. */
export async function checkProducts({ db, pictures }: ImportWorker, taken: Import): Promise<boolean> {
  if (taken.file) {
    await db
      .update(imports)
      .set({ leasedUntil: fromNow(READING_SECONDS) })
      .where(eq(imports.id, taken.id))
    await storeItems(db, pictures, taken, taken.file)
    taken.file = null
    return true
  }
  const next = await nextItems(db, taken, eq(items.action, 'unread'), COMPARED)
  if (!next) return false
  if (next.length === 0) {
    await db
      .update(imports)
      .set({ state: 'checked', checkedAt: new Date(), done: 0 })
      .where(and(eq(imports.id, taken.id), eq(imports.state, 'checking')))
    return false
  }
  const plans = await planItems(db, next)
  await db.transaction(async (tx) => {
    for (const { item, plan, known } of plans)
      await tx
        .update(items)
        .set({
          ...{ action: plan.action, changes: plan.changes, steps: plan.steps },
          ...{ productId: known?.id ?? null, edition: known?.edition ?? null },
        })
        .where(and(eq(items.importId, item.importId), eq(items.place, item.place)))
    await progress(tx, taken, next.length)
  })
  return true
}
