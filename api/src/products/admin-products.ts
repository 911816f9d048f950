import { eq, sql } from 'drizzle-orm'
import { Value } from 'typebox/value'
import { uuidv7 } from 'uuidv7'
import { recordAudit } from '../audit/record-audit'
import { transactionWithRetries } from '../database/transaction-with-retries'
import { badField, conflict, notFound } from '../http/problem'
import { appendPriceHistory } from '../sales/append-price-history'
import { recordMovement } from '../stock/record-movement'
import {
  type AdminProductDetail,
  type ProductChanges,
  ProductChangesSchema,
  type ProductInput,
  ProductInputSchema,
} from './admin-schema'
import { NEW_CONDITION } from './conditions'
import { getAdminProduct } from './get-admin-product'
import { insertProducts } from './insert-products'
import { type Owner, ownProduct } from './owner'
import { requireEdition } from './require-edition'
import { products } from './table'
import { requireCents, requireKnownCategoryAndPlainText, requirePictures } from './validate-admin-input'
import type { Writer } from './writer'

/** An SKU such as `BOO-N4X81C0K2Q`, derived from the random end of the id. */
export const skuOf = (category: string, id: string) =>
  `${category.slice(0, 3)}-${BigInt(`0x${id.replaceAll('-', '').slice(-14)}`).toString(36)}`.toUpperCase()

/** Adds a product for the owner, with the first row of its price history. 400 with the field for an invalid one. */
export async function createProduct(
  { db, pictures }: Writer,
  input: ProductInput,
  owner: Owner,
  id = uuidv7(),
): Promise<AdminProductDetail> {
  requireKnownCategoryAndPlainText(input)
  const { desc, price, images, ...fields } = Value.Clean(ProductInputSchema, { ...input }) as ProductInput
  const row = {
    condition: NEW_CONDITION,
    ...fields,
    id,
    sku: skuOf(input.category, id),
    description: desc,
    priceCents: requireCents(price),
    images: await requirePictures(pictures, images ?? [], input.category),
    sellerId: owner === 'everyone' ? null : owner.sellerId,
    createdAt: new Date(),
  }
  return transactionWithRetries(db, async (tx) => {
    await insertProducts(tx, [row])
    if (row.stock > 0)
      await recordMovement(tx, {
        ...{ productId: id, variantId: null, kind: 'added', change: row.stock, stockAfter: row.stock },
        actor: owner === 'everyone' ? 'admin' : 'seller',
      })
    const product = await getAdminProduct({ db: tx, pictures }, id, owner)
    await recordAudit(tx, { target: { kind: 'product', id, label: product.name }, after: product })
    return product
  })
}

/** Reorders alternative texts along with their pictures. */
const moveAltTexts = (before: { images: string[]; imageAlts: string[] }, keys: readonly string[]): string[] =>
  keys.map((key) => before.imageAlts[before.images.indexOf(key)] ?? '')

/**
 * Changes a product of the owner. A new price becomes the regular price, enters the price history and removes the
 * product from a running sale. Alternative texts move with their pictures. 404 for an unknown id or someone else's
 * product; 400 with the field for an invalid one; 409 if a seller restores a product that an administrator removed, or
 * if the product's edition differs from the caller's.
 */
export async function changeProduct(
  { db, pictures }: Writer,
  id: string,
  changes: ProductChanges,
  owner: Owner,
): Promise<AdminProductDetail> {
  requireKnownCategoryAndPlainText(changes)
  const { desc, price, images, imageAlts, edition, ...fields } = Value.Clean(ProductChangesSchema, {
    ...changes,
  }) as ProductChanges
  const cents = price === undefined ? undefined : requireCents(price)
  return transactionWithRetries(db, async (tx) => {
    const [now] = await tx
      .select({
        id: products.id,
        edition: products.edition,
        category: products.category,
        priceCents: products.priceCents,
        variantCount: products.variantCount,
        sellerId: products.sellerId,
        active: products.active,
        hiddenByAdmin: products.hiddenByAdmin,
        hiddenWithSeller: products.hiddenWithSeller,
        images: products.images,
        imageAlts: products.imageAlts,
      })
      .from(products)
      .where(ownProduct(id, owner))
      .for('update')
    if (!now) throw notFound('product with this id')
    await requireEdition({ db: tx, pictures }, now, owner, edition)
    if (owner !== 'everyone' && now.variantCount > 0 && cents !== undefined)
      throw badField('price', 'price is set by variant for this product.')
    if (now.hiddenWithSeller && fields.active)
      throw badField('active', 'active must be false while the seller of this product is suspended.')
    if (owner !== 'everyone' && now.hiddenByAdmin && fields.active)
      throw conflict('The shop has taken this product out. Write to us if you think that is a mistake.')
    const keys = images && (await requirePictures(pictures, images, fields.category ?? now.category))
    const before = await getAdminProduct({ db: tx, pictures }, id, owner)
    await tx
      .update(products)
      .set({
        ...fields,
        // A product hidden by hand stays hidden when its shop reopens.
        ...(fields.active === false && { hiddenWithSeller: false }),
        // The form also sends unchanged values: an administrator who saves a product that its seller archived must not
        // block the seller from restoring it.
        ...(owner === 'everyone' &&
          fields.active !== undefined &&
          fields.active !== now.active && { hiddenByAdmin: !fields.active && now.sellerId !== null }),
        description: desc,
        ...(keys && { images: keys, imageAlts: imageAlts ?? moveAltTexts(now, keys) }),
        ...(!keys && imageAlts && { imageAlts }),
        ...(cents !== undefined && { basePriceCents: cents, priceCents: cents, regularPriceCents: null, saleId: null }),
        edition: sql`${products.edition} + 1`,
        updatedAt: sql`now()`,
      })
      .where(eq(products.id, id))
    if (cents !== undefined && cents !== now.priceCents)
      await appendPriceHistory(tx, [{ productId: id, priceCents: cents, saleId: null }], new Date())
    const after = await getAdminProduct({ db: tx, pictures }, id, owner)
    await recordAudit(tx, { target: { kind: 'product', id, label: after.name }, before, after })
    return after
  })
}
