import { FLOOR } from './recipe'
import { RECIPES, type RecipeName } from './recipes'
import { sweep, type Tones, windowLight } from './svg/backdrop'
import type { Hex } from './svg/colour'
import { darker, lighter } from './svg/colour'
import { groundShadow } from './svg/ground-shadow'
import type { SvgDocument } from './svg/svg-document'

/** An item of a group picture; x and y are where it stands. */
export interface Placed {
  readonly recipe: RecipeName
  readonly choice: readonly [colour: number, design: number, mark: number]
  readonly x: number
  readonly y: number
  readonly scale: number
}

/** Backdrop colours around a base colour. */
export const tonesAround = (base: Hex): Tones => ({ wall: lighter(base, 0.34), low: base, floor: darker(base, 0.08) })

/** Draws several items on one backdrop, back to front, as SVG. */
export function drawGroup(
  svg: SvgDocument,
  base: Hex,
  things: readonly Placed[],
  width: number,
  height: number,
): string {
  const tones = tonesAround(base)
  const items = things.map(({ recipe, choice: [colour, design, mark], x, y, scale }) => {
    const item = RECIPES[recipe].draw(svg, { colour, design, mark })
    const shadow =
      item.stance === 'standing' ? groundShadow(svg, item.ground.x, item.ground.y, item.ground.width, tones.floor) : ''
    return `<g transform="translate(${x} ${y}) scale(${scale}) translate(-500 -${FLOOR})">${shadow}${item.body}</g>`
  })
  return svg.render(width, height, `${sweep(svg, tones, width, height)}${windowLight(svg, 0.22)}${items.join('')}`)
}
