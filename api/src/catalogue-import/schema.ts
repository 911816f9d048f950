import { type Static, Type } from 'typebox'
import { ENCODINGS } from '../feed/file-encoding'
import { Id, LARGEST_INTEGER, Line, Timestamp } from '../http/field-schemas'

/** The maximum file size in bytes. */
export const MOST_BYTES = 5_000_000
/** The maximum number of rows in a file. */
export const MOST_ROWS = 20_000

export const importStates = ['checking', 'checked', 'running', 'done', 'cancelled', 'failed'] as const
export type ImportState = (typeof importStates)[number]

export const itemActions = ['add', 'change', 'same', 'bad'] as const

export const ImportQuery = Type.Object({
  name: Line(200),
})

/** A field before and after, as text, by the column of the file; that of a variant with its SKU. */
export const ImportChangeSchema = Type.Object(
  { field: Type.String(), before: Type.String(), after: Type.String() },
  { title: 'ImportChange' },
)
export type ImportChange = Static<typeof ImportChangeSchema>

/** A stock difference. */
export interface StockStep {
  /** Null for a product without variants. */
  variantId: string | null
  sku: string
  change: number
}

const Count = Type.Integer()

/** An import; counts are of products. */
export const ImportSchema = Type.Object(
  {
    _id: Id,
    name: Type.String({ description: 'Name of the file' }),
    state: Type.Enum(importStates, { type: 'string' }),
    total: Type.Integer({ description: 'Products in the file; 0 until the file is read' }),
    done: Type.Integer({ description: 'Products compared or imported so far' }),
    added: Count,
    changed: Count,
    unchanged: Count,
    bad: Type.Integer({ description: 'Unreadable rows' }),
    imported: Count,
    refused: Type.Integer({ description: 'Products that could not be imported' }),
    encoding: Type.String({ description: 'Encoding of the text; empty until the file is read' }),
    encodingInDoubt: Type.Boolean({ description: 'Whether the encoding was guessed, and another one may be chosen' }),
    problem: Type.String({ description: 'Why the whole import failed' }),
    mine: Type.Boolean(),
    createdAt: Timestamp,
    checkedAt: Type.Optional(Timestamp),
    endedAt: Type.Optional(Timestamp),
  },
  { title: 'CatalogueImport' },
)
export type CatalogueImport = Static<typeof ImportSchema>

/** The encoding in which a file is read again. */
export const EncodingChoice = Type.Object({ encoding: Type.Enum(ENCODINGS, { type: 'string' }) })

export const ImportItemsQuery = Type.Object({
  after: Type.Integer({
    minimum: -1,
    maximum: LARGEST_INTEGER,
    default: -1,
    description: 'The `place` of the last item on the previous page',
  }),
  action: Type.Optional(Type.Enum(itemActions, { type: 'string' })),
  result: Type.Optional(Type.Enum(['done', 'refused'] as const, { type: 'string' })),
  size: Type.Integer({ minimum: 1, maximum: 200, default: 50 }),
})
export type ImportItemsQuery = Static<typeof ImportItemsQuery>

/** A product of the file, or an unreadable row. */
const ImportItemSchema = Type.Object(
  {
    place: Type.Integer(),
    line: Type.Integer({ description: 'Line of the file on which its first row ends' }),
    sku: Type.String(),
    name: Type.String(),
    action: Type.Enum(['unread', ...itemActions] as const, { type: 'string' }),
    field: Type.String({ description: 'The column that makes a row unreadable' }),
    reason: Type.String(),
    changes: Type.Array(ImportChangeSchema),
    result: Type.Enum(['waiting', 'done', 'refused'] as const, { type: 'string' }),
  },
  { title: 'ImportItem' },
)
export type ImportItem = Static<typeof ImportItemSchema>

export const ImportItemsSchema = Type.Object({
  status: Type.Literal('success'),
  data: Type.Array(ImportItemSchema),
  next: Type.Union([Type.Integer(), Type.Null()], {
    description: 'The `after` parameter of the next page; null on the last page',
  }),
})
