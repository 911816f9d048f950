import { type Static, Type } from 'typebox'
import { Line, PageNumber, PageSize, Prose } from '../http/field-schemas'
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
    imageAlts: Type.Array(Type.String(), { description: 'What the pictures show, in their order' }),
    featured: Type.Boolean(),
    active: Type.Boolean({ description: 'Shown in the shop' }),
  },
  { title: 'AdminProduct' },
)
export type AdminProduct = Static<typeof AdminProductSchema>

const Price = Type.Number({ minimum: 0.01, maximum: 1_000_000, description: 'Dollars, two decimals' })
const AltText = Type.Union([Line(200), Type.Literal('')])
const Picture = Type.String({ maxLength: 300, pattern: '^/media/[\\w./-]+/640\\.webp$' })

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
    description: 'YYYY-MM-DD: when a pre-order or up-coming product becomes an ordinary one; null: not known',
  }),
  featured: Type.Boolean(),
  active: Type.Boolean(),
  images: Type.Array(Picture, { maxItems: 10, description: 'Picture addresses of this shop' }),
  imageAlts: Type.Array(AltText, { maxItems: 10, description: 'What the pictures show, in their order' }),
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

/** Changes of a product; a price ends the product's part in a running sale. */
export const ProductChangesSchema = Type.Partial(Type.Object(fields), { title: 'ProductChanges', minProperties: 1 })
export type ProductChanges = Static<typeof ProductChangesSchema>

export const AdminProductsQuery = Type.Object({
  page: PageNumber,
  size: PageSize,
  search: Type.Optional(Type.String({ maxLength: 200 })),
  category: Type.Optional(Type.String({ maxLength: 100 })),
})
export type AdminProductsQuery = Static<typeof AdminProductsQuery>
