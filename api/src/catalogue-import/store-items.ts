import { eq } from 'drizzle-orm'
import type { Database } from '../database/database'
import { knownItemsIn } from '../feed/known-items'
import type { BadFileRow } from '../feed/read-file-products'
import { UnreadableFeed } from '../feed/unreadable-feed'
import type { Writer } from '../products/writer'
import { type Import, lease } from './claim-import'
import { encodingOf, readItems } from './read-items'
import { catalogueImports as imports, catalogueImportItems as items } from './table'

/** Items per statement. */
const INSERTED = 500

const IGNORED = 'The shop knows no such column, and ignores it.'

/** Detects the encoding of an import's file, and keeps the file for another choice if it is not certain. */
async function detectFor(db: Database, id: string, name: string, file: Buffer): Promise<string> {
  const { encoding, certainty } = await encodingOf(file, name)
  await db
    .update(imports)
    .set({ encoding, ...(certainty !== 'certain' && { doubtedFile: file }) })
    .where(eq(imports.id, id))
  return encoding
}

/**
 * Reads the file of an import and stores its products, its bad rows and, as another, the names of columns that are
 * ignored as items. Throws `UnreadableFeed` for a file without rows.
 */
export async function storeItems(
  db: Database,
  pictures: Writer['pictures'],
  { id, name, encoding: chosen }: Import,
  file: Buffer,
): Promise<void> {
  const encoding = chosen || (await detectFor(db, id, name, file))
  const content = await readItems({ file, name, encoding }, { pictures, find: knownItemsIn(db) })
  if (content.products.length + content.bad.length === 0) throw new UnreadableFeed('The file has no rows.')
  const ignored: BadFileRow[] =
    content.ignored.length > 0 ? [{ line: 1, column: content.ignored.join(', '), reason: IGNORED }] : []
  const rows = [
    ...[...ignored, ...content.bad].map(({ line, column = '', sku = '', reason }) => ({
      ...{ line, reason, sku, name: '', product: null, action: 'bad', field: column },
    })),
    ...content.products.map((product) => ({
      ...{ line: product.line, reason: '', sku: product.sku, name: product.rows[0].name, product },
      ...{ action: 'unread', field: '' },
    })),
  ].map((row, place) => ({ ...row, importId: id, place }))
  await db.transaction(async (tx) => {
    for (let from = 0; from < rows.length; from += INSERTED)
      await tx.insert(items).values(rows.slice(from, from + INSERTED))
    await tx
      .update(imports)
      .set({ file: null, total: content.products.length, attempts: 0, leasedUntil: lease() })
      .where(eq(imports.id, id))
  })
}
