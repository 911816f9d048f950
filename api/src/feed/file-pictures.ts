import { keyOfAddress, pictureAddress } from '../pictures/picture-address'
import type { PictureStore } from '../pictures/picture-store'
import { BadItem } from './bad-item'
import type { ExportedRow } from './exported-row'
import { isSameText } from './is-same-text'
import type { KnownItem } from './known-item'
import { parseCategory } from './parse-values'
import type { RawItem } from './raw-item'

/** The most pictures of a product, and characters of an alternative text. */
const MOST = 10
const MOST_CHARACTERS = 200

/** The pictures that a shopper sees, and those of the whole group if a variant has its own. */
export const PICTURE_FIELDS = ['image_link', 'additional_image_link', 'group_image_link'] as const
export const ALT_FIELD = 'image_alt_text'

/** `group_image_link` of a product without pictures. */
const NONE = 'none'

const linksOf = (text = ''): string[] =>
  text
    .split(',')
    .map((link) => link.trim())
    .filter(Boolean)

interface Link {
  /** The key of a picture of this shop; empty for other addresses. */
  key: string
}

async function readLinks(text: string, { has }: Pick<PictureStore, 'has'>): Promise<Link[]> {
  const keys = linksOf(text).map((link) => keyOfAddress(link.replace(/^https?:\/\/[^/]+/, '')))
  const exists = await Promise.all(keys.map((key) => key !== '' && has(key)))
  return keys.map((key, index) => ({ key: exists[index] ? key : '' }))
}

const keysOf = (links: readonly Link[], field: string): string[] => {
  const keys = links.map(({ key }) => key).filter(Boolean)
  if (keys.length > MOST) throw new BadItem(`${field} must hold ${MOST} pictures or fewer.`)
  return keys
}

const shownLinks = ({ image_link: main = '', additional_image_link: more = '' }: RawItem): string => `${main},${more}`

/** Whether an item's links all lead to other sites, whose pictures are not copied. */
export async function namesOnlyForeignPictures(item: RawItem, pictures: Pick<PictureStore, 'has'>): Promise<boolean> {
  const links = await readLinks(PICTURE_FIELDS.map((field) => item[field] ?? '').join(','), pictures)
  return links.length > 0 && links.every(({ key }) => key === '')
}

/** `group_image_link`; it says nothing of an item without a group. */
const groupLinks = (item: RawItem): string =>
  item.item_group_id?.trim() || linksOf(shownLinks(item)).length === 0 ? (item.group_image_link?.trim() ?? '') : ''

/** The links that an item gives its product: those of the group, if it names them. */
const productLinks = (item: RawItem): string => {
  const group = groupLinks(item)
  return group === '' ? shownLinks(item) : group === NONE ? '' : group
}

/** The keys of the product's pictures; a new product or one whose pictures are cleared has its category's, if any. */
export async function parseImages(item: RawItem, pictures: PictureStore): Promise<string[]> {
  const own = keysOf(await readLinks(productLinks(item), pictures), 'additional_image_link')
  if (own.length > 0 || groupLinks(item) === NONE) return own
  const standIn = pictures.categoryPicture(parseCategory(item, 'product_type'))
  return standIn === undefined ? [] : [standIn]
}

/** The keys of a variant's own pictures; empty if the item has those of its group. */
export async function parseVariantImages(item: RawItem, pictures: PictureStore): Promise<string[]> {
  if (groupLinks(item) === '') return []
  return keysOf(await readLinks(shownLinks(item), pictures), 'additional_image_link')
}

/**
 * The alternative texts of the product's pictures, a line for each link in its order. Texts that the file leaves as
 * they are move with their pictures.
 */
export async function parseImageAlts(item: RawItem, pictures: PictureStore, known?: KnownItem): Promise<string[]> {
  const text = item[ALT_FIELD] ?? ''
  if (known && isSameText(text, known.item[ALT_FIELD] ?? '')) {
    const { images, image_alts: alts } = known.row
    if (alts.length === 0) return []
    return (await parseImages(item, pictures)).map((key) => alts[images.indexOf(key)] ?? '')
  }
  if (text.trim() === '') return []
  const links = await readLinks(productLinks(item), pictures)
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.trim())
  if (lines.slice(links.length).some(Boolean))
    throw new BadItem(`${ALT_FIELD} must have one line for each picture or fewer.`)
  const bad = lines.find((line) => [...line].length > MOST_CHARACTERS)
  if (bad !== undefined) throw new BadItem(`${ALT_FIELD} must have ${MOST_CHARACTERS} characters or less in a line.`)
  return links.flatMap(({ key }, index) => (key ? [lines[index] ?? ''] : []))
}

/** The links of a product's pictures, for `group_image_link`. */
export const groupLinksOf = (row: ExportedRow, site = ''): string =>
  row.images.map((key) => site + pictureAddress(key)).join(',') || NONE

/** `image_link`, `additional_image_link` and `group_image_link` of a row. */
export function formatPictures(row: ExportedRow, site: string): [string, string, string] {
  const own = row.variant_images ?? []
  const [main = '', ...more] = (own.length > 0 ? own : row.images).map((key) => site + pictureAddress(key))
  const group = groupLinksOf(row, site)
  return [main, more.join(','), own.length > 0 || group === NONE ? group : '']
}
