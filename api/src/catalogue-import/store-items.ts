import { eq } from 'drizzle-orm'
import type { Database } from '../database/database'
import { knownItemsIn } from '../feed/known-items'
import { UnreadableFeed } from '../feed/unreadable-feed'
import type { Writer } from '../products/writer'
import { type Import, lease } from './claim-import'
import { readItems } from './read-items'
import { catalogueImports as imports, catalogueImportItems as items } from './table'

/** Items per statement. */
const INSERTED = 500

/** Reads the file of an import and stores its products and bad rows as items. Throws `UnreadableFeed` without products. */
export async function storeItems(
  db: Database,
  pictures: Writer['pictures'],
  { id, name }: Import,
  file: Buffer,
): Promise<void> {
  const content = await readItems({ file, name, encoding: '' }, { pictures, find: knownItemsIn(db) })
  const rows = [
    ...content.bad.map(({ line, column = '', sku = '', reason }) => ({
      ...{ line, reason, sku, name: '', product: null, action: 'bad', field: column },
    })),
    ...content.products.map((product) => ({
      ...{ line: product.line, reason: '', sku: product.sku, name: product.rows[0].name, product },
      ...{ action: 'unread', field: '' },
    })),
  ].map((row, place) => ({ ...row, importId: id, place }))
  if (content.products.length === 0) throw new UnreadableFeed(emptyText(content.bad[0]))
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
