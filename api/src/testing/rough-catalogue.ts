import { CATEGORIES } from '@superium/shared/constants'
import { uuidv7 } from 'uuidv7'
import { audiences } from '../products/audience'
import type { NewProduct } from '../products/new-product'
import type { NewVariant, NewVariants } from '../variants/insert-variants'
import { seededRandom } from './seeded-random'
import { newProduct, newVariant } from './test-shop'

const WORDS = [
  'Lamp',
  "'@home",
  '=1+1',
  '-5',
  '+x',
  'a,b',
  'a;b',
  '"q"',
  "it's",
  '<b>',
  '&amp;',
  'Żółw',
  '½',
  '😀',
  '＝2',
]
const ENDS = ['\n', '\r\n', '\r', '\n\n', '\n=', "\n'@", ' \t', '\u0001', '\u2028', ']]>']

/** Whatever a shop may hold: every optional field, texts with line ends and blanks at both ends, variants with pictures. */
export function roughCatalogue(seed: number, count: number): { products: NewProduct[]; variants: NewVariants[] } {
  const { whole, chance, pick } = seededRandom(seed)
  const many = <T>(most: number, make: () => T) => Array.from({ length: whole(0, most) }, make)
  const blank = () => pick(['', '', ' ', '  ', '\u00a0'])
  const line = () => `${blank()}${pick(WORDS)} ${many(2, () => pick(WORDS)).join(' ')}${blank()}`
  const prose = () => many(6, () => pick(WORDS) + pick(ENDS)).join(pick(['', ' ', pick(ENDS)]))
  const picture = () => `v1-tee-${whole(0, 9)}000-${pick([1, 2, 3])}`
  const pictures = (most: number) => [...new Set(many(most, picture))]

  const product = (): NewProduct => {
    const images = pictures(4)
    const status = pick(['in-stock', 'pre-order', 'up-coming'] as const)
    return newProduct({
      ...{ name: line(), description: prose(), brand: line(), category: pick(CATEGORIES).keyword, status, images },
      colour: chance(0.3) ? '' : line(),
      condition: pick(['New Product', 'Used', 'Like New', 'éclat', line()]),
      audience: pick(audiences),
      tags: [...new Set(many(3, () => pick(['gift', 'sport', '50'])))],
      stock: status === 'up-coming' ? 0 : whole(0, 8),
      priceCents: 1 + whole(0, 299_999),
      imageAlts: chance(0.5) ? [] : many(images.length, () => (chance(0.3) ? '' : line())),
      ...{ featured: chance(0.3), active: chance(0.8) },
      releaseDate: chance(0.3) ? '2027-02-01' : null,
    })
  }
  const variant = (size: string): NewVariant =>
    newVariant({
      ...{ id: uuidv7(), size, stock: whole(0, 4), surchargeCents: pick([0, 0, 199, 5000]) },
      ...{ colour: line(), images: chance(0.5) ? [] : [picture(), ...pictures(2)] },
    })
  const products = Array.from({ length: count }, product)
  const variants = products
    .filter(() => chance(0.5))
    .map(({ id }) => {
      const [first, ...more] = [variant(' S'), ...many(3, () => uuidv7()).map((size) => variant(size.slice(-12)))]
      return { productId: id, variants: [{ ...first, surchargeCents: 0 } as NewVariant, ...more] }
    })
  return { products, variants }
}
