import { CATEGORIES } from '@superium/shared/constants'
import { keyOfAddress } from '../pictures/picture-address'
import type { PictureStore } from '../pictures/picture-store'
import type { ProductStatus } from '../products/new-product'
import { FEATURED, type FeedItem, UP_COMING } from './fields'

/** An item as the shop keeps it: money in cents, pictures as keys. */
export interface StagedItem {
  sku: string
  groupSku: string | null
  /** The ids that a link of this shop names. */
  productId: string | null
  variantId: string | null
  name: string
  description: string
  brand: string
  category: string
  colour: string
  size: string
  condition: string
  status: ProductStatus
  releaseDate: string | null
  priceCents: number
  stock: number
  images: string[]
  featured: boolean
}

/** Why an item is left out: a sentence that names the field. */
export class BadItem extends Error {}

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'
const LINK = new RegExp(`/product-detail/(${UUID})(?:\\?variant=(${UUID}))?$`)

function line(item: FeedItem, field: keyof FeedItem, most: number, fallback?: string): string {
  const text = item[field]?.trim() || fallback
  if (text === undefined || (text === '' && fallback === undefined)) throw new BadItem(`${field} is required.`)
  if ([...text].length > most) throw new BadItem(`${field} must be ${most} characters or less.`)
  if (/\p{Cc}/u.test(text)) throw new BadItem(`${field} must be one line of text.`)
  return text
}

function prose(item: FeedItem, field: keyof FeedItem, most: number): string {
  const text = item[field]?.trim() ?? ''
  if ([...text].length > most) throw new BadItem(`${field} must be ${most} characters or less.`)
  if (text.includes('\0')) throw new BadItem(`${field} must not hold the character NUL.`)
  return text
}

function cents(text: string | undefined): number {
  const [, dollars, part = ''] = /^(\d{1,7})(?:\.(\d{1,2}))?(?: USD)?$/.exec(text?.trim() ?? '') ?? []
  const value = dollars === undefined ? Number.NaN : Number(dollars) * 100 + Number(part.padEnd(2, '0'))
  if (value >= 1 && value <= 100_000_000) return value
  throw new BadItem(`price must be dollars such as "19.99 USD", not "${text ?? ''}".`)
}

function categoryOf(item: FeedItem): (typeof CATEGORIES)[number]['keyword'] {
  const parts = line(item, 'product_type', 500)
    .split('>')
    .map((part) => part.trim().toLowerCase())
  const found = CATEGORIES.find(({ keyword, name }) =>
    parts.some((part) => part === keyword.toLowerCase() || part === name.toLowerCase()),
  )
  if (found) return found.keyword
  throw new BadItem(`product_type must name one of ${CATEGORIES.map(({ keyword }) => keyword).join(', ')}.`)
}

function dateOf(item: FeedItem): string | null {
  const text = item.availability_date?.trim()
  if (!text) return null
  const date = /^\d{4}-\d{2}-\d{2}(?=$|T)/.exec(text)?.[0] ?? ''
  const real = !Number.isNaN(Date.parse(date)) && new Date(date).toISOString().startsWith(date)
  if (!real) throw new BadItem(`availability_date must be a date such as 2026-01-31, not "${text}".`)
  return date
}

const statuses: Readonly<Record<string, ProductStatus>> = {
  in_stock: 'in-stock',
  out_of_stock: 'in-stock',
  preorder: 'pre-order',
}

function availability(item: FeedItem): Pick<StagedItem, 'status' | 'stock' | 'releaseDate'> {
  const said = item.availability?.trim().toLowerCase().replaceAll(' ', '_') ?? ''
  const status = statuses[said]
  if (!status) throw new BadItem(`availability must be in_stock, out_of_stock or preorder, not "${said}".`)
  const coming = item.custom_label_1?.trim() === UP_COMING
  const pieces = item.quantity?.trim() || (said === 'out_of_stock' ? '0' : '')
  if (pieces === '') throw new BadItem('quantity is required: the shop counts its stock.')
  if (!/^\d{1,7}$/.test(pieces) || Number(pieces) > 1_000_000)
    throw new BadItem(`quantity must be a whole number up to 1000000, not "${pieces}".`)
  return { status: coming ? 'up-coming' : status, stock: Number(pieces), releaseDate: dateOf(item) }
}

/** The pictures of this shop that an item names, or its category's. Pictures from elsewhere are not copied. */
async function imagesOf(item: FeedItem, category: string, pictures: PictureStore): Promise<string[]> {
  const links = [item.image_link ?? '', ...(item.additional_image_link ?? '').split(',')].map((link) => link.trim())
  const keys = links.map((link) => keyOfAddress(link.replace(/^https?:\/\/[^/]+/, '')))
  const exists = await Promise.all(keys.map(pictures.has))
  const known = keys.filter((_, index) => exists[index]).slice(0, 10)
  if (known.length > 0) return known
  const standIn = pictures.categoryPicture(category)
  return standIn === undefined ? [] : [standIn]
}

/** Reads an item; throws `BadItem` for the first field that cannot be. */
export async function parseItem(item: FeedItem, pictures: PictureStore): Promise<StagedItem> {
  const category = categoryOf(item)
  const group = item.item_group_id?.trim() ? line(item, 'item_group_id', 50) : null
  const [, productId = null, variantId = null] = LINK.exec(item.link?.trim() ?? '') ?? []
  const colour = line(item, 'color', 60, '')
  const size = line(item, 'size', 60, '')
  if (group !== null && colour === '' && size === '')
    throw new BadItem('color or size is required in a group: nothing else tells its items apart.')
  return {
    ...{ sku: line(item, 'id', 50), groupSku: group, productId, variantId, colour, size, category },
    name: line(item, 'title', 200),
    description: prose(item, 'description', 5000),
    brand: line(item, 'brand', 100),
    condition: conditionOf(line(item, 'condition', 60, 'new')),
    ...availability(item),
    priceCents: cents(item.price),
    images: await imagesOf(item, category, pictures),
    featured: item.custom_label_0?.trim() === FEATURED,
  }
}

/** `new` in a feed is `New` in the shop. */
const conditionOf = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
