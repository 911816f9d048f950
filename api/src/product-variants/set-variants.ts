import { recordAudit } from '../audit/record-audit'
import { transactionWithRetries } from '../database/transaction-with-retries'
import { badField, notFound } from '../http/problem'
import { type Owner, ownProduct } from '../products/owner'
import { requireEdition } from '../products/require-edition'
import { products } from '../products/table'
import { requireCents, requirePictures } from '../products/validate-admin-input'
import type { Writer } from '../products/writer'
import { findVariants, type VariantRow } from '../variants/queries'
import type { VariantInput } from '../variants/schema'
import { requireFreeSkus } from './require-free-skus'
import { type WantedVariant, writeVariants } from './write-variants'

const hasTrait = ({ colour, size }: VariantInput): boolean => colour.trim() !== '' || size.trim() !== ''

/** 400 for variants that nothing tells apart, and for a colour or size that some have and others lack: a buyer chooses each by name. */
function requireTraits(asked: readonly VariantInput[]): void {
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
  { _id, sku, colour, size, price, stock }: VariantInput,
  index: number,
  known: ReadonlySet<string>,
): WantedVariant {
  const at = `variants.${index}`
  const id = _id?.toLowerCase()
  if (id && !known.has(id)) throw badField(`${at}._id`, `${at}._id must be a variant of this product.`)
  if (id && stock !== undefined) throw badField(`${at}.stock`, 'The stock of a known variant changes by differences.')
  const traits = {
    ...{ colour: colour.trim(), size: size.trim(), priceCents: requireCents(price) },
    ...(sku !== undefined && { sku: sku.trim() }),
  }
  return id ? { ...traits, id } : { ...traits, stock: stock ?? 0 }
}

/** The picture keys of a variant; 400 at the variant for a picture that the shop does not have. */
async function picturesOf(pictures: Writer['pictures'], { images }: VariantInput, index: number, category: string) {
  if (images === undefined) return {}
  if (images.length === 0) return { images: [] }
  try {
    return { images: await requirePictures(pictures, images, category) }
  } catch {
    throw badField(`variants.${index}.images`, `variants.${index}.images must be pictures of this shop.`)
  }
}

/** Variants as fields of an audit entry, which keeps those that differ. */
const bySku = (variants: readonly VariantRow[], base: number): Record<string, object> =>
  Object.fromEntries(
    variants.map(({ sku, colour, size, surchargeCents, stock, images }) => [
      sku,
      { colour, size, priceCents: base + surchargeCents, stock, images },
    ]),
  )

/**
 * Gives a product of the owner these variants and no others. 404 for a product of others, 400 with the field for an invalid one,
 * 409 when the product has another edition than the one that the caller saw.
 */
export async function setVariants(
  { db, pictures }: Writer,
  owner: Owner,
  id: string,
  { variants: asked, edition }: { variants: readonly VariantInput[]; edition?: number | undefined },
): Promise<void> {
  requireTraits(asked)
  await transactionWithRetries(db, async (tx) => {
    const { sku, basePriceCents, category, name } = products
    const [product] = await tx
      .select({ id: products.id, sku, basePriceCents, category, name, edition: products.edition })
      .from(products)
      .where(ownProduct(id, owner))
      .for('update')
    if (!product) throw notFound('product with this id')
    await requireEdition({ db: tx, pictures }, product, owner, edition)
    const before = await findVariants(tx, [id])
    const known = new Set(before.map((one) => one.id))
    const wanted: WantedVariant[] = []
    for (const [index, one] of asked.entries()) {
      const shown = await picturesOf(pictures, one, index, product.category)
      wanted.push({ ...toWanted(one, index, known), ...shown })
    }
    await requireFreeSkus(tx, id, wanted)
    const base = await writeVariants(tx, product, wanted, owner === 'everyone' ? 'admin' : 'seller')
    await recordAudit(tx, {
      target: { kind: 'product', id, label: product.name },
      before: bySku(before, product.basePriceCents),
      after: { ...bySku(await findVariants(tx, [id]), base), variants: wanted.length },
    })
  })
}
