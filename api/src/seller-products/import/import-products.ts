import { eq, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { type AuditedChange, recordAudit } from '../../audit/record-audit'
import { noteComplete } from '../../audit-scope/audit-scope'
import { inFileColumns } from '../../catalogue-import/in-file-columns'
import type { Queries } from '../../database/database'
import { transactionWithRetries } from '../../database/transaction-with-retries'
import { columnsOfRow } from '../../feed/columns-of-row'
import { knownItemsIn } from '../../feed/known-items'
import { badField } from '../../http/problem'
import { setBasePrice, writeVariants } from '../../product-variants/write-variants'
import { insertProducts } from '../../products/insert-products'
import type { NewProduct } from '../../products/new-product'
import { products } from '../../products/table'
import type { Writer } from '../../products/writer'
import { holdOpenShop } from '../../sellers/hold-open-shop'
import { fileSku, knownSkus, newSku } from '../../sellers/seller-sku'
import { recordMovement } from '../../stock/record-movement'
import { MOST_VARIANTS } from '../../variants/schema'
import { sellerPictures } from '../seller-pictures'
import { requireRoom } from '../seller-products'
import { planImport, type Step } from './plan-import'
import { readRows } from './read-rows'
import type { ImportResult, ProductImport } from './schema'

/**
 * Imports all valid rows of a seller's file in one transaction, or none if it fails. Matches products and variants by
 * SKU among the seller's own, so that importing a file twice changes nothing. The file's stock applies only to new
 * products and variants; known ones keep theirs. A dry run writes nothing.
 */
export async function importProducts(
  { db, pictures }: Writer,
  sellerId: string,
  { dryRun, ...sent }: ProductImport,
): Promise<ImportResult> {
  const { content, ...encoding } = await readRows(sent, {
    pictures: sellerPictures(db, pictures, sellerId),
    find: knownItemsIn(db, { namesOf: (sku) => knownSkus(sellerId, sku), sellerId }),
  })
  const steps = await transactionWithRetries(db, async (tx) => {
    // Only one import of a seller runs at a time; otherwise two could add the same product.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${sellerId}, 14))`)
    await holdOpenShop(tx, sellerId)
    const plan = await planImport(tx, sellerId, content.products)
    await requireRoom(tx, sellerId, plan.filter(({ known }) => !known).length)
    for (const { variants, product } of plan)
      if ((variants?.length ?? 0) > MOST_VARIANTS)
        throw badField('file', `The group "${product.sku}" has more than ${MOST_VARIANTS} variants.`)
    if (dryRun || plan.every(({ action }) => action === 'same')) noteComplete()
    else for (const step of plan) await apply(tx, sellerId, step)
    return plan
  })
  const countOf = (wanted: string) => steps.filter(({ action }) => action === wanted).length
  return {
    added: countOf('add'),
    changed: countOf('change'),
    unchanged: countOf('same'),
    products: steps.map(({ product: { sku, rows, line }, action, changes }) => ({
      ...{ sku: fileSku(sellerId, sku), name: rows[0].name, action, line, changes: inFileColumns(changes) },
    })),
    bad: content.bad,
    ignored: content.ignored,
    ...encoding,
  }
}

async function apply(tx: Queries & Pick<Writer['db'], 'transaction'>, sellerId: string, step: Step): Promise<void> {
  const { product, known, fields, cents, variants } = step
  const id = known?.id ?? uuidv7()
  if (!known) {
    const prices = product.rows.map((row) => row.price_cents)
    const row = newProductOf(id, sellerId, step, Math.min(...prices))
    await insertProducts(tx, [row])
    if (row.stock > 0)
      await recordMovement(tx, {
        ...{ productId: id, variantId: null, kind: 'added', actor: 'seller', change: row.stock, stockAfter: row.stock },
      })
  } else if (Object.keys(fields).length > 0) {
    await tx
      .update(products)
      .set({ ...fields, updatedAt: sql`now()` })
      .where(eq(products.id, id))
  }
  if (known && cents !== undefined) await setBasePrice(tx, id, cents)
  if (variants) {
    const base = known?.basePriceCents ?? Math.min(...variants.map(({ priceCents }) => priceCents))
    await writeVariants(
      tx,
      { id, sku: known?.sku ?? newSku(sellerId, product.sku), basePriceCents: base },
      variants,
      'seller',
    )
  }
  if (step.action !== 'same') await recordAudit(tx, auditOf(id, step))
}

function auditOf(id: string, { product, known, fields, cents, variants }: Step): AuditedChange {
  const names = Object.keys(fields) as (keyof typeof fields)[]
  return {
    target: { kind: 'product', id, label: product.rows[0].name },
    before: {
      ...(known && Object.fromEntries(names.map((name) => [name, known[name]]))),
      ...(known && cents !== undefined && { priceCents: known.basePriceCents }),
    },
    after: { ...fields, ...(cents !== undefined && { priceCents: cents }), ...(variants && { variants }) },
  }
}

function newProductOf(id: string, sellerId: string, { product }: Step, priceCents: number): NewProduct {
  const [row] = product.rows
  return {
    ...{ id, sellerId, priceCents, sku: newSku(sellerId, product.sku) },
    ...columnsOfRow(row),
    stock: product.grouped ? 0 : row.stock,
    createdAt: new Date(),
  }
}
