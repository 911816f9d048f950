import { CATEGORIES } from '@superium/shared/constants'
import { uuidv7 } from 'uuidv7'
import { audiences } from '../products/audience'
import type { NewProduct } from '../products/new-product'
import type { NewVariants } from '../variants/insert-variants'
import { newProduct, newVariant } from './test-shop'

/** A UUIDv7 of a moment. */
function uuidOfMoment(moment: Date): string {
  const time = moment.getTime().toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}${uuidv7().slice(13)}`
}

const picture = (colour: number, view: number) => `v1-tee-${colour}000-${view}`

/** Products of every category and availability, with one to three pictures; ids as old as the products. */
const productAt = (index: number): NewProduct => {
  const createdAt = new Date(Date.UTC(2026, 0, 1 + index))
  const status = (['in-stock', 'in-stock', 'pre-order', 'up-coming'] as const)[index % 4] ?? 'in-stock'
  return newProduct({
    id: uuidOfMoment(createdAt),
    name: `Thing “${index}”, ½ & <more>`,
    description: `Line one;\nline "two", ${index}.`,
    category: CATEGORIES[index % CATEGORIES.length]?.keyword ?? 'books',
    colour: index % 3 === 0 ? '' : 'Dusty Rose',
    status,
    stock: status === 'up-coming' || index % 5 === 0 ? 0 : index,
    priceCents: 500 + index * 1377,
    images: [1, 2, 3].slice(0, 1 + (index % 3)).map((view) => picture(index % 8, view)),
    audience: audiences[index % audiences.length] ?? 'unisex',
    tags: [[], ['gift'], ['sport', 'outdoor']][index % 3] ?? [],
    condition: index % 9 === 0 ? 'Used' : 'New Product',
    featured: index % 7 === 0,
    releaseDate: status === 'in-stock' ? null : '2027-02-01',
    createdAt,
  })
}

/** A catalogue in which every field of a product and a variant takes several values; the same each time but for SKUs and ids. */
export function variedCatalogue(count: number): { products: NewProduct[]; variants: NewVariants[] } {
  const products = Array.from({ length: count }, (_, index) => productAt(index))
  const variants = products
    .filter((_, index) => index % 3 === 1)
    .map(({ id, images, createdAt }, index) => ({
      productId: id,
      variants: ['S', 'M', 'L'].map((size, place) =>
        newVariant({
          id: uuidOfMoment(createdAt),
          size,
          colour: place === 2 ? 'Ecru' : 'Dusty Rose',
          surchargeCents: place * 100,
          stock: index + place,
          images: place === 2 ? [...images, picture(9, 1)] : [],
        }),
      ),
    }))
  return { products, variants }
}
