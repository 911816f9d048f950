import type { ExportedRow } from './exported-row'
import { exportedRowToItem } from './exported-row-to-item'
import { FEED_FIELDS } from './feed-columns'
import type { KnownItem } from './known-item'

/** Creates the known item of a row; `isWhole` for a product with variants, without any of them. */
export const knownItemOfRow = (row: ExportedRow, isWhole = false): KnownItem => ({
  ...{ row, isWhole },
  item: exportedRowToItem(row, ''),
})

/** What only one variant has. */
const OF_VARIANT = ['id', 'link', 'price', 'quantity', 'quantity_exported', 'availability', 'color', 'size']

/** What a new variant takes from its known group: everything but what only a variant has. */
export function knownGroup(whole: KnownItem): KnownItem {
  const group = FEED_FIELDS.filter((field) => !OF_VARIANT.includes(field))
  const { image_link: main = '', additional_image_link: more = '', ...kept } = whole.item
  const links = [main, more].filter(Boolean).join(',') || 'none'
  const item = Object.fromEntries(group.map((field) => [field, kept[field] ?? '']))
  return {
    ...whole,
    isWhole: false,
    item: { ...item, item_group_id: whole.row.sku, image_link: '', additional_image_link: '', group_image_link: links },
  }
}
