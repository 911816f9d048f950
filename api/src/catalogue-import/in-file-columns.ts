import { toSnakeCase } from 'drizzle-orm/casing'
import { feedColumns } from '../feed/feed-columns'
import type { ImportChange } from './schema'

const columns: Readonly<Partial<Record<string, { fields: readonly string[] }>>> = feedColumns

/** Names changes by the columns of the file, `title`, in place of those of `products`, `name`. */
export const inFileColumns = (changes: readonly ImportChange[]): ImportChange[] =>
  changes.map(({ field, ...change }) => ({
    field: field.replace(/^[a-z]\w*(?= |$)/, (name) => columns[toSnakeCase(name)]?.fields[0] ?? name),
    ...change,
  }))
