import { type Static, Type } from 'typebox'

/** The maximum number of characters in a file. */
export const MOST_CHARACTERS = 1_000_000
/** The maximum number of rows in a file. */
export const MOST_ROWS = 500

/** A file of products; see docs/catalogue-feed.md. */
export const ProductImportSchema = Type.Object(
  {
    file: Type.String({ maxLength: MOST_CHARACTERS, description: 'CSV or tab-separated, with a header row' }),
    dryRun: Type.Boolean({ description: 'True returns the effects without writing anything' }),
  },
  { title: 'ProductImport' },
)
export type ProductImport = Static<typeof ProductImportSchema>

/** The effects of a file, or those it would have. */
export const ImportResultSchema = Type.Object(
  {
    added: Type.Integer(),
    changed: Type.Integer(),
    unchanged: Type.Integer(),
    products: Type.Array(
      Type.Object({
        sku: Type.String(),
        name: Type.String(),
        action: Type.Enum(['add', 'change', 'same'] as const, { type: 'string' }),
        line: Type.Integer({ description: 'Line of the file on which its first row ends' }),
      }),
    ),
    bad: Type.Array(
      Type.Object({
        line: Type.Integer(),
        sku: Type.Optional(Type.String({ description: 'Absent if it cannot be read' })),
        column: Type.Optional(Type.String({ description: 'Absent if the whole row is unreadable' })),
        reason: Type.String(),
      }),
      { description: 'Rows that are not imported' },
    ),
  },
  { title: 'ProductImportResult' },
)
export type ImportResult = Static<typeof ImportResultSchema>
