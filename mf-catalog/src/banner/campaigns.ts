import type { Category } from '@superium/shared/api'
import { categoryPath } from '../categories/category-path'
import { bannerTexts } from './texts'

/** A slide of the banner. */
export interface Campaign {
  /** A 16:7 picture whose left side leaves room for text. */
  picture: string
  to: string
  title: string
  text: string
  link: string
}

/** The campaigns of spec §9, in its order; a shop shows those whose category has products and a wide picture. */
export const campaignsOf = (categories: readonly Category[]): Campaign[] =>
  Object.entries(bannerTexts.campaigns).flatMap(([keyword, texts]) => {
    const picture = categories.find((one) => one.keyword === keyword)?.banner
    return picture ? [{ picture, to: categoryPath(keyword), ...texts }] : []
  })
