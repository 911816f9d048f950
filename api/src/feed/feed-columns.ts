import type { PictureStore } from '../pictures/picture-store'
import { type ExportedRow, formatPrices, imagesOf, stockOf } from './exported-row'
import { formatAudience, parseAudience } from './merchant-audience'
import {
  formatAvailability,
  parseStatus,
  parseStock,
  parseStockSeen,
  STOCK_SEEN,
  UP_COMING,
} from './merchant-availability'
import { formatCondition, parseCondition } from './merchant-condition'
import { ownPictures } from './own-pictures'
import { parseCategory, parseCents, parseDay, parseLine, parseProse, parseTags } from './parse-values'
import type { RawItem } from './raw-item'

/** A column of the staged items: how to parse it from Google Merchant fields and format it as such. */
interface FeedColumn<T> {
  /** The Google Merchant fields, in the order of the exported columns. */
  fields: readonly string[]
  type: 'text' | 'uuid' | 'date' | 'integer' | 'boolean' | 'jsonb'
  /** True if an import copies the column of `products` unchanged; the others follow the rules of `apply-staged.ts`. */
  copied?: boolean
  /** Throws `BadItem` for an invalid field. */
  parse(item: RawItem, pictures: PictureStore): T | Promise<T>
  /** The texts of `fields`; XML omits empty ones. */
  format(row: ExportedRow, site: string): readonly string[]
}

/** `custom_label_4` of a product that is hidden in the shop. */
const ARCHIVED = 'archived'

const column = <T>(declared: FeedColumn<T>): FeedColumn<T> => declared

/** A column of `products` with one line of text; required unless it has a `fallback`. */
const lineColumn = (field: string, name: string, maxLength: number, fallback?: string) =>
  column({
    fields: [field],
    type: 'text',
    copied: true,
    parse: (item) => parseLine(item, field, maxLength, fallback),
    format: (row) => [String(row[name])],
  })

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'
const LINK = new RegExp(`/product-detail/(${UUID})(?:\\?variant=(${UUID}))?$`)
const idsOf = (item: RawItem): (string | undefined)[] => LINK.exec(item.link?.trim() ?? '')?.slice(1) ?? []

/** The keys of this shop's pictures that an item names, or the key of its category's picture. */
async function parseImages(item: RawItem, pictures: PictureStore): Promise<string[]> {
  const own = await ownPictures(item, pictures)
  if (own.length > 0) return own
  const standIn = pictures.categoryPicture(parseCategory(item, 'product_type'))
  return standIn === undefined ? [] : [standIn]
}

/**
 * The columns of a feed. Import, staging and export all use this table; to add a product field, add a line with
 * `copied: true`.
 */
export const feedColumns = {
  sku: column({
    fields: ['id'],
    type: 'text',
    parse: (item) => parseLine(item, 'id', 50),
    format: (row) => [row.variant_sku ?? row.sku],
  }),
  group_sku: column({
    fields: ['item_group_id'],
    type: 'text',
    parse: (item) => (item.item_group_id?.trim() ? parseLine(item, 'item_group_id', 50) : null),
    format: (row) => [row.variant_id ? row.sku : ''],
  }),
  name: lineColumn('title', 'name', 200),
  description: column({
    fields: ['description'],
    type: 'text',
    copied: true,
    parse: (item) => parseProse(item, 'description', 5000),
    format: (row) => [String(row.description)],
  }),
  product_id: column({
    fields: ['link'],
    type: 'uuid',
    parse: (item) => idsOf(item)[0] ?? null,
    format: (row, site) => [`${site}/product-detail/${row.id}${row.variant_id ? `?variant=${row.variant_id}` : ''}`],
  }),
  variant_id: column({ fields: [], type: 'uuid', parse: (item) => idsOf(item)[1] ?? null, format: () => [] }),
  images: column({
    fields: ['image_link', 'additional_image_link'],
    type: 'jsonb',
    copied: true,
    parse: parseImages,
    format: (row, site) => {
      const [main = '', ...more] = imagesOf(row).map((key) => `${site}/media/${key}/640.webp`)
      return [main, more.join(',')]
    },
  }),
  status: column({
    fields: ['availability', 'custom_label_1'],
    type: 'text',
    copied: true,
    parse: parseStatus,
    format: (row) => [formatAvailability(row.status, stockOf(row)), row.status === UP_COMING ? UP_COMING : ''],
  }),
  release_date: column({
    fields: ['availability_date'],
    type: 'date',
    copied: true,
    parse: (item) => parseDay(item, 'availability_date'),
    format: (row) => [typeof row.release_date === 'string' ? row.release_date : ''],
  }),
  price_cents: column({
    fields: ['price', 'sale_price', 'sale_price_effective_date'],
    type: 'integer',
    parse: (item) => parseCents(item, 'price'),
    format: formatPrices,
  }),
  stock: column({
    fields: ['quantity'],
    type: 'integer',
    parse: parseStock,
    format: (row) => [String(stockOf(row))],
  }),
  stock_seen: column({
    fields: [STOCK_SEEN],
    type: 'integer',
    parse: parseStockSeen,
    format: (row) => [String(stockOf(row))],
  }),
  brand: lineColumn('brand', 'brand', 100),
  condition: column({
    fields: ['condition'],
    type: 'text',
    copied: true,
    parse: parseCondition,
    format: (row) => [formatCondition(String(row.condition))],
  }),
  category: column({
    fields: ['product_type'],
    type: 'text',
    copied: true,
    parse: (item) => parseCategory(item, 'product_type'),
    format: (row) => [String(row.category)],
  }),
  colour: column({
    fields: ['color'],
    type: 'text',
    parse: (item) => parseLine(item, 'color', 60, ''),
    format: (row) => [(row.variant_id ? row.variant_colour : row.colour) ?? ''],
  }),
  size: column({
    fields: ['size'],
    type: 'text',
    parse: (item) => parseLine(item, 'size', 60, ''),
    format: (row) => [row.variant_size ?? ''],
  }),
  audience: column({
    fields: ['gender', 'custom_label_2'],
    type: 'text',
    copied: true,
    parse: parseAudience,
    format: (row) => formatAudience(String(row.audience)),
  }),
  tags: column({
    fields: ['custom_label_3'],
    type: 'jsonb',
    copied: true,
    parse: (item) => parseTags(item, 'custom_label_3'),
    format: (row) => [row.tags.join(' ')],
  }),
  featured: column({
    fields: ['custom_label_0'],
    type: 'boolean',
    copied: true,
    parse: (item) => item.custom_label_0?.trim() === 'featured',
    format: (row) => [row.featured ? 'featured' : ''],
  }),
  active: column({
    fields: ['custom_label_4'],
    type: 'boolean',
    parse: (item) => item.custom_label_4?.trim() !== ARCHIVED,
    format: (row) => [row.active ? '' : ARCHIVED],
  }),
}

/** The Google Merchant fields of this shop's feeds, in column order. */
export const FEED_FIELDS: readonly string[] = Object.values(feedColumns).flatMap(({ fields }) => [...fields])

/** The columns of `products` that an import copies. */
export const copiedColumns = (Object.keys(feedColumns) as (keyof typeof feedColumns)[]).filter(
  (name) => feedColumns[name].copied,
)
