import type { ExportedRow } from './exported-row'
import { exportedRowToItem } from './exported-row-to-item'
import { FEED_FIELDS } from './feed-columns'
import { PICTURE_FIELDS } from './file-pictures'
import { isSameText } from './is-same-text'
import type { RawItem } from './raw-item'

/** What the shop holds of an item of a file, and the same as a file would say it, with links within the site. */
export interface KnownItem {
  row: ExportedRow
  item: RawItem
  /** Whether the row is a product whose price and stock are those of its variants. */
  isWhole: boolean
}

const withoutSite = (field: string, text: string): string =>
  PICTURE_FIELDS.some((one) => one === field) || field === 'link'
    ? text.replace(/https?:\/\/[^/,]+(?=\/)/g, '').replace(/\s*,\s*/g, ',')
    : text

/** Whether a cell says what the shop holds, whatever a spreadsheet or XML did to its blanks and line ends. */
export const isUnchanged = (item: RawItem, known: KnownItem, field: string): boolean =>
  isSameText(withoutSite(field, item[field] ?? ''), known.item[field] ?? '')

/** Creates the known item of a row; `isWhole` for a product with variants, without any of them. */
export const knownItem = (row: ExportedRow, isWhole = false): KnownItem => ({
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
