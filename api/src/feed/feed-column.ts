import type { PictureStore } from '../pictures/picture-store'
import type { ExportedRow } from './exported-row'
import type { KnownItem } from './known-item'
import { parseLine } from './parse-values'
import type { RawItem } from './raw-item'

/** A column of the staged items: how to parse it from Google Merchant fields and format it as such. */
export interface FeedColumn<T> {
  /** The Google Merchant fields, in the order of the exported columns. */
  fields: readonly string[]
  type: 'text' | 'uuid' | 'date' | 'integer' | 'boolean' | 'jsonb'
  /** True if an import copies the column of `products` unchanged; the others follow the rules of `apply-staged.ts`. */
  copied?: boolean
  /** Throws `BadItem` for an invalid field. */
  parse(item: RawItem, pictures: PictureStore, known?: KnownItem): T | Promise<T>
  /** The value in a row of the shop, which stays as it is while the file's texts of `fields` and `alsoOf` do. */
  held?(row: ExportedRow): T
  /** Fields of other columns that also decide about the value. */
  alsoOf?: readonly string[]
  /** The texts of `fields`. */
  format(row: ExportedRow, site: string): readonly string[]
}

export const column = <T>(declared: FeedColumn<T>): FeedColumn<T> => declared

/** A column of `products` that an import copies. */
export const copiedColumn = <T>(name: string, declared: Omit<FeedColumn<T>, 'copied' | 'held'>): FeedColumn<T> => ({
  ...declared,
  copied: true,
  held: (row) => row[name] as T,
})

/** A column of `products` with one line of text; required unless it has a `fallback`. */
export const lineColumn = (field: string, name: string, maxLength: number, fallback?: string) =>
  copiedColumn(name, {
    fields: [field],
    type: 'text',
    parse: (item) => parseLine(item, field, maxLength, fallback),
    format: (row) => [String(row[name])],
  })
