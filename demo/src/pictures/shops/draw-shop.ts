import { drawGroup, tonesAround } from '../draw-group'
import type { ShopPart } from '../picture-key'
import type { Tones } from '../svg/backdrop'
import { darker, lighter } from '../svg/colour'
import { lettering } from '../svg/lettering'
import { SvgDocument } from '../svg/svg-document'
import { drawOwner } from './draw-owner'
import { SHOP_LOOKS, type ShopLook } from './shop-looks'

/** Width and height in drawing units. Things stand in the right half. */
export const SHOP_COVER_SIZE = [1600, 500] as const

function lookOf(index: number): ShopLook {
  const look = SHOP_LOOKS[index]
  if (!look) throw new RangeError(`no shop ${index}`)
  return look
}

function drawLogo({ deep, monogram, base }: ShopLook): string {
  const svg = new SvgDocument()
  const ground = svg.linear(
    [
      [0, lighter(deep, 0.12)],
      [1, darker(deep, 0.18)],
    ],
    [0, 0, 1, 1],
  )
  const pale = lighter(base, 0.4)
  return svg.render(
    1000,
    1000,
    `<rect width="1000" height="1000" fill="${ground}"/><circle cx="500" cy="500" r="372" fill="none" stroke="${pale}" stroke-width="14"/>${lettering(monogram, { x: 500, y: 500, size: 250, colour: pale, weight: 0.12, maxWidth: 470 })}`,
  )
}

/** Draws a picture of the seller `index` as SVG. */
export function drawShop(part: ShopPart, index: number): string {
  const look = lookOf(index)
  if (part === 'logo') return drawLogo(look)
  if (part === 'owner') return drawOwner(look)
  return drawGroup(new SvgDocument(), look.base, look.things, ...SHOP_COVER_SIZE)
}

/** The placeholder's colours of a picture of the seller `index`. */
export function shopTones(part: ShopPart, index: number): Tones {
  const { base, deep } = lookOf(index)
  return part === 'logo' ? { wall: lighter(deep, 0.12), low: deep, floor: darker(deep, 0.18) } : tonesAround(base)
}
