import { and, count, eq } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { badField, conflict, notFound } from '../http/problem'
import { products } from '../products/table'
import { findVariant } from '../variants/queries'
import { variantName } from '../variants/variant-name'
import type { BackInStock, Preorder } from './schema'
import { productAlerts } from './table'

/** Stands for "whichever variant": a key holds no NULL. */
export const ANY_VARIANT = '00000000-0000-0000-0000-000000000000'

/** More alerts for one e-mail address are not kept: nobody can fill another's letter box. */
const MOST_OF_ONE_ADDRESS = 50

type Alert = Omit<typeof productAlerts.$inferInsert, 'createdAt'>

async function shownProduct(db: Queries, id: string) {
  const [row] = await db
    .select({ name: products.name, status: products.status, stock: products.stock })
    .from(products)
    .where(and(eq(products.id, id), eq(products.active, true)))
  if (!row) throw notFound('product with this id')
  return row
}

/** Keeps an alert once; asked again, it stays as it is. Answers nothing, so that nobody learns what others asked for. */
async function keep(db: Queries, alert: Alert): Promise<void> {
  const email = alert.email.toLowerCase()
  const [held] = await db.select({ count: count() }).from(productAlerts).where(eq(productAlerts.email, email))
  if ((held?.count ?? 0) >= MOST_OF_ONE_ADDRESS) return
  await db
    .insert(productAlerts)
    .values({ ...alert, email, createdAt: new Date() })
    .onConflictDoNothing()
}

/**
 * Notes who wants to hear of a product's release; answers what to tell them. Once per e-mail address and product. 404 for
 * an unknown product, 409 for one that is released.
 */
export async function requestPreorder(db: Queries, { email, productId, details = '' }: Preorder): Promise<string> {
  const { name, status } = await shownProduct(db, productId)
  if (status === 'in-stock') throw conflict(`“${name}” is released: it can be ordered now.`)
  await keep(db, { productId, variantId: ANY_VARIANT, kind: 'release', email, details: details.trim() })
  return `We will write to you as soon as “${name}” is released.`
}

/**
 * Notes who wants to hear when a product, or one variant of it, is in stock again; answers what to tell them. Once per
 * e-mail address, product and variant. 404 for an unknown product, 400 for a variant that is not its own, 409 while it can
 * be bought or is not released yet.
 */
export async function requestBackInStock(
  db: Queries,
  productId: string,
  { email, variant: variantId }: BackInStock,
): Promise<string> {
  const product = await shownProduct(db, productId)
  const variant = variantId === undefined ? undefined : await findVariant(db, productId, variantId)
  if (variantId !== undefined && !variant) throw badField('variant', 'variant is none of this product.')
  const name = variant ? `${product.name}, ${variantName(variant)}` : product.name
  if (product.status === 'up-coming') throw conflict(`“${name}” is not released yet.`)
  if ((variant ?? product).stock > 0) throw conflict(`“${name}” is in stock: it can be ordered now.`)
  await keep(db, { productId, variantId: variant?.id ?? ANY_VARIANT, kind: 'restock', email, details: '' })
  return `We will write to you when “${name}” is in stock again.`
}
