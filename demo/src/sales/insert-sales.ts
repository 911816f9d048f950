import { type Database, saleItems, sales, sql } from '@superium/api/seeding'
import type { PlannedSale } from './plan-sales'

/** Inserts all planned sales in one transaction; existing ones stay unchanged. */
export async function insertSales(db: Database, planned: readonly PlannedSale[]): Promise<void> {
  if (planned.length === 0) return
  await db.transaction(async (tx) => {
    await tx
      .insert(sales)
      .values(planned.map(({ items: _, ...sale }) => sale))
      .onConflictDoNothing()
    const items = planned.flatMap((sale) => sale.items.map((item) => ({ ...item, saleId: sale.id })))
    await tx.insert(saleItems).values(items).onConflictDoNothing()
  })
  await db.execute(sql`analyze sales`)
}
