import { backdropNumber } from './backdrop-number'
import { BANNER_SIZE, drawBanner } from './draw-banner'
import { drawCategory } from './draw-category'
import { drawProduct } from './draw-product'
import type { Picture } from './picture-key'
import { RECIPES } from './recipes'
import { SvgDocument } from './svg/svg-document'

function drawOriginal(picture: Picture): string {
  if (picture.kind === 'banner') return drawBanner(picture.index)
  if (picture.kind === 'category') return drawCategory(picture.index)
  const svg = new SvgDocument()
  return drawProduct(
    RECIPES[picture.recipe].draw(svg, picture.choice),
    svg,
    picture.view,
    backdropNumber(picture.choice),
  )
}

/** Height over width. */
const aspectOf = ({ kind }: Picture): number => (kind === 'banner' ? BANNER_SIZE[1] / BANNER_SIZE[0] : 1)

/** A picture as SVG, `width` pixels wide. */
export function drawPicture(picture: Picture, width: number): string {
  const height = Math.round(width * aspectOf(picture))
  return drawOriginal(picture).replace(/width="\d+" height="\d+">/, `width="${width}" height="${height}">`)
}
