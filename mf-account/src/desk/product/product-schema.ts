import { yup } from '@superium/shared/forms'
import { type ProductValues, tagsOf } from './product-values'
import { productTexts as texts } from './texts'

const line = (label: string, max: number, needed = true) => {
  const text = yup.string().trim().max(max, texts.long(label, max))
  return needed ? text.required(texts.required(label)) : text
}

const between = (pattern: RegExp, low: number, high: number) => (value: string | undefined) =>
  value !== undefined && pattern.test(value) && Number(value) >= low && Number(value) <= high

/** Whether the API accepts the price. */
export const isPrice = between(/^\d+(\.\d{1,2})?$/, 0.01, 1_000_000)
/** Whether the API accepts the number of pieces. */
export const isStock = between(/^\d+$/, 0, 1_000_000)

const TAG = /^[a-z0-9\u00df-\u00f6\u00f8-\u00ff]{1,30}$/

/** Texts that every new product has; an imported one may lack some. */
const traits = { brand: 100, colour: 60, condition: 60 } as const
type Trait = keyof typeof traits

const linesOf = (isNeeded: (name: Trait) => boolean) => ({
  brand: line(texts.brand, traits.brand, isNeeded('brand')),
  colour: line(texts.colour, traits.colour, isNeeded('colour')),
  condition: line(texts.condition, traits.condition, isNeeded('condition')),
})

/** The API's limits for a product, checked before a request. */
export const productSchema = yup.object({
  name: line(texts.name, 200),
  desc: yup.string().max(5000, texts.long(texts.desc, 5000)),
  ...linesOf(() => true),
  category: yup.string().required(texts.required(texts.category)),
  tags: yup
    .string()
    .test(
      'tags',
      texts.wrongTags,
      (text = '') => tagsOf(text).length <= 10 && tagsOf(text).every((tag) => TAG.test(tag)),
    ),
  price: yup.string().required(texts.required(texts.price)).test('price', texts.wrongPrice, isPrice),
  stock: yup.string().required(texts.required(texts.stock)).test('stock', texts.wrongStock, isStock),
})

/** The limits of a product that exists: an imported one may have no colour, and what it never had does not stop another change. */
export const schemaOfKnown = (before: ProductValues) => productSchema.shape(linesOf((name) => before[name] !== ''))
