import type { ExportedRow } from './exported-row'
import { exportedRowToItem } from './exported-row-to-item'
import { FEED_FIELDS } from './feed-columns'
import { groupLinksOf } from './file-pictures'
import type { KnownItem } from './known-item'

/** Creates the known item of a row; `isWhole` for a product with variants, without any of them. */
export const knownItemOfRow = (row: ExportedRow, isWhole = false): KnownItem => ({
  ...{ row, isWhole },
  item: exportedRowToItem(row, ''),
})

/** What only one variant has. */
const OF_VARIANT = ['id', 'link', 'price', 'quantity', 'quantity_exported', 'availability', 'color', 'size']

/** The picture fields of a variant that has none of its own yet. */
export const picturesOfGroup = (row: ExportedRow) => ({
  ...{ image_link: '', additional_image_link: '', group_image_link: groupLinksOf(row) },
})

/** What a new variant takes from its known group: everything but what only a variant has. */
export function knownGroup(whole: KnownItem): KnownItem {
  const group = FEED_FIELDS.filter((field) => !OF_VARIANT.includes(field))
  const item = Object.fromEntries(group.map((field) => [field, whole.item[field] ?? '']))
  return { ...whole, isWhole: false, item: { ...item, item_group_id: whole.row.sku, ...picturesOfGroup(whole.row) } }
}
