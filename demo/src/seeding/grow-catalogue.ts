import { canLoadInBulk, type Database, insertProducts, loadProducts, type NewProduct, sql } from '@superium/api/seeding'
import { DEMO_PRODUCT_COUNT } from '../catalogue/demo-product-count'
import { demoProducts } from '../catalogue/demo-products'
import { describeLoad } from './describe-load'
import { type SeedProgress, writeSeedProgress } from './seed-progress'

/** The database to seed; `report` receives progress lines. */
export interface SeedTarget {
  db: Database
  databaseUrl: string
  report: (line: string) => void
  /** If at least this many products are missing, they are loaded in bulk. */
  inBulkFrom?: number
}

/** Products inserted in one transaction. */
const BATCH = 5000

const IN_BULK_FROM = 20_000

/**
 * The rows that are not inserted yet: a run that was killed before it stored its progress may have inserted the batch.
 */
async function missing(db: Database, rows: readonly NewProduct[]): Promise<NewProduct[]> {
  const ids = sql.join(
    rows.map(({ id }) => sql`${id}::uuid`),
    sql`, `,
  )
  const { rows: found } = await db.execute<{ id: string }>(sql`select id from products where id in (${ids})`)
  const known = new Set(found.map(({ id }) => id))
  return rows.filter(({ id }) => !known.has(id))
}

/** Grows the demo catalogue to `target` products. Resolves to the progress and to the first products of the catalogue. */
export async function growCatalogue(
  { db, databaseUrl, report, inBulkFrom = IN_BULK_FROM }: SeedTarget,
  progress: SeedProgress,
  target: number,
): Promise<{ progress: SeedProgress; first: NewProduct[] }> {
  const first: NewProduct[] = []
  const left = target - progress.products
  function* added(): Generator<NewProduct, void> {
    let index = 0
    for (const product of demoProducts(progress.epoch)) {
      if (index >= target) return
      index++
      if (index <= DEMO_PRODUCT_COUNT) first.push(product)
      if (index > progress.products) yield product
      else if (index >= DEMO_PRODUCT_COUNT && left <= 0) return
    }
  }
  let done = progress
  const write = async (products: number) => {
    done = { ...done, products: Math.max(done.products, products) }
    await writeSeedProgress(db, done)
  }
  if (left >= inBulkFrom && (await canLoadInBulk(db))) {
    await loadProducts(databaseUrl, added(), left, (load) => report(describeLoad(load)))
    await write(target)
    return { progress: done, first }
  }
  let batch: NewProduct[] = []
  let written = progress.products
  const insert = async () => {
    await insertProducts(db, await missing(db, batch))
    written += batch.length
    batch = []
    await write(written)
    report(`${written.toLocaleString('en')} of ${target.toLocaleString('en')} products`)
  }
  for (const product of added()) {
    batch.push(product)
    if (batch.length === BATCH) await insert()
  }
  if (batch.length > 0) await insert()
  return { progress: done, first }
}
