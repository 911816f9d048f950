import { CATEGORIES } from '@superium/shared/constants'
import { toCents } from '../http/cents-and-dollars'
import { requirePlainText } from '../http/plain-text'
import { badField } from '../http/problem'
import { keyOfAddress } from '../pictures/picture-address'
import type { PictureStore } from '../pictures/picture-store'
import type { ProductChanges } from './admin-schema'

function requireCategory(keyword: string) {
  const category = CATEGORIES.find((one) => one.keyword === keyword)
  if (!category) throw badField('category', `category must be one of ${CATEGORIES.map((c) => c.keyword).join(', ')}.`)
  return category.keyword
}

/** The price in cents. Rejects fractions of a cent instead of rounding them. */
export function requireCents(dollars: number): number {
  const cents = toCents(dollars)
  if (Math.abs(cents - dollars * 100) > 1e-6) throw badField('price', 'price must have two decimals or fewer.')
  return cents
}

/** The picture keys of addresses; if there are none, the key of the category's picture, if it has one. */
export async function requirePictures(
  pictures: PictureStore,
  addresses: readonly string[],
  category: string,
): Promise<string[]> {
  const keys = addresses.map(keyOfAddress)
  const unknown = (await Promise.all(keys.map(pictures.has))).indexOf(false)
  if (unknown >= 0) throw badField(`images.${unknown}`, `images.${unknown} is not a picture of this shop.`)
  if (keys.length > 0) return keys
  const standIn = pictures.categoryPicture(requireCategory(category))
  return standIn === undefined ? [] : [standIn]
}

/** Rejects input that the schema cannot check: an unknown category, a text with NUL. */
export function requireKnownCategoryAndPlainText({ desc, category }: Pick<ProductChanges, 'desc' | 'category'>): void {
  requirePlainText('desc', desc)
  if (category !== undefined) requireCategory(category)
}
