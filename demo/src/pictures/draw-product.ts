import type { Item } from './recipe'
import type { Art } from './svg/art'
import { arch, stage, surface, sweep, type Tones, tonesFor, windowLight } from './svg/backdrop'
import { darker } from './svg/colour'
import { groundShadow } from './svg/shadow'

/** The views of a product: the whole, a close-up, and another arrangement. */
export type View = 1 | 2 | 3

// One shop, one light: sets differ only in these calm ways.
const SETS = ['plain', 'arch', 'plain', 'window', 'stage'] as const

function standingOn(art: Art, item: Item, tones: Tones, set: (typeof SETS)[number]): string {
  const { x, y, width } = item.ground
  const shadow = groundShadow(art, x, y, width, tones.floor)
  if (set === 'stage' && width > 0 && width < 430)
    return stage(art, tones, y - 4, Math.max(250, width * 0.72)) + shadow + item.body
  return (set === 'arch' ? arch(art, tones) : set === 'window' ? windowLight(art) : '') + shadow + item.body
}

function lyingOn(art: Art, item: Item, tones: Tones): string {
  return `<g filter="${art.dropShadow(16, darker(tones.floor, 0.75), 0.42)}">${item.body}</g>`
}

const at = (body: string, x: number, y: number, scale: number, turn = 0) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(-500 -500)">${body}</g>`

function whole(art: Art, item: Item, mood: number): string {
  const tones = tonesFor(item.tint, mood)
  if (item.stance === 'lying')
    return surface(art, tones) + (mood % 3 === 1 ? windowLight(art, 0.26) : '') + lyingOn(art, item, tones)
  const near = 'translate(500 545) scale(1.1) translate(-500 -560)'
  return `${sweep(art, tones)}<g transform="${near}">${standingOn(art, item, tones, SETS[mood % SETS.length] ?? 'plain')}</g>`
}

function closeUp(art: Art, item: Item, mood: number): string {
  const tones = tonesFor(item.tint, mood + 1)
  const [x, y] = item.focus
  const zoom = `translate(500 500) scale(1.75) translate(${-x} ${-y})`
  const lies = item.stance === 'lying'
  const subject = lies ? lyingOn(art, item, tones) : standingOn(art, item, tones, 'plain')
  return `${lies ? surface(art, tones) : sweep(art, tones)}<g transform="${zoom}">${subject}</g>`
}

function arranged(art: Art, item: Item, mood: number): string {
  const tones = tonesFor(item.tint, mood + 3)
  if (item.stance === 'lying')
    return surface(art, tones) + at(lyingOn(art, item, tones), 500, 500, 0.92, -16) + windowLight(art, 0.18)
  const one = standingOn(art, item, tones, 'plain')
  const behind = `<g filter="${art.blur(3)}" opacity=".96">${at(one, 672, 470, 0.82)}</g>`
  return sweep(art, tones) + windowLight(art, 0.22) + behind + at(one, 392, 515, 0.96)
}

/** The square picture of an item in one of its views, as SVG. */
export function scene(item: Item, art: Art, view: View, mood: number): string {
  const draw = view === 1 ? whole : view === 2 ? closeUp : arranged
  return art.document(1000, 1000, draw(art, item, mood))
}
