import { CATEGORIES } from '@superium/shared/constants'
import { toDollars } from '../../http/cents-and-dollars'
import { formatDollars } from '../../mail/format-dollars'
import { variantName } from '../../variants/variant-name'
import type { Names } from './names'

/** Says a value in words. */
type Say = (value: never, names: Names, targetId: string) => string

interface Field {
  label: string
  say: Say
}

const NONE = 'none'

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

/** `return-accepted`, `shopAddress` and `up_coming` as words. */
const spaced = (text: string): string =>
  text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-_]/g, ' ')
    .toLowerCase()

const text = (value: unknown): string => String(value)
const word = (value: unknown): string => capital(spaced(String(value)))
const yesNo = (value: unknown): string => (value === true || value === 'true' ? 'yes' : 'no')
const dollars = (value: unknown): string => formatDollars(Number(value))
const cents = (value: unknown): string => formatDollars(toDollars(Number(value)))
const percent = (value: unknown): string => `${Number(value)} %`
const signed = (value: unknown): string => (Number(value) > 0 ? `+${value}` : `−${Math.abs(Number(value))}`)
const size = (value: unknown): string => (Number(value) === 1 ? '1 byte' : `${Number(value)} bytes`)

/** A list, or the words of an import's list. */
const items = (value: unknown): unknown[] => (Array.isArray(value) ? value : String(value).split(' '))
const list = (value: unknown): string => items(value).filter(Boolean).join(', ') || NONE
const words = (value: unknown): string => items(value).map(word).join(', ')
const plural = (count: number, one: string): string => (count === 1 ? `1 ${one}` : `${count} ${one}s`)
const counted =
  (one: string): Say =>
  (value) =>
    plural(items(value).filter(Boolean).length, one)

const category = (value: unknown): string =>
  CATEGORIES.find(({ keyword }) => keyword === value)?.name ?? capital(String(value))

interface Variant {
  name?: string
  colour?: string
  size?: string
  sku?: string
  stock?: number
  price?: number
  priceCents?: number
  surchargeCents?: number
}

const variant = ({ name, colour = '', size = '', sku, ...one }: Variant): string =>
  [
    name ?? variantName({ colour, size }),
    ...(sku ? [sku] : []),
    ...(one.price === undefined ? [] : [dollars(one.price)]),
    ...(one.priceCents === undefined ? [] : [cents(one.priceCents)]),
    ...(one.surchargeCents ? [`surcharge ${cents(one.surchargeCents)}`] : []),
    ...(one.stock === undefined ? [] : [`${one.stock} in stock`]),
  ].join(', ')

const variants = (value: Variant[] | number): string =>
  Array.isArray(value) ? value.map(variant).join('; ') || NONE : text(value)

const pieces = (value: { lineNumber: number; quantity: number }[], names: Names, order: string): string =>
  value
    .map(({ lineNumber, quantity }) => `${quantity} × ${names.line(order, lineNumber) || 'a deleted line'}`)
    .join(', ')

interface Rule {
  category?: string
  product?: string
  percent?: number
  price?: number
}

const rules = (value: Rule[], names: Names): string =>
  value
    .map(({ product = '', ...rule }) => {
      const what = rule.category === undefined ? names.product(product) || 'a product' : category(rule.category)
      return `${what} ${rule.price === undefined ? `${rule.percent} % off` : `for ${dollars(rule.price)}`}`
    })
    .join(', ')

const filters = (value: Record<string, unknown>): string =>
  Object.entries(value)
    .map(([name, one]) => (one === true ? capital(spaced(name)) : `${capital(spaced(name))}: ${one}`))
    .join(', ') || NONE

const person = (uid: string, names: Names): string => names.person(uid) || 'a deleted account'

