import { type Static, Type } from 'typebox'
import { Id, Line } from '../http/field-schemas'

/** The most products of one bulk edit. */
const MOST_AT_ONCE = 500

/** What happens to each product. A price is set by per cent or by amount; variants keep their distance in the same way. */
const BulkChangeSchema = Type.Object(
  {
    category: Type.Optional(Line(100)),
    condition: Type.Optional(Line(60)),
    featured: Type.Optional(Type.Boolean()),
    active: Type.Optional(Type.Boolean({ description: 'False archives' })),
    pricePercent: Type.Optional(
      Type.Number({ minimum: -90, maximum: 500, description: 'Per cent of the ordinary price, two decimals' }),
    ),
    priceAmount: Type.Optional(
      Type.Number({ minimum: -1_000_000, maximum: 1_000_000, description: 'Dollars that are added, two decimals' }),
    ),
    stockChange: Type.Optional(
      Type.Integer({ minimum: -1_000_000, maximum: 1_000_000, description: 'Pieces that are added or taken away' }),
    ),
  },
  { title: 'BulkChange', minProperties: 1 },
)
export type BulkChange = Static<typeof BulkChangeSchema>

/** Products as the caller saw them, and what happens to them. */
export const BulkEditSchema = Type.Object(
  {
    key: Type.String({ format: 'uuid', description: 'Made by the caller: a repeated call counts once' }),
    dryRun: Type.Boolean({ description: 'True: says what would happen and writes nothing' }),
    products: Type.Array(Type.Object({ id: Id, edition: Type.Integer() }), { minItems: 1, maxItems: MOST_AT_ONCE }),
    change: BulkChangeSchema,
  },
  { title: 'BulkEdit' },
)
export type BulkEdit = Static<typeof BulkEditSchema>

const Value = Type.Union([Type.String(), Type.Number(), Type.Boolean()])

const bulkFields = ['category', 'condition', 'featured', 'active', 'price', 'stock'] as const

/** What became, or would become, of one product. Prices in dollars, stock in pieces. */
const BulkRowSchema = Type.Object(
  {
    id: Id,
    name: Type.String(),
    sku: Type.String(),
    outcome: Type.Enum(['changed', 'unchanged', 'refused'] as const, { type: 'string' }),
    reason: Type.Optional(Type.String({ description: 'Why it is refused' })),
    endsSale: Type.Boolean({ description: 'The new price ends its part in a running sale' }),
    changes: Type.Array(Type.Object({ field: Type.Enum(bulkFields, { type: 'string' }), before: Value, after: Value })),
  },
  { title: 'BulkRow' },
)
export type BulkRow = Static<typeof BulkRowSchema>

/** One row for each product, in the order of the call. */
export const BulkResultSchema = Type.Object({ rows: Type.Array(BulkRowSchema) }, { title: 'BulkResult' })
export type BulkResult = Static<typeof BulkResultSchema>
