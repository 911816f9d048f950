import type { ExportedRow } from './exported-row'
import type { RawItem } from './raw-item'

/** What the shop holds of an item of a file, and the same as a file would say it, with links within the site. */
export interface KnownItem {
  row: ExportedRow
  item: RawItem
  /** Whether the row is a product whose price and stock are those of its variants. */
  isWhole: boolean
}
