import { tonesFor } from './art/backdrop'
import { bannerBase } from './banners'
import { categoryBase } from './category-pictures'
import { tonesOf } from './compose'
import { type Picture, parseKey } from './key'
import { moodOf } from './mood'
import { tintOf } from './tint'

function tonesBehind(picture: Picture) {
  if (picture.kind === 'banner') return tonesOf(bannerBase(picture.index))
  if (picture.kind === 'category') return tonesOf(categoryBase(picture.index))
  // Each view of a product has its own set: scene.ts moves the mood on by the same steps.
  return tonesFor(tintOf(picture.recipe, picture.choice), moodOf(picture.choice) + { 1: 0, 2: 1, 3: 3 }[picture.view])
}

/**
 * A CSS background to show while a picture loads: the gradient of its set, under 60 bytes, worked out from the key alone.
 * An unknown key gives a neutral tone.
 */
export function placeholder(key: string): string {
  const picture = parseKey(key)
  if (!picture) return '#e4e1db'
  const { wall, floor } = tonesBehind(picture)
  return `linear-gradient(${wall},${floor})`
}
