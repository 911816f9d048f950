import { type CategoryIndex, changeCategoryIndex } from '../facets/category-index'
import type { PlainOffer, PlainProduct } from './plain-catalogue'

const GAP = '\u001f'

function packOffer({ cents, colour, size, availability }: PlainOffer, base: number): Buffer {
  const kind = Buffer.from(`${availability === 'sold-out' ? 1 : 0}${colour}${GAP}${size}`)
  const head = Buffer.alloc(6)
  head.writeInt32BE(cents - base)
  head.writeInt16BE(kind.length, 4)
  return Buffer.concat([head, kind])
}

function pack({ id, cents, mix, created, sold, rating, offers }: PlainProduct): Buffer {
  const head = Buffer.alloc(44)
  head.write(id.replaceAll('-', ''), 'hex')
  head.writeInt32BE(cents, 16)
  head.writeInt32BE(mix, 20)
  head.writeBigInt64BE(BigInt(created), 24)
  head.writeInt32BE(sold, 32)
  head.writeDoubleBE(rating, 36)
  const end = Buffer.alloc(4)
  end.writeInt32BE(-1)
  return Buffer.concat([head, ...offers.map((offer) => packOffer(offer, cents)), end])
}

/** Indexes plain products as if the database had sent them, each in a group of its own. */
export async function indexPlainly(all: readonly PlainProduct[]): Promise<CategoryIndex[]> {
  const categoryIndexes: CategoryIndex[] = []
  for (const category of [...new Set(all.map((one) => one.category))].sort()) {
    const added = all
      .filter((one) => one.category === category)
      .map((one) => {
        const { brand, stars, saleId, featured, audience, tags, sellerId, offers } = one
        const availability = offers.find((offer) => offer.availability !== 'sold-out')?.availability ?? 'sold-out'
        return {
          traits: { category, brand, availability, stars, saleId, featured, audience, tags, sellerId },
          packed: pack(one),
        }
      })
    const categoryIndex = await changeCategoryIndex(category, undefined, new Uint32Array(), added)
    if (categoryIndex) categoryIndexes.push(categoryIndex)
  }
  return categoryIndexes
}
