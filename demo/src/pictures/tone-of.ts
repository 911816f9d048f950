import { backdropNumber } from './backdrop-number'
import { bannerColour } from './draw-banner'
import { categoryColour } from './draw-category'
import { tonesAround } from './draw-group'
import { type Picture, parsePictureKey } from './picture-key'
import { productTint } from './product-tint'
import { roomColours } from './scenes/room-parts'
import { shopTones } from './shops/draw-shop'
import { backdropTones } from './svg/backdrop'

/** A key always stands for the same picture, so its tone is cached: about 100 bytes each. */
const MAX_KEPT = 50_000
const kept = new Map<string, string>()

function tonesBehind(picture: Picture) {
  if (picture.kind === 'banner') return tonesAround(bannerColour(picture.index))
  if (picture.kind === 'category') return tonesAround(categoryColour(picture.index))
  if (picture.kind === 'shop') return shopTones(picture.part, picture.index)
  const number = backdropNumber(picture.choice)
  if (picture.view === 4) {
    const { wall, wood } = roomColours(number)
    return { wall, floor: wood }
  }
  // Each view of a product has its own backdrop: draw-product.ts adds the same numbers.
  return backdropTones(productTint(picture.recipe, picture.choice), number + { 1: 0, 2: 1, 3: 3 }[picture.view])
}

/** The placeholder of a picture: the upper and lower colour of its backdrop as twelve hexadecimal digits. */
export function toneOf(key: string): string | undefined {
  const known = kept.get(key)
  if (known !== undefined) return known
  const picture = parsePictureKey(key)
  if (!picture) return undefined
  const { wall, floor } = tonesBehind(picture)
  const tone = wall.slice(1) + floor.slice(1)
  // The whole cache is cleared when full: it fits a catalogue many times over, and LRU order costs a write for each read.
  if (kept.size >= MAX_KEPT) kept.clear()
  kept.set(key, tone)
  return tone
}