/** The fields that entries can have, and how their values are said. */
const FIELDS: Record<string, Field> = {
  active: { label: 'Active', say: yesNo },
  added: { label: 'Added', say: text },
  amount: { label: 'Amount', say: dollars },
  audience: { label: 'Audience', say: word },
  author: { label: 'Author', say: person },
  availability: { label: 'Availability', say: word },
  backIntoStock: { label: 'Back into stock', say: yesNo },
  basePrice: { label: 'Price outside sales', say: dollars },
  brand: { label: 'Brand', say: text },
  bytes: { label: 'Size of the file', say: size },
  category: { label: 'Category', say: category },
  cents: { label: 'Amount', say: cents },
  change: { label: 'Pieces', say: signed },
  changed: { label: 'Changed', say: text },
  colour: { label: 'Colour', say: text },
  condition: { label: 'Condition', say: text },
  delivery: { label: 'E-mail', say: word },
  desc: { label: 'Description', say: text },
  description: { label: 'Description', say: text },
  endsAt: { label: 'End', say: text },
  featured: { label: 'Featured', say: yesNo },
  fields: { label: 'Changed', say: words },
  filters: { label: 'Filters', say: filters },
  gtin: { label: 'GTIN', say: text },
  highestPrice: { label: 'Highest price', say: dollars },
  imageAlts: { label: 'What pictures show', say: list },
  images: { label: 'Pictures', say: counted('picture') },
  kind: { label: 'Kind', say: word },
  minimum: { label: 'Minimum order', say: dollars },
  mpn: { label: 'MPN', say: text },
  name: { label: 'Name', say: text },
  onSale: { label: 'On sale', say: yesNo },
  payoutMethods: { label: 'Bank accounts', say: counted('account') },
  percent: { label: 'Off', say: percent },
  perUserLimit: { label: 'Orders per person', say: text },
  pieces: { label: 'Pieces', say: pieces },
  price: { label: 'Price', say: dollars },
  priceCents: { label: 'Price', say: cents },
  products: { label: 'Products', say: text },
  regularPrice: { label: 'Price before', say: dollars },
  releaseDate: { label: 'Release', say: text },
  reply: { label: 'Reply', say: text },
  reports: { label: 'Settled reports', say: text },
  rows: { label: 'Rows', say: text },
  rules: { label: 'Rules', say: rules },
  seller: { label: 'Sold by', say: ({ name }: { name: string }) => name },
  size: { label: 'Size', say: text },
  sku: { label: 'SKU', say: text },
  skipped: { label: 'Skipped', say: text },
  stars: { label: 'Stars', say: text },
  startsAt: { label: 'Start', say: text },
  state: { label: 'State', say: word },
  status: { label: 'Status', say: word },
  stock: { label: 'Stock', say: text },
  tags: { label: 'Tags', say: list },
  text: { label: 'Text', say: text },
  totalLimit: { label: 'Orders in all', say: text },
  used: { label: 'Used', say: text },
  variant: { label: 'Variant', say: text },
  variantCount: { label: 'Number of variants', say: text },
  variants: { label: 'Variants', say: variants },
}

/** Technical fields, and those that the sentence or the reason of an entry tells. */
const HIDDEN = new Set([
  ...['_id', 'code', 'createdAt', 'edition', 'tones', 'reviewCount', 'rating', 'discount', 'revenue'],
  ...['answer', 'question', 'savedView', 'payoutDefault', 'event', 'eventId', 'note', 'reason'],
  ...['administrator', 'answers', 'copyOf', 'disabled', 'done', 'hidden', 'kept', 'list', 'movement', 'product'],
  ...['automatic', 'reported', 'sessions'],
])

/** Whether entries show a field. */
export const isShown = (name: string): boolean => !HIDDEN.has(name)

/** A field of a variant has the SKU as its name, in imports with a word before it. */
const OF_VARIANT = /^(images|stock) (.+)$/

/** The label of a field. A name that is no field is the SKU of a variant, which is kept as written. */
export function labelOf(name: string): string {
  const [, what = '', sku] = OF_VARIANT.exec(name) ?? []
  if (sku) return `${FIELDS[what]?.label ?? what} of ${sku}`
  return FIELDS[name]?.label ?? `Variant ${name}`
}

/** A value in words; times stay in ISO format, so that each reader sees them in their own zone. */
export function sayValue(name: string, value: unknown, names: Names, targetId: string): string {
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return NONE
  // A value that was too long for its entry is cut.
  if (typeof value === 'string' && value.endsWith('…'))
    return value.startsWith('{') || value.startsWith('[') ? '…' : value
  const what = OF_VARIANT.exec(name)?.[1] ?? name
  const say = FIELDS[what]?.say ?? (typeof value === 'object' ? variant : text)
  return say(value as never, names, targetId)
}
