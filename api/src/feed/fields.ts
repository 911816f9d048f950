/** The Google Merchant product fields that a feed of this shop holds, in the order of its columns. `quantity` is the stock. */
export const FEED_FIELDS = [
  'id',
  'item_group_id',
  'title',
  'description',
  'link',
  'image_link',
  'additional_image_link',
  'availability',
  'availability_date',
  'price',
  'sale_price',
  'sale_price_effective_date',
  'quantity',
  'brand',
  'condition',
  'product_type',
  'color',
  'size',
  'custom_label_0',
  'custom_label_1',
] as const
export type FeedField = (typeof FEED_FIELDS)[number]

/** One product, or one variant of it, as a feed holds it: texts by field. */
export type FeedItem = Partial<Record<FeedField, string>>

/** An item and the line of the file that it ends on, from 1. */
export interface ReadItem {
  line: number
  item: FeedItem
}

/** A row that was left out, and why. */
export interface BadRow {
  line: number
  reason: string
}

/** `custom_label_0` of a product that the shop features. */
export const FEATURED = 'featured'
/** `custom_label_1` of a product that is coming: Merchant knows no such availability. */
export const UP_COMING = 'up-coming'

export type FeedFormat = 'csv' | 'tsv' | 'xml'

/** The format that a file's name says. */
export function formatOf(file: string): FeedFormat | undefined {
  const [, ending = ''] = /\.(\w+)$/.exec(file.toLowerCase()) ?? []
  if (ending === 'txt') return 'tsv'
  return ending === 'csv' || ending === 'tsv' || ending === 'xml' ? ending : undefined
}
