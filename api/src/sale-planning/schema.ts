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
      Type.Number({ minimum: 1, maximum: 90, description: 'Off the ordinary price; two decimals' }),
    ),
    price: Type.Optional(Type.Number({ minimum: 0.01, maximum: 1_000_000, description: 'Dollars; of a product only' })),
  },
  {
    title: 'SaleRule',
    description: 'Of one category or product, with per cent or a price; that of a product goes before',
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
      Type.Boolean({ description: 'Leave out what is in another sale meanwhile, instead of a 409' }),
    ),
    dryRun: Type.Optional(Type.Boolean()),
  },
  { title: 'SaleInput', description: 'Without `startsAt` it begins at once' },
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
  percent: Type.Optional(Type.Number({ description: 'As given; absent for a price' })),
  struckThrough: Type.Optional(
    Type.Number({
      description:
        'The lowest price of the 30 days before, in dollars, which the shop strikes through (EU 98/6/EC Art. 6a); absent where the rule allows no discount to be shown',
    }),
  ),
}

/** What a sale would change. */
export const SalePlanSchema = Type.Object(
  {
    products: Type.Integer({ description: 'How many become cheaper' }),
    unchanged: Type.Integer({ description: 'How many would not become cheaper' }),
    overlaps: Type.Array(OverlapSchema),
    preview: Type.Array(Type.Object(price, { title: 'SalePrice' }), { description: 'The first 50, the dearest first' }),
    sale: Type.Optional(Id),
  },
  { title: 'SalePlan' },
)
export type SalePlan = Static<typeof SalePlanSchema>

const use = {
  units: Type.Integer({ description: 'Pieces sold at its prices, without cancelled and returned ones' }),
  revenue: Type.Number({ description: 'What they cost in dollars, before coupons, delivery and tax' }),
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
          current: Type.Number({ description: 'What it costs now, in dollars' }),
          ...use,
        },
        { title: 'SaleItem' },
      ),
      { description: 'In a fixed order' },
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
