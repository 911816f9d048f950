import { BRANDS, type Category } from '../brands'
import type { View } from './draw-product'
import type { Choice } from './recipe'
import { isRecipeName, RECIPES, type RecipeName } from './recipes'

/** Pictures are cached for ever by key, so a change of their look needs a new version. */
const VERSION = 'v2'

/** The categories of the three campaigns (spec §9), in the order of their pictures. */
const CAMPAIGNS: readonly string[] = ['homedecor', 'beauty', 'gadghets'] satisfies Category[]

/** The number of sellers with pictures. */
export const SHOP_COUNT = 7

/** A picture of a seller's shop: its cover (16:5), its logo or its owner (1:1). */
export type ShopPart = 'cover' | 'logo' | 'owner'

/** What a picture key stands for. */
export type Picture =
  | { readonly kind: 'product'; readonly recipe: RecipeName; readonly choice: Choice; readonly view: View }
  | { readonly kind: 'category'; readonly index: number }
  | { readonly kind: 'banner'; readonly index: number }
  | { readonly kind: 'shop'; readonly part: ShopPart; readonly index: number }

const digits = (value: number, width: number) => value.toString(36).padStart(width, '0')

/** The key of a product's picture, like `v2-tee-4b00-1`: recipe, colour, design and mark in base 36, view. */
export function productPictureKey(recipe: RecipeName, { colour, design, mark }: Choice, view: View): string {
  return `${VERSION}-${recipe}-${digits(colour, 1)}${digits(design, 1)}${digits(mark, 2)}-${view}`
}

/** The key of a campaign picture (16:7), index 0 to 2. */
export const bannerPictureKey = (index: number): string => `${VERSION}-banner-${index}`

/** The key of the picture of a category's campaign; undefined if it has none. */
export function categoryBanner(keyword: string): string | undefined {
  const index = CAMPAIGNS.indexOf(keyword)
  return index < 0 ? undefined : bannerPictureKey(index)
}

/** The key of a picture of the seller `index`. */
export const shopPictureKey = (part: ShopPart, index: number): string => `${VERSION}-shop${part}-${digits(index, 1)}`

const categories = Object.keys(BRANDS)

/** The key of a category's picture (1:1). */
export const categoryPicture = (category: Category): string =>
  `${VERSION}-category-${digits(categories.indexOf(category), 1)}`

// Also accepts v1 keys, because products that were seeded earlier keep them.
const PRODUCT = /^v[12]-([a-z]{3,12})-([0-9a-z])([0-9a-z])([0-9a-z]{2})-([1-4])$/
const SHOP = /^v2-shop(cover|logo|owner)-([0-9a-z])$/
const SPECIAL = /^v[12]-(category|banner)-([0-9a-f])$/

/** Parses a picture key; null for anything that cannot be drawn. */
export function parsePictureKey(key: string): Picture | null {
  const special = SPECIAL.exec(key)
  if (special) {
    const index = Number.parseInt(special[2] ?? '', 36)
    if (special[1] === 'category') return index < categories.length ? { kind: 'category', index } : null
    return index < CAMPAIGNS.length ? { kind: 'banner', index } : null
  }
  const shop = SHOP.exec(key)
  if (shop) {
    const index = Number.parseInt(shop[2] ?? '', 36)
    const part = shop[1] === 'cover' ? 'cover' : shop[1] === 'logo' ? 'logo' : 'owner'
    return index < SHOP_COUNT ? { kind: 'shop', part, index } : null
  }
  const [, recipe = '', colourDigit = '', designDigit = '', markDigits = '', viewDigit] = PRODUCT.exec(key) ?? []
  if (!isRecipeName(recipe)) return null
  const { colours, designs, marks } = RECIPES[recipe]
  const [colour, design, mark] = [colourDigit, designDigit, markDigits].map((digit) => Number.parseInt(digit, 36))
  if (colour === undefined || design === undefined || mark === undefined) return null
  if (colour >= colours || design >= designs || mark >= marks) return null
  return {
    kind: 'product',
    recipe,
    choice: { colour, design, mark },
    view: viewDigit === '1' ? 1 : viewDigit === '2' ? 2 : viewDigit === '3' ? 3 : 4,
  }
}

/** The keyword of a category by its index in keys. */
export const categoryAt = (index: number): string => categories[index] ?? ''
