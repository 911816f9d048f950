import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { auditAs, noteComplete } from '../audit-scope/audit-scope'
import type { Database, Queries } from '../database/database'
import { lockProducts } from '../database/distribute/lock-products'
import { transactionWithRetries } from '../database/transaction-with-retries'
import { isOutage } from '../http/is-outage'
import { Problem } from '../http/problem'
import { lockSkus } from '../product-variants/lock-skus'
import { findIds } from '../products/find-ids'
import { products } from '../products/table'
import type { Writer } from '../products/writer'
import { findVariants } from '../variants/queries'
import { applyItem, wantedSkus } from './apply-item'
import { claim, fromNow, type Import, lease, MOST_ATTEMPTS, postpone } from './claim-import'
import { type ItemPlan, type ProductRow, planItem } from './plan-item'
import { readItems, UnreadableFile } from './read-items'
import { readStarter } from './record-decision'
import { catalogueImports as imports, catalogueImportItems as items } from './table'

/** Long enough to look up the pictures of 20,000 rows. */
const READING_SECONDS = 300
/** After this time another import gets a slice. */
const SLICE_MS = 1000
/** Batch sizes for comparing products, and for locking and importing them. */
const [COMPARED, IMPORTED] = [200, 20]
/** Items per statement. */
const INSERTED = 500

const OUR_FAULT = 'The import failed on our side. Try it again.'

export interface ImportWorker {
  db: Database
  pictures: Writer['pictures']
  /** Called when products were changed. */
  onChanged(): void
  /** Receives an error that prevented a single product from being imported, unless the file caused it. */
  onError(error: unknown): void
}

type Item = typeof items.$inferSelect

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
    await close(db, taken, { state: 'failed', problem: OUR_FAULT })
    return true
  }
  const end = Date.now() + SLICE_MS
  let goesOn = true
  try {
    const work = taken.state === 'checking' ? check : await runAsStarter(db, taken)
    while (goesOn && Date.now() < end) goesOn = await work(worker, taken)
  } catch (error) {
    if (error instanceof UnreadableFile) {
      await close(db, taken, { state: 'failed', problem: error.message })
      return true
    }
    if (isOutage(error)) await postpone(db, taken)
    else await close(db, taken, { state: 'failed', problem: OUR_FAULT })
    throw error
  }
  await db
    .update(imports)
    .set({ leasedUntil: fromNow(0) })
    .where(eq(imports.id, taken.id))
  return true
}

async function runAsStarter(db: Database, taken: Import): Promise<typeof run> {
  const starter = await readStarter(db, taken)
  return (...given) => auditAs(starter, () => run(...given))
}

async function close(db: Queries, { id, state }: Import, change: Partial<Import>): Promise<void> {
  await db
    .update(imports)
    .set({ ...change, file: null, endedAt: new Date() })
    .where(and(eq(imports.id, id), eq(imports.state, state)))
}

/** The next items; undefined if somebody has cancelled the import. */
async function nextItems(
  db: Queries,
  { id, state }: Import,
  where: ReturnType<typeof eq>,
  size: number,
): Promise<Item[] | undefined> {
  const [still] = await db
    .update(imports)
    .set({ leasedUntil: lease() })
    .where(and(eq(imports.id, id), eq(imports.state, state)))
    .returning({ id: imports.id })
  if (!still) return undefined
  return db
    .select()
    .from(items)
    .where(and(eq(items.importId, id), where))
    .orderBy(asc(items.place))
    .limit(size)
}

/** Reads the file, or compares the next products. Resolves to whether more work is left. */
async function check({ db, pictures }: ImportWorker, taken: Import): Promise<boolean> {
  if (taken.file) {
    await db
      .update(imports)
      .set({ leasedUntil: fromNow(READING_SECONDS) })
      .where(eq(imports.id, taken.id))
    await readFile(db, pictures, taken, taken.file)
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

const progress = (tx: Queries, { id }: Import, more: number) =>
  tx
    .update(imports)
    .set({ done: sql`${imports.done} + ${more}`, attempts: 0, leasedUntil: lease() })
    .where(eq(imports.id, id))

async function readFile(db: Database, pictures: Writer['pictures'], { id, name }: Import, file: Buffer): Promise<void> {
  const content = await readItems(file, name, pictures)
  const rows = [
    ...content.bad.map(({ line, column = '', reason }) => ({
      ...{ line, reason, sku: '', name: '', product: null, action: 'bad', field: column },
    })),
    ...content.products.map((product) => ({
      ...{ line: product.line, reason: '', sku: product.sku, name: product.rows[0].name, product },
      ...{ action: 'unread', field: '' },
    })),
  ].map((row, place) => ({ ...row, importId: id, place }))
  if (content.products.length === 0) throw new UnreadableFile(emptyText(content.bad[0]))
  await db.transaction(async (tx) => {
    for (let from = 0; from < rows.length; from += INSERTED)
      await tx.insert(items).values(rows.slice(from, from + INSERTED))
    await tx
      .update(imports)
      .set({ file: null, total: content.products.length, attempts: 0, leasedUntil: lease() })
      .where(eq(imports.id, id))
  })
}

const emptyText = (bad: { line: number; reason: string } | undefined): string =>
  bad ? `No row can be read. Line ${bad.line}: ${bad.reason}` : 'The file has no rows.'

interface Planned {
  item: Item
  plan: ItemPlan
  known: ProductRow | undefined
}

/**
 * Compares items with the shop's products by SKU; `locks` also locks these products, in the same order as orders do.
 */
async function planItems(tx: Queries, next: readonly Item[], locks = false): Promise<Planned[]> {
  const ofItems = inArray(
    products.sku,
    next.map(({ sku }) => sku),
  )
  if (locks) await lockProducts(tx, await findIds(tx, ofItems))
  const rows = await tx.select().from(products).where(ofItems).orderBy(asc(products.id))
  const variants = await findVariants(
    tx,
    rows.map(({ id }) => id),
  )
  return next.flatMap((item) => {
    if (!item.product) return []
    const known = rows.find(({ sku }) => sku === item.sku)
    const own = known ? variants.filter(({ productId }) => productId === known.id) : []
    return { item, known, plan: planItem(item.product, known, own) }
  })
}

/**
 * Imports the next products one by one and records the reason for each failure. Resolves to whether more work is left.
 */
async function run(worker: ImportWorker, taken: Import): Promise<boolean> {
  const wanted = and(eq(items.result, 'waiting'), inArray(items.action, ['add', 'change']))
  const goesOn = await transactionWithRetries(worker.db, async (tx) => {
    // Only one batch runs at a time; otherwise two imports could add the same product.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('catalogue-imports', 18))`)
    const next = wanted && (await nextItems(tx, taken, wanted, IMPORTED))
    // The import's own audit entry was written when it was started.
    noteComplete()
    if (!next) return false
    if (next.length === 0) {
      await close(tx, taken, { state: 'done' })
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
