import { FLOOR } from './recipe'
import { RECIPES, type RecipeName } from './recipes'
import type { Art } from './svg/art'
import { sweep, type Tones, windowLight } from './svg/backdrop'
import type { Hex } from './svg/colour'
import { darker, lighter } from './svg/colour'
import { groundShadow } from './svg/shadow'

/** A thing in a group picture: recipe, its choices, where its foot stands, how large. */
export interface Placed {
  readonly recipe: RecipeName
  readonly choice: readonly [colour: number, design: number, mark: number]
  readonly x: number
  readonly y: number
  readonly scale: number
}

/** Tones around one base colour. */
export const tonesOf = (base: Hex): Tones => ({ wall: lighter(base, 0.34), low: base, floor: darker(base, 0.08) })

/** Several things on one set, drawn back to front. */
export function compose(art: Art, base: Hex, things: readonly Placed[], width: number, height: number): string {
  const tones = tonesOf(base)
  const items = things.map(({ recipe, choice: [colour, design, mark], x, y, scale }) => {
    const item = RECIPES[recipe].draw(art, { colour, design, mark })
    const shadow =
      item.stance === 'standing' ? groundShadow(art, item.ground.x, item.ground.y, item.ground.width, tones.floor) : ''
    return `<g transform="translate(${x} ${y}) scale(${scale}) translate(-500 -${FLOOR})">${shadow}${item.body}</g>`
  })
  return art.document(width, height, `${sweep(art, tones, width, height)}${windowLight(art, 0.22)}${items.join('')}`)
}
