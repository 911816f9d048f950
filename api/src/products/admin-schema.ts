import { type Static, Type } from 'typebox'
import { LARGEST_INTEGER, Line, PictureAddress, Prose } from '../http/field-schemas'
import { ProblemSchema } from '../http/problem'
import { AdminVariantSchema, MOST_VARIANTS, VariantInputSchema } from '../variants/schema'
import { AudienceSchema } from './audience'
import { ProductSchema, ProductStatusSchema } from './schema'
import { TagsSchema } from './tags'
import { textAttributes } from './text-attributes'

/** A product as an administrator sees it. Prices in dollars. */
export const AdminProductSchema = Type.Object(
  {
    ...ProductSchema.properties,
    basePrice: Type.Number({ description: 'Dollars: the price outside sales' }),
    onSale: Type.Boolean(),
    imageAlts: Type.Array(Type.String(), { description: 'Alternative texts of the pictures, in the same order' }),
    featured: Type.Boolean(),
    active: Type.Boolean({ description: 'Whether it is visible in the shop' }),
    edition: Type.Integer({
      description: 'Version for optimistic locking: the number of manual changes; send it with your changes',
    }),
  },
  { title: 'AdminProduct' },
)
export type AdminProduct = Static<typeof AdminProductSchema>

/** A product with its variants; `basePrice` is that of the cheapest one. */
export const AdminProductDetailSchema = Type.Object(
  { ...AdminProductSchema.properties, variants: Type.Array(AdminVariantSchema) },
  { title: 'AdminProductDetail' },
)
export type AdminProductDetail = Static<typeof AdminProductDetailSchema>

const Price = Type.Number({ minimum: 0.01, maximum: 1_000_000, description: 'Dollars, two decimals' })
const AltText = Type.Union([Line(200), Type.Literal('')])

const fields = {
  name: Line(200),
  desc: Prose(5000),
  price: Price,
  stock: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
  status: ProductStatusSchema,
  ...textAttributes,
  category: Line(100),
  audience: AudienceSchema,
  tags: TagsSchema,
  releaseDate: Type.Union([Type.String({ format: 'date' }), Type.Null()], {
    description: 'YYYY-MM-DD: when a pre-order or up-coming product is released; null if unknown',
  }),
  featured: Type.Boolean(),
  active: Type.Boolean(),
  images: Type.Array(PictureAddress, { maxItems: 10, description: 'Picture URLs of this shop' }),
  imageAlts: Type.Array(AltText, { maxItems: 10, description: 'Alternative texts of the pictures, in the same order' }),
}

/** A new product; the server sets SKU and id. */
export const ProductInputSchema = Type.Object(
  {
    ...fields,
    featured: Type.Optional(fields.featured),
    releaseDate: Type.Optional(fields.releaseDate),
    active: Type.Optional(fields.active),
    condition: Type.Optional(fields.condition),
    audience: Type.Optional(fields.audience),
    tags: Type.Optional(fields.tags),
    images: Type.Optional(fields.images),
    imageAlts: Type.Optional(fields.imageAlts),
  },
  { title: 'ProductInput' },
)
export type ProductInput = Static<typeof ProductInputSchema>

/** The edition of a product that a caller read. */
export const Edition = Type.Integer({
  minimum: 0,
  maximum: LARGEST_INTEGER,
  description: 'The edition that the caller read; a 409 if the product has changed since',
})
const { stock: _, ...changeable } = fields
/**
 * Changes of a product; a new price removes it from a running sale. Stock changes only by movements (`api/src/stock`).
 */
export const ProductChangesSchema = Type.Partial(Type.Object({ ...changeable, edition: Edition }), {
  title: 'ProductChanges',
  minProperties: 1,
})
export type ProductChanges = Static<typeof ProductChangesSchema>

/** All variants of a product in display order; omitted ones are removed. */
export const VariantsInputSchema = Type.Object(
  { variants: Type.Array(VariantInputSchema, { maxItems: MOST_VARIANTS }), edition: Type.Optional(Edition) },
  { title: 'VariantsInput' },
)
export type VariantsInput = Static<typeof VariantsInputSchema>

/** 409: somebody else has changed the product; the response contains its current state. */
export const ProductConflictSchema = Type.Object(
  { ...ProblemSchema.properties, product: Type.Optional(AdminProductDetailSchema) },
  { title: 'ProductConflict' },
)
