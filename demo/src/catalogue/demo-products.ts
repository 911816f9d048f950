import type { Audience, NewProduct } from '@superium/api/seeding'
import { BRANDS, type Category } from '../brands'
import { fillPhrase, type Words } from '../phrases/fill-phrase'
import { productPictureKey } from '../pictures/picture-key'
import { createRandom, type Random } from '../random/random'
import { uuidOfMoment } from '../random/uuid-of-moment'
import { sellerOfProduct } from '../sellers/seller-of-product'
import { type Chosen, choosePicture } from './choose-picture'
import { describeProduct } from './describe-product'
import { MODEL_NAMES } from './model-names'
import type { ProductKind } from './product-kind'
import { PRODUCT_KINDS } from './product-kinds'
import { retailPrice } from './retail-price'

const DAY = 24 * 60 * 60 * 1000
const OLDEST_DAYS = 400

/** Attempts to find an unused name or description before a number is appended to the name. */
const TRIES = 24

/** The number of products with distinct pictures; a larger catalogue repeats them. */
const DISTINCT = 2000

const categories = Object.entries(BRANDS).map(([keyword]) => keyword as Category)

interface Seen {
  readonly names: Set<string>
  readonly pictures: Set<string>
  readonly descriptions: Set<string>
}

interface Draft extends Chosen {
  readonly words: Words
  readonly name: string
  readonly images: string[]
}

function draft(category: Category, kind: ProductKind, random: Random): Draft {
  const chosen = choosePicture(category, kind, random)
  const own = Object.fromEntries(Object.entries(kind.own ?? {}).map(([word, texts]) => [word, random.pick(texts)]))
  const words = { ...chosen.words, ...own, model: random.pick(MODEL_NAMES) }
  // In this order: the whole product, the scene in which it is used, another arrangement, the close-up.
  const images = ([1, 4, 3, 2] as const).map((view) => productPictureKey(kind.recipe, chosen.choice, view))
  return { ...chosen, words, name: fillPhrase(kind.name, words, random), images }
}

/** A draft with an unused name and, for the first products, an unused picture. */
function freshDraft(category: Category, kind: ProductKind, random: Random, seen: Seen): Draft {
  let found = draft(category, kind, random)
  const distinct = seen.names.size < DISTINCT
  const isNew = ({ name, images: [main = ''] }: Draft) =>
    !seen.names.has(name) && !(distinct && seen.pictures.has(main))
  for (let i = 0; i < TRIES && !isNew(found); i++) found = draft(category, kind, random)
  for (let n = 2; seen.names.has(found.name); n++)
    found = { ...found, name: `${found.name.replace(/ No\. \d+$/, '')} No. ${n}` }
  seen.names.add(found.name)
  seen.pictures.add(found.images[0] ?? '')
  return found
}

function freshDescription(kind: ProductKind, words: Words, random: Random, seen: Seen): string {
  let text = describeProduct(kind, words, random)
  const tries = seen.names.size < DISTINCT ? TRIES : 3
  for (let i = 0; i < tries && seen.descriptions.has(text); i++) text = describeProduct(kind, words, random)
  seen.descriptions.add(text)
  return text
}

function availability(random: Random): Pick<NewProduct, 'status' | 'stock'> {
  const roll = random.next()
  if (roll < 0.03) return { status: 'up-coming', stock: 0 }
  if (roll < 0.07) return { status: 'pre-order', stock: random.whole(10, 60) }
  if (roll < 0.1) return { status: 'in-stock', stock: 0 }
  return { status: 'in-stock', stock: random.chance(0.1) ? random.whole(1, 9) : random.whole(10, 400) }
}

/** A kind's words for size, listed from small to large, which affect the price. */
const SIZES = ['count', 'size', 'weight', 'pack', 'litres', 'inch', 'power', 'parts']

/** The size within the kind, 0 to 1; null when the kind has no sizes. */
function sizeOf(kind: ProductKind, words: Words): number | null {
  for (const word of SIZES) {
    const sizes = kind.own?.[word]
    const at = sizes?.indexOf(words[word] ?? '') ?? -1
    if (sizes && sizes.length > 1 && at >= 0) return at / (sizes.length - 1)
  }
  return null
}

/** Cycles through a kind's audiences, so that each gets enough products. */
const audienceOf = ({ audience = ['unisex'] }: ProductKind, turn: number): Audience =>
  audience[turn % audience.length] ?? 'unisex'

const letters = (category: string) => category.slice(0, 3).toUpperCase()

/**
 * Generates an endless sequence of demo products, always the same ones in the same order. `epoch` is the time of
 * seeding; products were created in the 400 days before it.
 */
export function* demoProducts(epoch: Date, seed = 20_240_601): Generator<NewProduct, never> {
  const random = createRandom(seed)
  const seen: Seen = { names: new Set(), pictures: new Set(), descriptions: new Set() }
  for (let index = 0; ; index++) {
    const category = categories[index % categories.length] ?? 'pills'
    const kinds = PRODUCT_KINDS[category]
    const kind = kinds[Math.floor(index / categories.length) % kinds.length]
    if (!kind) throw new RangeError(`no kind of product for ${category}`)
    const { name, brand, words, images } = freshDraft(category, kind, random, seen)
    const createdAt = new Date(epoch.getTime() - Math.floor(random.next() ** 1.25 * OLDEST_DAYS * DAY))
    yield {
      id: uuidOfMoment(createdAt, random),
      sku: `${letters(category)}-${(index + 10_000).toString(36).toUpperCase()}${random.whole(10, 99)}`,
      name,
      description: freshDescription(kind, words, random, seen),
      brand,
      category,
      sellerId: sellerOfProduct(category, brand),
      colour: words.colour ?? '',
      condition: 'New Product',
      audience: audienceOf(kind, Math.floor(index / categories.length / kinds.length)),
      tags: [...kind.tags],
      ...availability(random),
      priceCents: retailPrice(kind.price, sizeOf(kind, words), random),
      images,
      featured: random.chance(0.09),
      createdAt,
    }
  }
}
