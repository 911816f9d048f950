import { and, count, eq } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { badField, conflict, notFound } from '../http/problem'
import { products } from '../products/table'
import { findVariant } from '../variants/queries'
import { variantName } from '../variants/variant-name'
import type { BackInStock, Preorder } from './schema'
import { productAlerts } from './table'

/** Means any variant: a primary key cannot hold NULL. */
export const ANY_VARIANT = '00000000-0000-0000-0000-000000000000'

/** Further alerts for one e-mail address are ignored, so that nobody can flood a mailbox. */
const MAX_PER_ADDRESS = 50

type Alert = Omit<typeof productAlerts.$inferInsert, 'createdAt'>

async function shownProduct(db: Queries, id: string) {
  const [row] = await db
    .select({ name: products.name, status: products.status, stock: products.stock })
    .from(products)
    .where(and(eq(products.id, id), eq(products.active, true)))
  if (!row) throw notFound('product with this id')
  return row
}

/** Stores an alert once. Returns nothing, so that nobody learns what others asked for. */
async function keep(db: Queries, alert: Alert): Promise<void> {
  const email = alert.email.toLowerCase()
  const [held] = await db.select({ count: count() }).from(productAlerts).where(eq(productAlerts.email, email))
  if ((held?.count ?? 0) >= MAX_PER_ADDRESS) return
  await db
    .insert(productAlerts)
    .values({ ...alert, email, createdAt: new Date() })
    .onConflictDoNothing()
}

/**
 * Stores a request for an e-mail when a product is released, once per address and product. Returns the sentence to show.
 * 404 for an unknown product, 409 for a released one.
 */
export async function requestReleaseAlert(db: Queries, { email, productId, details = '' }: Preorder): Promise<string> {
  const { name, status } = await shownProduct(db, productId)
  if (status === 'in-stock') throw conflict(`“${name}” is released: it can be ordered now.`)
  await keep(db, { productId, variantId: ANY_VARIANT, kind: 'release', email, details: details.trim() })
  return `We will write to you as soon as “${name}” is released.`
}

/**
 * Stores a request for an e-mail when a product or a variant is back in stock, once per address, product and variant.
 * Returns the sentence to show. 404 for an unknown product, 400 for a variant of another, 409 while it can be bought or is
 * not released.
 */
export async function requestRestockAlert(
  db: Queries,
  productId: string,
  { email, variant: variantId }: BackInStock,
): Promise<string> {
  const product = await shownProduct(db, productId)
  const variant = variantId === undefined ? undefined : await findVariant(db, productId, variantId)
  if (variantId !== undefined && !variant) throw badField('variant', 'variant is not a variant of this product.')
  const name = variant ? `${product.name}, ${variantName(variant)}` : product.name
  if (product.status === 'up-coming') throw conflict(`“${name}” is not released yet.`)
  if ((variant ?? product).stock > 0) throw conflict(`“${name}” is in stock: it can be ordered now.`)
  await keep(db, { productId, variantId: variant?.id ?? ANY_VARIANT, kind: 'restock', email, details: '' })
  return `We will write to you when “${name}” is in stock again.`
}
