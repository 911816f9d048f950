import { type Static, Type } from 'typebox'

/** The maximum number of characters in a file. */
export const MOST_CHARACTERS = 1_000_000
/** The maximum number of rows in a file. */
export const MOST_ROWS = 500

/** A file of products; see docs/catalogue-feed.md. */
export const ProductImportSchema = Type.Object(
  {
    file: Type.String({ maxLength: MOST_CHARACTERS, description: 'CSV or tab-separated, with a line of headings' }),
    dryRun: Type.Boolean({ description: 'Says what the file would do, and writes nothing' }),
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
        line: Type.Integer({ description: 'The line of the file that its first row ends on' }),
      }),
    ),
    bad: Type.Array(
      Type.Object({
        line: Type.Integer(),
        column: Type.Optional(Type.String({ description: 'Absent where the row cannot be read at all' })),
        reason: Type.String(),
      }),
      { description: 'Rows that are left out' },
    ),
  },
  { title: 'ProductImportResult' },
)
export type ImportResult = Static<typeof ImportResultSchema>
