import { and, eq } from 'drizzle-orm'
import type { Database, Queries } from '../database/database'
import { badField, conflict, notFound } from '../http/problem'
import type { Identity } from '../identity/identity'
import { products } from '../products/table'
import type { ShopProfile } from '../shop-settings/shop-profile'
import { findVariant } from '../variants/queries'
import { variantName } from '../variants/variant-name'
import type { AlertSubject } from './alert-mails'
import { ANY_VARIANT } from './any-variant'
import { askForConfirmation } from './ask-for-confirmation'
import type { BackInStock, Preorder } from './schema'
import { storeAlert } from './store-alert'

/** The caller of an alert request, and the shop. */
export interface AlertContext {
  db: Database
  shop: ShopProfile
  /** Null for a guest. */
  identity: Identity | null
}

async function shownProduct(db: Queries, id: string) {
  const [row] = await db
    .select({ name: products.name, status: products.status, stock: products.stock, images: products.images })
    .from(products)
    .where(and(eq(products.id, id), eq(products.active, true)))
  if (!row) throw notFound('product with this id')
  return row
}

/**
 * Stores an alert for the caller's own verified address; any other address gets a confirmation e-mail first. Returns
 * the sentence to show, which is the same whether or not the address is known.
 */
async function keepOrAsk(
  { db, shop, identity }: AlertContext,
  typed: string,
  subject: AlertSubject,
  details: string,
  promise: string,
): Promise<string> {
  const email = typed.toLowerCase()
  const now = new Date()
  if (identity?.emailVerified && identity.email.toLowerCase() === email) {
    const { productId, variant, kind } = subject
    await storeAlert(db, { productId, variantId: variant?.id ?? ANY_VARIANT, kind, email, details }, now)
    return promise
  }
  await askForConfirmation(db, email, subject, details, shop, now)
  return `Check your inbox to confirm your address. ${promise}`
}

function requireMail({ mail }: ShopProfile): void {
  if (!mail) throw conflict('This shop does not send e-mails at the moment.')
}

/**
 * Requests an e-mail for the release of a product, once per address and product. Returns the sentence to show. 404 for
 * an unknown product; 409 for a released one, and if the shop sends no e-mails.
 */
export async function requestReleaseAlert(
  context: AlertContext,
  { email, productId, details = '' }: Preorder,
): Promise<string> {
  requireMail(context.shop)
  const { name, status, images } = await shownProduct(context.db, productId)
  if (status === 'in-stock') throw conflict(`“${name}” is released: it can be ordered now.`)
  const subject: AlertSubject = { kind: 'release', productId, name, picture: images[0] ?? '' }
  return keepOrAsk(context, email, subject, details.trim(), `We will write to you as soon as “${name}” is released.`)
}

/**
 * Requests an e-mail when a product or variant is back in stock, once per address, product and variant. Returns the
 * sentence to show. 404 for an unknown product; 400 for another product's variant; 409 if it can be bought or is not
 * released, and if the shop sends no e-mails.
 */
export async function requestRestockAlert(
  context: AlertContext,
  productId: string,
  { email, variant: variantId }: BackInStock,
): Promise<string> {
  requireMail(context.shop)
  const product = await shownProduct(context.db, productId)
  const variant = variantId === undefined ? undefined : await findVariant(context.db, productId, variantId)
  if (variantId !== undefined && !variant) throw badField('variant', 'variant is not a variant of this product.')
  const name = variant ? `${product.name}, ${variantName(variant)}` : product.name
  if (product.status === 'up-coming') throw conflict(`“${name}” is not released yet.`)
  if ((variant ?? product).stock > 0) throw conflict(`“${name}” is in stock: it can be ordered now.`)
  const subject: AlertSubject = {
    kind: 'restock',
    productId,
    name: product.name,
    picture: variant?.images[0] ?? product.images[0] ?? '',
    ...(variant && { variant: { id: variant.id, colour: variant.colour, size: variant.size } }),
  }
  return keepOrAsk(context, email, subject, '', `We will write to you when “${name}” is in stock again.`)
}
