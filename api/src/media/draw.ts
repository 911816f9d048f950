import { Art } from './art/art'
import { BANNER_SIZE, banner } from './banners'
import { categoryScene } from './category-pictures'
import type { Picture } from './key'
import { moodOf } from './mood'
import { RECIPES } from './recipes'
import { scene } from './scene'

/** A picture as SVG, without size in pixels: it is rendered at the width that is asked for. */
export function draw(picture: Picture): string {
  if (picture.kind === 'banner') return banner(picture.index)
  if (picture.kind === 'category') return categoryScene(picture.index)
  const art = new Art()
  return scene(RECIPES[picture.recipe].draw(art, picture.choice), art, picture.view, moodOf(picture.choice))
}

/** Height over width. */
export const aspectOf = (picture: Picture): number => (picture.kind === 'banner' ? BANNER_SIZE[1] / BANNER_SIZE[0] : 1)
