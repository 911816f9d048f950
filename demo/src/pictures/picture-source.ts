import type { PictureSource } from '@superium/api/picture-source'
import { BRANDS, type Category } from '../brands'
import { drawPicture } from './draw-picture'
import { categoryBanner, categoryPicture, parsePictureKey } from './picture-key'
import { toneOf } from './tone-of'

/** Pixels. Banners and covers are as wide as the page. */
const MAX_WIDTH = { product: 1280, category: 1280, banner: 1600, shop: 1600 } as const

const isCategory = (keyword: string): keyword is Category => Object.hasOwn(BRANDS, keyword)

/** The pictures of the demo shop, drawn on request. */
export const pictureSource: PictureSource = {
  async find(key) {
    const picture = parsePictureKey(key)
    if (!picture) return undefined
    return { maxWidth: MAX_WIDTH[picture.kind], draw: async (width) => Buffer.from(drawPicture(picture, width)) }
  },
  toneOf,
  categoryPicture: (keyword) => (isCategory(keyword) ? categoryPicture(keyword) : undefined),
  categoryBanner,
}
