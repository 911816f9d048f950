import type { Item } from '../recipe'
import { darker, type Hex } from '../svg/colour'
import { groundShadow } from '../svg/ground-shadow'
import { type SvgDocument, svgNumber } from '../svg/svg-document'

/** A standing item with its foot at x, y, its shadow on a floor of this colour. */
export function stand(svg: SvgDocument, item: Item, x: number, y: number, scale: number, floor: Hex): string {
  const { ground } = item
  const shadow = groundShadow(svg, ground.x, ground.y, ground.width, floor)
  return `<g transform="translate(${svgNumber(x)} ${svgNumber(y)}) scale(${svgNumber(scale)}) translate(${-ground.x} ${svgNumber(-ground.y)})">${shadow}${item.body}</g>`
}

/** An item that lies, hangs or leans: its middle at x, y, with a shadow on what is behind it. */
export function lay(svg: SvgDocument, item: Item, x: number, y: number, scale: number, turn = 0, shadow = 14): string {
  const under = svg.dropShadow(shadow, darker('#6b6258', 0.6), 0.4)
  return `<g transform="translate(${svgNumber(x)} ${svgNumber(y)}) rotate(${turn}) scale(${svgNumber(scale)}) translate(-500 -500)"><g filter="${under}">${item.body}</g></g>`
}
