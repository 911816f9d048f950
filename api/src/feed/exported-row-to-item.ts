import type { ExportedRow } from './exported-row'
import { feedColumns } from './feed-columns'
import type { RawItem } from './raw-item'

/** Converts an exported row to a feed item; `site` is the shop's origin. */
export function exportedRowToItem(row: ExportedRow, site: string): RawItem {
  const entries = Object.values(feedColumns).flatMap(({ fields, format }) => {
    const texts = format(row, site)
    return fields.map((field, index): [string, string] => [field, texts[index] ?? ''])
  })
  return Object.fromEntries(entries)
}
