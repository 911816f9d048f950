import { tonesAround } from '../draw-group'
import { sweep } from '../svg/backdrop'
import { darker, lighter } from '../svg/colour'
import { SvgDocument } from '../svg/svg-document'
import type { ShopLook } from './shop-looks'

/** Behind the head: long hair, or the fall of a scarf. */
function behind({ style, hair }: ShopLook): string {
  if (style === 'short') return ''
  const fall = style === 'long' ? 'M500 200C330 200 300 330 296 470L270 700H730L704 470C700 330 670 200 500 200Z' : ''
  const scarf =
    'M500 176C316 176 276 330 290 500C300 620 262 700 236 780H764C738 700 700 620 710 500C724 330 684 176 500 176Z'
  return `<path d="${style === 'long' ? fall : scarf}" fill="${darker(hair, 0.12)}"/>`
}

/** In front of the head: the hairline, or the edge of a scarf. */
function inFront({ style, hair }: ShopLook): string {
  if (style === 'scarf')
    return `<path d="M500 186C340 186 300 320 306 460C308 500 322 540 340 566C330 470 344 300 500 286C656 300 670 470 660 566C678 540 692 500 694 460C700 320 660 186 500 186Z" fill="${hair}"/>`
  const side = style === 'long' ? 470 : 400
  return `<path d="M324 ${side}C300 250 390 190 500 190C610 190 700 250 676 ${side}C668 350 640 320 590 306C500 330 410 318 366 330C340 350 330 380 324 ${side}Z" fill="${hair}"/>`
}

/** Draws a seller as a plain portrait, 1:1, as SVG. */
export function drawOwner(look: ShopLook): string {
  const { base, deep, skin } = look
  const svg = new SvgDocument()
  const cloth = svg.linear(
    [
      [0, lighter(deep, 0.1)],
      [1, darker(deep, 0.15)],
    ],
    [0, 0, 0, 1],
  )
  const shoulders = `<path d="M120 1000C130 800 250 730 400 706L500 760L600 706C750 730 870 800 880 1000Z" fill="${cloth}"/>`
  const neck = `<path d="M420 560V712Q500 800 580 712V560Z" fill="${darker(skin, 0.14)}"/>`
  const face = `<path d="M324 400C324 270 390 214 500 214C610 214 676 270 676 400C676 530 610 650 500 650C390 650 324 530 324 400Z" fill="${skin}"/>`
  const line = `fill="none" stroke="${darker(skin, 0.55)}" stroke-width="9" stroke-linecap="round"`
  const features = `<path d="M410 432Q432 420 454 432M546 432Q568 420 590 432M440 558Q500 600 560 558M496 440Q482 492 508 500" ${line}/>`
  const body = behind(look) + shoulders + neck + face + features + inFront(look)
  return svg.render(1000, 1000, sweep(svg, tonesAround(base)) + body)
}
