import { type ExportedRow, formatPrices, stockOf } from './exported-row'
import { column, copiedColumn, lineColumn } from './feed-column'
import {
  ALT_FIELD,
  formatPictures,
  PICTURE_FIELDS,
  parseImageAlts,
  parseImages,
  parseVariantImages,
} from './file-pictures'
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
import { parseCategory, parseCents, parseDay, parseLine, parseProse, parseTags } from './parse-values'
import type { RawItem } from './raw-item'

/** `custom_label_4` of a product that is hidden in the shop. */
const ARCHIVED = 'archived'

const colourOf = (row: ExportedRow): string => (row.variant_id ? row.variant_colour : row.colour) ?? ''

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'
const LINK = new RegExp(`/product-detail/(${UUID})(?:\\?variant=(${UUID}))?$`)
const idsOf = (item: RawItem): (string | undefined)[] => LINK.exec(item.link?.trim() ?? '')?.slice(1) ?? []

/**
 * The columns of a feed. Import, staging and export all use this table; to add a product field, add a `lineColumn` or
 * `copiedColumn`.
 */
export const feedColumns = {
  sku: column({
    fields: ['id'],
    type: 'text',
    parse: (item) => parseLine(item, 'id', 60),
    format: (row) => [row.variant_sku ?? row.sku],
  }),
  group_sku: column({
    fields: ['item_group_id'],
    type: 'text',
    parse: (item) => (item.item_group_id?.trim() ? parseLine(item, 'item_group_id', 60) : null),
    format: (row) => [row.variant_id ? row.sku : ''],
  }),
  name: lineColumn('title', 'name', 200),
  description: copiedColumn('description', {
    fields: ['description'],
    type: 'text',
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
  images: copiedColumn('images', {
    fields: PICTURE_FIELDS,
    type: 'jsonb',
    parse: parseImages,
    format: formatPictures,
  }),
  variant_images: column({
    fields: [],
    alsoOf: PICTURE_FIELDS,
    type: 'jsonb',
    parse: parseVariantImages,
    held: (row) => row.variant_images ?? [],
    format: () => [],
  }),
  image_alts: copiedColumn('image_alts', {
    fields: [ALT_FIELD],
    alsoOf: PICTURE_FIELDS,
    type: 'jsonb',
    parse: parseImageAlts,
    format: (row) => [row.image_alts.join('\n')],
  }),
  status: copiedColumn('status', {
    fields: ['availability', 'custom_label_1'],
    type: 'text',
    parse: parseStatus,
    format: (row) => [formatAvailability(row.status, stockOf(row)), row.status === UP_COMING ? UP_COMING : ''],
  }),
  release_date: copiedColumn('release_date', {
    fields: ['availability_date'],
    type: 'date',
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
  condition: copiedColumn('condition', {
    fields: ['condition'],
    type: 'text',
    parse: parseCondition,
    format: (row) => [formatCondition(String(row.condition))],
  }),
  category: copiedColumn('category', {
    fields: ['product_type'],
    type: 'text',
    parse: (item) => parseCategory(item, 'product_type'),
    format: (row) => [String(row.category)],
  }),
  colour: column({
    fields: ['color'],
    type: 'text',
    parse: (item) => parseLine(item, 'color', 60, ''),
    held: colourOf,
    format: (row) => [colourOf(row)],
  }),
  size: column({
    fields: ['size'],
    type: 'text',
    parse: (item) => parseLine(item, 'size', 60, ''),
    held: (row) => row.variant_size ?? '',
    format: (row) => [row.variant_size ?? ''],
  }),
  audience: copiedColumn('audience', {
    fields: ['gender', 'custom_label_2'],
    type: 'text',
    parse: parseAudience,
    format: (row) => formatAudience(String(row.audience)),
  }),
  tags: copiedColumn('tags', {
    fields: ['custom_label_3'],
    type: 'jsonb',
    parse: (item) => parseTags(item, 'custom_label_3'),
    format: (row) => [row.tags.join(' ')],
  }),
  featured: copiedColumn('featured', {
    fields: ['custom_label_0'],
    type: 'boolean',
    parse: (item) => item.custom_label_0?.trim() === 'featured',
    format: (row) => [row.featured ? 'featured' : ''],
  }),
  active: column({
    fields: ['custom_label_4'],
    type: 'boolean',
    held: (row) => row.active,
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
