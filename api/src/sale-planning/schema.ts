import { type Static, Type } from 'typebox'
import { Dollars, Id, Line, Timestamp } from '../http/field-schemas'
import { keysetFields } from '../keyset/schema'

/** What a sale is at a time. A cancelled one never began. */
export const saleStates = ['scheduled', 'running', 'ended', 'cancelled'] as const
const SaleState = Type.Enum(saleStates, { type: 'string', title: 'SaleState' })

/** What a sale gives: a share off a category or a product, or a price for a product. */
const SaleRuleSchema = Type.Object(
  {
    category: Type.Optional(Line(60)),
    product: Type.Optional(Id),
    percent: Type.Optional(
      Type.Number({
        minimum: 1,
        maximum: 90,
        description: 'Per cent off the price outside sales; at most two decimals',
      }),
    ),
    price: Type.Optional(
      Type.Number({ minimum: 0.01, maximum: 1_000_000, description: 'Dollars; only for a rule with `product`' }),
    ),
  },
  {
    title: 'SaleRule',
    description:
      'A rule for one category or product, with a percentage or a price; product rules override category rules',
  },
)
export type SaleRule = Static<typeof SaleRuleSchema>

/** A new sale. `dryRun` shows what it would change and keeps nothing. */
export const SaleInputSchema = Type.Object(
  {
    name: Line(80),
    startsAt: Type.Optional(Timestamp),
    endsAt: Timestamp,
    rules: Type.Array(SaleRuleSchema, { minItems: 1, maxItems: 200 }),
    leaveOutTaken: Type.Optional(
      Type.Boolean({
        description: 'Skip products that are in another sale at the same time, instead of answering with a 409',
      }),
    ),
    dryRun: Type.Optional(Type.Boolean()),
  },
  { title: 'SaleInput', description: 'Without `startsAt`, the sale begins immediately' },
)
export type SaleInput = Static<typeof SaleInputSchema>

/** Another sale of the same time that has some of the products. */
const OverlapSchema = Type.Object(
  {
    name: Type.String(),
    startsAt: Timestamp,
    endsAt: Timestamp,
    products: Type.Integer(),
    examples: Type.Array(Type.String()),
  },
  { title: 'SaleOverlap' },
)

const price = {
  _id: Id,
  name: Type.String(),
  price: Dollars,
  salePrice: Dollars,
  percent: Type.Optional(Type.Number({ description: 'The percentage of its rule; absent for a rule with a price' })),
  struckThrough: Type.Optional(
    Type.Number({
      description:
        'Dollars: the lowest price of the previous 30 days, shown struck through (EU 98/6/EC Art. 6a); absent where that rule allows no discount to be shown',
    }),
  ),
  variants: Type.Optional(
    Type.Array(
      Type.Object({ name: Type.String(), price: Dollars, salePrice: Dollars }, { title: 'SaleVariantPrice' }),
      {
        description: 'The prices of each variant; absent for a product without variants',
      },
    ),
  ),
}

/** What a sale would change. */
export const SalePlanSchema = Type.Object(
  {
    products: Type.Integer({ description: 'Number of products that become cheaper' }),
    unchanged: Type.Integer({ description: 'Number of products that would not become cheaper' }),
    overlaps: Type.Array(OverlapSchema),
    preview: Type.Array(Type.Object(price, { title: 'SalePrice' }), {
      description: 'The first 50 products, the most expensive first',
    }),
    sale: Type.Optional(Id),
  },
  { title: 'SalePlan' },
)
export type SalePlan = Static<typeof SalePlanSchema>

const use = {
  units: Type.Integer({ description: 'Pieces sold at sale prices, excluding cancelled and returned ones' }),
  revenue: Type.Number({ description: 'Dollars: sales of these pieces, before coupons, delivery and tax' }),
}

const sale = {
  _id: Id,
  name: Type.String(),
  state: SaleState,
  startsAt: Timestamp,
  endsAt: Timestamp,
  products: Type.Integer(),
  ...use,
}

export const AdminSaleSchema = Type.Object(sale, { title: 'AdminSale' })
export type AdminSale = Static<typeof AdminSaleSchema>

export const SalesQuery = Type.Object({
  ...keysetFields,
  state: Type.Optional(SaleState),
})
export type SalesQuery = Static<typeof SalesQuery>

/** A sale with a page of its products. */
export const AdminSaleDetailSchema = Type.Object(
  {
    ...sale,
    items: Type.Array(
      Type.Object(
        {
          ...price,
          current: Type.Number({ description: 'Dollars: the current price' }),
          ...use,
        },
        { title: 'SaleItem' },
      ),
      { description: 'Products of the sale, in a stable order' },
    ),
    next: Type.Optional(Type.String({ description: 'Cursor of the next page of products' })),
  },
  { title: 'AdminSaleDetail' },
)
export type AdminSaleDetail = Static<typeof AdminSaleDetailSchema>

export const SaleItemsQuery = Type.Object({
  after: Type.Optional(Id),
  size: Type.Integer({ minimum: 1, maximum: 100, default: 50 }),
})

/** The beginning only of a sale that has not begun. */
export const SaleChangesSchema = Type.Object(
  { name: Type.Optional(Line(80)), startsAt: Type.Optional(Timestamp), endsAt: Type.Optional(Timestamp) },
  { title: 'SaleChanges', minProperties: 1 },
)
export type SaleChanges = Static<typeof SaleChangesSchema>
