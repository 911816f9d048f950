import { badField, notFound } from '../http/problem'
import type { Writer } from '../products/admin-products'
import { ownProduct } from '../products/owner'
import { products } from '../products/table'
import { requireCents } from '../products/validate-admin-input'
import { findVariants } from '../variants/queries'
import type { SellerProductDetail, SellerVariantsInput } from './schema'
import { getSellerProduct } from './seller-products'
import { type WantedVariant, writeVariants } from './write-variants'

type Asked = SellerVariantsInput['variants'][number]

const hasTrait = ({ colour, size }: Asked): boolean => colour.trim() !== '' || size.trim() !== ''

/** 400 for variants that nothing tells apart, and for a colour or size that some have and others lack: a buyer chooses each by name. */
function requireTraits(asked: readonly Asked[]): void {
  for (const trait of ['colour', 'size'] as const) {
    const without = asked.findIndex((one) => one[trait].trim() === '')
    if (without >= 0 && asked.some((one) => one[trait].trim() !== '') && asked.every(hasTrait))
      throw badField(`variants.${without}.${trait}`, `Give every variant a ${trait}, or none.`)
  }
  const seen = new Set<string>()
  for (const [index, { colour, size }] of asked.entries()) {
    const key = JSON.stringify([colour.trim().toLowerCase(), size.trim().toLowerCase()])
    const field = `variants.${index}.colour`
    if (colour.trim() === '' && size.trim() === '') throw badField(field, 'A variant needs a colour or a size.')
    if (seen.has(key)) throw badField(field, 'Two variants have the same colour and size.')
    seen.add(key)
  }
}

function toWanted(
  { _id, colour, size, price, stock }: Asked,
  index: number,
  known: ReadonlySet<string>,
): WantedVariant {
  const at = `variants.${index}`
  const id = _id?.toLowerCase()
  if (id && !known.has(id)) throw badField(`${at}._id`, `${at}._id must be a variant of this product.`)
  if (id && stock !== undefined) throw badField(`${at}.stock`, 'The stock of a known variant changes by differences.')
  const traits = { colour: colour.trim(), size: size.trim(), priceCents: requireCents(price) }
  return id ? { ...traits, id } : { ...traits, stock: stock ?? 0 }
}

/** Gives a seller's product these variants and no others. 404 for a product of others, 400 with the field for an invalid one. */
export async function setVariants(
  { db, pictures }: Writer,
  sellerId: string,
  id: string,
  { variants: asked }: SellerVariantsInput,
): Promise<SellerProductDetail> {
  requireTraits(asked)
  return db.transaction(async (tx) => {
    const [product] = await tx
      .select({ id: products.id, sku: products.sku, basePriceCents: products.basePriceCents })
      .from(products)
      .where(ownProduct(id, { sellerId }))
      .for('update')
    if (!product) throw notFound('product with this id')
    const known = new Set((await findVariants(tx, [id])).map((one) => one.id))
    await writeVariants(
      tx,
      product,
      asked.map((one, index) => toWanted(one, index, known)),
    )
    return getSellerProduct({ db: tx, pictures }, sellerId, id)
  })
}
