import { moodOf } from './backdrop-of'
import { bannerBase } from './draw-banner'
import { categoryBase } from './draw-category'
import { tonesOf } from './draw-group'
import { type Picture, parseKey } from './picture-key'
import { tintOf } from './product-tint'
import { tonesFor } from './svg/backdrop'

/** A key always stands for the same picture, so its tone is kept: about 100 bytes each. */
const MAX_KEPT = 50_000
const kept = new Map<string, string>()

function tonesBehind(picture: Picture) {
  if (picture.kind === 'banner') return tonesOf(bannerBase(picture.index))
  if (picture.kind === 'category') return tonesOf(categoryBase(picture.index))
  // Each view of a product has its own backdrop: draw-product.ts moves the mood on by the same steps.
  return tonesFor(tintOf(picture.recipe, picture.choice), moodOf(picture.choice) + { 1: 0, 2: 1, 3: 3 }[picture.view])
}

/** The placeholder of a picture: the upper and lower colour of its backdrop as twelve hexadecimal digits. */
export function toneOf(key: string): string | undefined {
  const known = kept.get(key)
  if (known !== undefined) return known
  const picture = parseKey(key)
  if (!picture) return undefined
  const { wall, floor } = tonesBehind(picture)
  const tone = wall.slice(1) + floor.slice(1)
  // All entries go at once: a catalogue's pictures fit many times over, and an order of use costs a write for each read.
  if (kept.size >= MAX_KEPT) kept.clear()
  kept.set(key, tone)
  return tone
}
