import { and, count, desc, eq, ilike, or } from 'drizzle-orm'
import { Value } from 'typebox/value'
import { uuidv7 } from 'uuidv7'
import type { Database, Queries } from '../database/database'
import type { Dependencies } from '../dependencies'
import { containsPattern } from '../http/contains-pattern'
import { requirePlainText } from '../http/plain-text'
import { badField, conflict, notFound } from '../http/problem'
import { appendPriceHistory } from '../sales/append-price-history'
import {
  type AdminProduct,
  type AdminProductsQuery,
  type ProductChanges,
  ProductChangesSchema,
  type ProductInput,
  ProductInputSchema,
} from './admin-schema'
import { NEW_CONDITION } from './conditions'
import { insertProducts } from './insert-products'
import { type Owner, ownProduct } from './owner'
import { adminColumns, rowToAdminProduct } from './row-to-admin-product'
import { products } from './table'
import { requireCents, requireKnownCategoryAndPlainText, requirePictures } from './validate-admin-input'

/** What changes products: a database or a transaction, and the pictures that may be used. */
export interface Writer extends Pick<Dependencies, 'pictures'> {
  db: Queries & Pick<Database, 'transaction'>
}

/** Products newest first, hidden ones too; `search` is a part of name, brand or SKU. */
export async function listAdminProducts(
  { db, pictures }: Writer,
  { page, size, search, category }: AdminProductsQuery,
): Promise<{ data: AdminProduct[]; count: number }> {
  requirePlainText('search', search)
  requirePlainText('category', category)
  const part = containsPattern(search?.trim() ?? '')
  const scope = and(
    category ? eq(products.category, category) : undefined,
    search?.trim() ? or(ilike(products.name, part), ilike(products.brand, part), ilike(products.sku, part)) : undefined,
  )
  const [total] = await db.select({ count: count() }).from(products).where(scope)
  const rows = await db
    .select(adminColumns)
    .from(products)
    .where(scope)
    .orderBy(desc(products.createdAt), desc(products.id))
    .limit(size)
    .offset(page * size)
  return { data: rows.map((row) => rowToAdminProduct(row, pictures)), count: total?.count ?? 0 }
}

/** One product of the owner, hidden ones too. 404 for an unknown id and for a product of others. */
export async function getAdminProduct(
  { db, pictures }: { db: Queries } & Pick<Writer, 'pictures'>,
  id: string,
  owner: Owner,
): Promise<AdminProduct> {
  const [row] = await db.select(adminColumns).from(products).where(ownProduct(id, owner))
  if (!row) throw notFound('product with this id')
  return rowToAdminProduct(row, pictures)
}

/** An SKU such as `BOO-N4X81C0K2Q`, from the random end of the id. */
export const skuOf = (category: string, id: string) =>
  `${category.slice(0, 3)}-${BigInt(`0x${id.replaceAll('-', '').slice(-14)}`).toString(36)}`.toUpperCase()

/** Adds a product of the owner with the first row of its price history. 400 with the field for an invalid one. */
export async function createProduct(
  { db, pictures }: Writer,
  input: ProductInput,
  owner: Owner,
): Promise<AdminProduct> {
  requireKnownCategoryAndPlainText(input)
  const { desc, price, images, ...fields } = Value.Clean(ProductInputSchema, { ...input }) as ProductInput
  const id = uuidv7()
  await insertProducts(db, [
    {
      condition: NEW_CONDITION,
      ...fields,
      id,
      sku: skuOf(input.category, id),
      description: desc,
      priceCents: requireCents(price),
      images: await requirePictures(pictures, images ?? [], input.category),
      sellerId: owner === 'everyone' ? null : owner.sellerId,
      createdAt: new Date(),
    },
  ])
  return getAdminProduct({ db, pictures }, id, owner)
}

/** The alternative texts of pictures in a new order. */
const moveAltTexts = (before: { images: string[]; imageAlts: string[] }, keys: readonly string[]): string[] =>
  keys.map((key) => before.imageAlts[before.images.indexOf(key)] ?? '')

/**
 * Changes a product of the owner. A price becomes the ordinary price, enters the price history and ends the product's part in a running
 * sale. Alternative texts move with their pictures. 404 for an unknown id and for a product of others, 400 with the field for an invalid one, 409
 * when a seller puts a product back that an administrator took out.
 */
export async function changeProduct(
  { db, pictures }: Writer,
  id: string,
  changes: ProductChanges,
  owner: Owner,
): Promise<AdminProduct> {
  requireKnownCategoryAndPlainText(changes)
  const { desc, price, images, imageAlts, ...fields } = Value.Clean(ProductChangesSchema, {
    ...changes,
  }) as ProductChanges
  const cents = price === undefined ? undefined : requireCents(price)
  return db.transaction(async (tx) => {
    const [now] = await tx
      .select({
        category: products.category,
        priceCents: products.priceCents,
        stock: products.stock,
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
    if (now.variantCount > 0 && fields.stock !== undefined && fields.stock !== now.stock)
      throw badField('stock', 'stock is counted by variant for this product: set the stock of its variants.')
    if (owner !== 'everyone' && now.variantCount > 0 && cents !== undefined)
      throw badField('price', 'price is set by variant for this product.')
    if (now.hiddenWithSeller && fields.active)
      throw badField('active', 'active must be false while the seller of this product is suspended.')
    if (owner !== 'everyone' && now.hiddenByAdmin && fields.active)
      throw conflict('The shop has taken this product out. Write to us if you think that is a mistake.')
    const keys = images && (await requirePictures(pictures, images, fields.category ?? now.category))
    await tx
      .update(products)
      .set({
        ...fields,
        // Hidden by hand, it stays hidden when the shop comes back.
        ...(fields.active === false && { hiddenWithSeller: false }),
        // The form sends it unchanged, too: what its seller archived stays the seller's to put back.
        ...(owner === 'everyone' &&
          fields.active !== undefined &&
          fields.active !== now.active && { hiddenByAdmin: !fields.active && now.sellerId !== null }),
        description: desc,
        ...(keys && { images: keys, imageAlts: imageAlts ?? moveAltTexts(now, keys) }),
        ...(!keys && imageAlts && { imageAlts }),
        ...(cents !== undefined && { basePriceCents: cents, priceCents: cents, regularPriceCents: null, saleId: null }),
        updatedAt: new Date(),
      })
      .where(eq(products.id, id))
    if (cents !== undefined && cents !== now.priceCents)
      await appendPriceHistory(tx, [{ productId: id, priceCents: cents, saleId: null }], new Date())
    return getAdminProduct({ db: tx, pictures }, id, owner)
  })
}
