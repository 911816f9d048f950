import type { Item } from './recipe'
import { arch, backdropTones, stage, surface, sweep, type Tones, windowLight } from './svg/backdrop'
import { darker } from './svg/colour'
import { groundShadow } from './svg/ground-shadow'
import type { SvgDocument } from './svg/svg-document'

/** The views of a product: 1 the whole, 2 a close-up, 3 another arrangement, 4 where it is used (`scenes/`). */
export type View = 1 | 2 | 3 | 4

// Backdrops differ only in these ways, so that the shop looks like one.
const SETS = ['plain', 'arch', 'plain', 'window', 'stage'] as const

function standingOn(svg: SvgDocument, item: Item, tones: Tones, set: (typeof SETS)[number]): string {
  const { x, y, width } = item.ground
  const shadow = groundShadow(svg, x, y, width, tones.floor)
  if (set === 'stage' && width > 0 && width < 430)
    return stage(svg, tones, y - 4, Math.max(250, width * 0.72)) + shadow + item.body
  return (set === 'arch' ? arch(svg, tones) : set === 'window' ? windowLight(svg) : '') + shadow + item.body
}

function lyingOn(svg: SvgDocument, item: Item, tones: Tones): string {
  return `<g filter="${svg.dropShadow(16, darker(tones.floor, 0.75), 0.42)}">${item.body}</g>`
}

const at = (body: string, x: number, y: number, scale: number, turn = 0) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(-500 -500)">${body}</g>`

function whole(svg: SvgDocument, item: Item, backdrop: number): string {
  const tones = backdropTones(item.tint, backdrop)
  if (item.stance === 'lying')
    return surface(svg, tones) + (backdrop % 3 === 1 ? windowLight(svg, 0.26) : '') + lyingOn(svg, item, tones)
  const near = 'translate(500 545) scale(1.1) translate(-500 -560)'
  return `${sweep(svg, tones)}<g transform="${near}">${standingOn(svg, item, tones, SETS[backdrop % SETS.length] ?? 'plain')}</g>`
}

function closeUp(svg: SvgDocument, item: Item, backdrop: number): string {
  const tones = backdropTones(item.tint, backdrop + 1)
  const [x, y] = item.focus
  const zoom = `translate(500 500) scale(1.75) translate(${-x} ${-y})`
  const lies = item.stance === 'lying'
  const subject = lies ? lyingOn(svg, item, tones) : standingOn(svg, item, tones, 'plain')
  return `${lies ? surface(svg, tones) : sweep(svg, tones)}<g transform="${zoom}">${subject}</g>`
}

function arranged(svg: SvgDocument, item: Item, backdrop: number): string {
  const tones = backdropTones(item.tint, backdrop + 3)
  if (item.stance === 'lying')
    return surface(svg, tones) + at(lyingOn(svg, item, tones), 500, 500, 0.92, -16) + windowLight(svg, 0.18)
  const one = standingOn(svg, item, tones, 'plain')
  const behind = `<g filter="${svg.blur(3)}" opacity=".96">${at(one, 672, 470, 0.82)}</g>`
  return sweep(svg, tones) + windowLight(svg, 0.22) + behind + at(one, 392, 515, 0.96)
}

/** Draws the square picture of an item in one of its views but the scene, as SVG. */
export function drawProduct(item: Item, svg: SvgDocument, view: Exclude<View, 4>, backdrop: number): string {
  const draw = view === 1 ? whole : view === 2 ? closeUp : arranged
  return svg.render(1000, 1000, draw(svg, item, backdrop))
}
