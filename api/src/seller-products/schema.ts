import { type Static, Type } from 'typebox'
import { Dollars, Id, PageNumber, PageSize } from '../http/field-schemas'
import { AdminProductSchema, Edition, ProductChangesSchema, ProductInputSchema } from '../products/admin-schema'
import { MOST_VARIANTS, SellerVariantInputSchema } from '../variants/schema'

const { featured: _, ...shown } = AdminProductSchema.properties

/** A product as its seller sees it in a list. Prices in dollars. */
export const SellerProductSchema = Type.Object(
  { ...shown, unitsSold: Type.Integer({ description: 'Pieces in confirmed orders so far' }) },
  { title: 'SellerProduct' },
)
export type SellerProduct = Static<typeof SellerProductSchema>

/** A variant as its seller sees it: its price outside sales, in dollars. */
export const SellerVariantSchema = Type.Object(
  {
    _id: Id,
    sku: Type.String(),
    colour: Type.String(),
    size: Type.String(),
    name: Type.String({ description: 'Name of the variant, such as "Rust, M"' }),
    price: Dollars,
    stock: Type.Integer(),
  },
  { title: 'SellerVariant' },
)
export type SellerVariant = Static<typeof SellerVariantSchema>

/** A product with its variants; `basePrice` is the cheapest one's. */
export const SellerProductDetailSchema = Type.Object(
  { ...SellerProductSchema.properties, variants: Type.Array(SellerVariantSchema) },
  { title: 'SellerProductDetail' },
)
export type SellerProductDetail = Static<typeof SellerProductDetailSchema>

const { featured: _input, ...inputs } = ProductInputSchema.properties
/** A new product of a seller; the server sets SKU and id. */
export const SellerProductInputSchema = Type.Object(inputs, { title: 'SellerProductInput' })
export type SellerProductInput = Static<typeof SellerProductInputSchema>

const { featured: _change, ...changes } = ProductChangesSchema.properties
/**
 * Changes of a seller's product. Stock changes by differences; the price of a product with variants changes through
 * them.
 */
export const SellerProductChangesSchema = Type.Object(changes, { title: 'SellerProductChanges', minProperties: 1 })
export type SellerProductChanges = Static<typeof SellerProductChangesSchema>

/** All variants of a product in display order; omitted ones are removed. */
export const SellerVariantsInputSchema = Type.Object(
  {
    variants: Type.Array(SellerVariantInputSchema, { maxItems: MOST_VARIANTS }),
    edition: Type.Optional(Edition),
  },
  { title: 'SellerVariantsInput' },
)
export type SellerVariantsInput = Static<typeof SellerVariantsInputSchema>

/** The number of pieces added or removed; a difference does not overwrite concurrent sales. */
export const StockChangeSchema = Type.Object(
  {
    change: Type.Integer({
      minimum: -1_000_000,
      maximum: 1_000_000,
      description: 'Pieces to add; negative to remove',
    }),
    variant: Type.Optional(Id),
  },
  { title: 'StockChange' },
)
export type StockChange = Static<typeof StockChangeSchema>

export const sellerProductSorts = ['newest', 'name', 'price-low', 'price-high', 'stock', 'sold'] as const

export const SellerProductsQuery = Type.Object({
  page: PageNumber,
  size: PageSize,
  search: Type.Optional(Type.String({ maxLength: 200, description: 'Part of the name, brand or SKU' })),
  sort: Type.Enum(sellerProductSorts, { default: 'newest', type: 'string' }),
  state: Type.Optional(Type.Enum(['active', 'archived'] as const, { type: 'string' })),
  stock: Type.Optional(
    Type.Enum(['low', 'none'] as const, {
      type: 'string',
      description: 'low: at most five pieces left; none: sold out',
    }),
  ),
})
export type SellerProductsQuery = Static<typeof SellerProductsQuery>
