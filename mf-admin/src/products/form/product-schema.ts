import { yup } from '@superium/shared/forms'
import { type ProductValues, tagsOf } from './product-values'
import { mapTextAttributes, textAttributes } from './text-attributes'
import { productTexts } from './texts'

const { wrong, ...labels } = productTexts

const line = (label: string, max: number, required = true) => {
  const text = yup.string().trim().max(max, wrong.long(label, max))
  return required ? text.required(wrong.required(label)) : text
}

const between = (pattern: RegExp, low: number, high: number) => (value: string | undefined) =>
  value !== undefined && pattern.test(value) && Number(value) >= low && Number(value) <= high

/** The API's pattern of a tag. */
const TAG = /^[a-z0-9\u00df-\u00f6\u00f8-\u00ff]{1,30}$/
const MAX_TAGS = 10

/** The API's limits of a product, checked here so that most mistakes show before a request. */
export const productSchema = yup.object({
  name: line(labels.name, 200),
  desc: yup.string().max(5000, wrong.long(labels.desc, 5000)),
  price: yup
    .string()
    .required(wrong.required(labels.price))
    .test('price', wrong.price, between(/^\d+(\.\d{1,2})?$/, 0.01, 1_000_000)),
  stock: yup
    .string()
    .required(wrong.required(labels.stock))
    .test('stock', wrong.stock, between(/^\d+$/, 0, 1_000_000)),
  status: yup.string().oneOf(['in-stock', 'pre-order', 'up-coming']),
  ...mapTextAttributes((name) => line(labels[name], textAttributes[name].maxLength, textAttributes[name].required)),
  releaseDate: yup.string().matches(/^(\d{4}-\d{2}-\d{2})?$/, wrong.date),
  category: yup.string().required(wrong.required(labels.category)),
  tags: yup
    .string()
    .test('words', wrong.tags, (text = '') => tagsOf(text).every((tag) => TAG.test(tag)))
    .test('count', wrong.tooManyTags(MAX_TAGS), (text = '') => tagsOf(text).length <= MAX_TAGS),
})

/**
 * The limits of an existing product: a required text that it never had, e.g. an imported product's colour, may stay
 * empty.
 */
export const schemaOfKnown = (before: ProductValues) =>
  productSchema.shape(
    mapTextAttributes((name) =>
      line(labels[name], textAttributes[name].maxLength, textAttributes[name].required && before[name] !== ''),
    ),
  )
