import { type Static, Type } from 'typebox'
import { ImportChangeSchema } from '../../catalogue-import/schema'
import { ENCODINGS } from '../../feed/file-encoding'

/** The maximum size of a file. */
export const MOST_BYTES = 1_000_000
/** The length of the largest file in base64, which is longer than any as text. */
const MOST_CHARACTERS = 4 * Math.ceil(MOST_BYTES / 3)
/** The maximum number of rows in a file. */
export const MOST_ROWS = 500

/** A file of products; see docs/catalogue-feed.md. */
export const ProductImportSchema = Type.Object(
  {
    file: Type.String({
      maxLength: MOST_CHARACTERS,
      description: 'CSV or tab-separated, with a header row: a text, or with `encoding` its bytes in base64',
    }),
    encoding: Type.Optional(
      Type.Enum(['detect', ...ENCODINGS] as const, {
        type: 'string',
        description: 'How the bytes encode the text; with `detect` the response says how they were read',
      }),
    ),
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
        changes: Type.Array(ImportChangeSchema, { description: 'By column of the file; none for a new product' }),
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
    ignored: Type.Array(Type.String(), { description: 'Headings of columns that the shop does not know' }),
    encoding: Type.String({ description: 'Encoding in which the file was read' }),
    encodingInDoubt: Type.Boolean({ description: 'Whether the encoding was guessed, and another one may be named' }),
  },
  { title: 'ProductImportResult' },
)
export type ImportResult = Static<typeof ImportResultSchema>
