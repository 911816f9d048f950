import { feedColumns } from './columns'
import type { ExportRow } from './export-row'
import type { FeedItem } from './feed-item'

/** A row of the export as an item of the feed; `site` is the shop's origin. */
export function rowToItem(row: ExportRow, site: string): FeedItem {
  const entries = Object.values(feedColumns).flatMap(({ fields, format }) => {
    const texts = format(row, site)
    return fields.map((field, index): [string, string] => [field, texts[index] ?? ''])
  })
  return Object.fromEntries(entries)
}
