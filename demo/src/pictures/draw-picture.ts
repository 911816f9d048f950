import { backdropNumber } from './backdrop-number'
import { BANNER_SIZE, drawBanner } from './draw-banner'
import { drawCategory } from './draw-category'
import { drawProduct } from './draw-product'
import type { Picture } from './picture-key'
import { RECIPES } from './recipes'
import { SCENES } from './scenes/scene-of'
import { drawShop, SHOP_COVER_SIZE } from './shops/draw-shop'
import { SvgDocument } from './svg/svg-document'

function drawOriginal(picture: Picture): string {
  if (picture.kind === 'banner') return drawBanner(picture.index)
  if (picture.kind === 'shop') return drawShop(picture.part, picture.index)
  if (picture.kind === 'category') return drawCategory(picture.index)
  const svg = new SvgDocument()
  const item = RECIPES[picture.recipe].draw(svg, picture.choice)
  const backdrop = backdropNumber(picture.choice)
  if (picture.view !== 4) return drawProduct(item, svg, picture.view, backdrop)
  return svg.render(1000, 1000, SCENES[picture.recipe](svg, item, backdrop))
}

/** Height over width. */
function aspectOf(picture: Picture): number {
  if (picture.kind === 'banner') return BANNER_SIZE[1] / BANNER_SIZE[0]
  return picture.kind === 'shop' && picture.part === 'cover' ? SHOP_COVER_SIZE[1] / SHOP_COVER_SIZE[0] : 1
}

/** A picture as SVG, `width` pixels wide. */
export function drawPicture(picture: Picture, width: number): string {
  const height = Math.round(width * aspectOf(picture))
  return drawOriginal(picture).replace(/width="\d+" height="\d+">/, `width="${width}" height="${height}">`)
}
