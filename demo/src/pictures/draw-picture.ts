import { moodOf } from './backdrop-of'
import { BANNER_SIZE, banner } from './draw-banner'
import { categoryScene } from './draw-category'
import { scene } from './draw-product'
import type { Picture } from './picture-key'
import { RECIPES } from './recipes'
import { Art } from './svg/art'

function drawOriginal(picture: Picture): string {
  if (picture.kind === 'banner') return banner(picture.index)
  if (picture.kind === 'category') return categoryScene(picture.index)
  const art = new Art()
  return scene(RECIPES[picture.recipe].draw(art, picture.choice), art, picture.view, moodOf(picture.choice))
}

/** Height over width. */
const aspectOf = ({ kind }: Picture): number => (kind === 'banner' ? BANNER_SIZE[1] / BANNER_SIZE[0] : 1)

/** A picture as SVG, `width` pixels wide. */
export function drawPicture(picture: Picture, width: number): string {
  const height = Math.round(width * aspectOf(picture))
  return drawOriginal(picture).replace(/width="\d+" height="\d+">/, `width="${width}" height="${height}">`)
}
