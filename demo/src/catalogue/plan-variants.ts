import type { NewProduct, NewVariant } from '@superium/api/seeding'
import type { Category } from '../brands'
import { parsePictureKey, productPictureKey } from '../pictures/picture-key'
import type { RecipeName } from '../pictures/recipes'
import { RECIPES } from '../pictures/recipes'
import type { Random } from '../random/random'
import { uuidOfMoment } from '../random/uuid-of-moment'
import { PRODUCT_KINDS } from './product-kinds'

/** The sizes that a product is sold in, by recipe, from small to large. */
const SIZES: Partial<Record<RecipeName, readonly string[]>> = {
  sweater: ['S', 'M', 'L', 'XL'],
  dress: ['XS', 'S', 'M', 'L'],
  jacket: ['S', 'M', 'L', 'XL'],
  tee: ['S', 'M', 'L', 'XL', 'XXL'],
  jeans: ['W30 L32', 'W32 L32', 'W34 L34', 'W36 L34'],
  socks: ['S', 'M', 'L'],
  ring: ['Size 50', 'Size 52', 'Size 54', 'Size 56', 'Size 58'],
}

/** The surcharge of the largest sizes, in cents. */
const LARGE: Readonly<Record<string, number>> = { XXL: 200, 'W36 L34': 300 }

/** A product's variants, and its name without the colour that they vary in. */
export interface PlannedVariants {
  name: string
  variants: NewVariant[]
}

interface Colour {
  name: string
  images: string[]
}

/** The product's colour and up to three others with their pictures; only its own when the description names it. */
function coloursOf({ category, colour, name, description, images }: NewProduct, random: Random): Colour[] {
  const picture = parsePictureKey(images[0] ?? '')
  const own = { name: colour, images: [] }
  const spoken = description.toLowerCase().includes(colour.toLowerCase())
  if (picture?.kind !== 'product' || !colour || spoken || !name.endsWith(`, ${colour}`)) return [own]
  const { recipe, choice } = picture
  const paints = PRODUCT_KINDS[category as Category].find(
    (kind) => kind.recipe === recipe && kind.paints?.[choice.colour]?.name === colour,
  )?.paints
  if (!paints || random.chance(0.35)) return [own]
  const count = Math.min(RECIPES[recipe].colours, paints.length)
  const first = random.whole(1, count - 1)
  const others = Array.from({ length: random.whole(1, 3) }, (_, n) => (choice.colour + first + n) % count)
  const distinct = [...new Set(others)].filter((index) => index !== choice.colour)
  return [
    own,
    ...distinct.map((index) => ({
      name: paints[index]?.name ?? '',
      images: ([1, 4, 3, 2] as const).map((view) => productPictureKey(recipe, { ...choice, colour: index }, view)),
    })),
  ]
}

/** Divides stock among variants at random; some get none. */
export function divideStock(pieces: number, parts: number, random: Random): number[] {
  const weights = Array.from({ length: parts }, () => (random.chance(0.15) ? 0 : random.whole(2, 10)))
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  const shares = weights.map((weight) => (whole === 0 ? 0 : Math.floor((pieces * weight) / whole)))
  const rest = pieces - shares.reduce((sum, share) => sum + share, 0)
  return shares.map((share, index) => (index === 0 ? share + rest : share))
}

/**
 * The variants of a demo product: sizes for clothes and rings, colours for products with a colour in their name, which
 * then loses it. Null for a product without variants. Deterministic for the same product and random numbers.
 */
export function planVariants(product: NewProduct, random: Random): PlannedVariants | null {
  const picture = parsePictureKey(product.images[0] ?? '')
  const sizes = (picture?.kind === 'product' && SIZES[picture.recipe]) || ['']
  const colours = coloursOf(product, random)
  if (sizes.length * colours.length === 1) return null
  const forms = colours.flatMap((colour) => sizes.map((size) => ({ colour, size })))
  const stock = divideStock(product.stock, forms.length, random)
  const name = colours.length > 1 ? product.name.slice(0, -`, ${product.colour}`.length) : product.name
  const variants = forms.map(({ colour, size }, index) => ({
    id: uuidOfMoment(product.createdAt, random),
    sku: `${product.sku}-${(index + 1).toString().padStart(2, '0')}`,
    colour: colour.name,
    size,
    surchargeCents: LARGE[size] ?? 0,
    stock: stock[index] ?? 0,
    images: colour.images,
  }))
  return { name, variants }
}
