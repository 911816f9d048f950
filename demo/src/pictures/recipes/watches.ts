import { BRANDS } from '../../brands'
import { METAL, WATCH_DIALS } from '../palettes'
import { lying, type Recipe } from '../recipe'
import { darker, type Hex, lighter, lightness } from '../svg/colour'
import { lettering } from '../svg/lettering'
import { pickCyclic } from '../svg/pick-cyclic'
import { roundedRect } from '../svg/rounded-path'
import type { SvgDocument } from '../svg/svg-document'
import { svgNumber } from '../svg/svg-document'

const steel = (svg: SvgDocument, metal: Hex) =>
  svg.linear(
    [
      [0, lighter(metal, 0.75)],
      [0.25, metal],
      [0.45, darker(metal, 0.35)],
      [0.6, lighter(metal, 0.55)],
      [0.8, darker(metal, 0.15)],
      [1, darker(metal, 0.5)],
    ],
    [0, 0, 1, 1],
  )

function strap(svg: SvgDocument, colour: Hex): string {
  const d = 'M424 60H576L590 330H410ZM410 670H590L576 940H424Z'
  const light = svg.linear([
    [0, '#000000', 0.42],
    [0.14, '#ffffff', 0.16],
    [0.35, '#ffffff', 0.1],
    [0.75, '#000000', 0.1],
    [1, '#000000', 0.5],
  ])
  const holes = [770, 806, 842, 878]
    .map((y) => `<ellipse cx="500" cy="${y}" rx="7" ry="8" fill="${darker(colour, 0.7)}"/>`)
    .join('')
  const stitch =
    '<path d="M442 64L428 326M558 64L572 326M428 674L442 936M572 674L558 936" stroke="#f1e3c8" stroke-opacity=".75" stroke-width="3.4" stroke-dasharray="12 8"/>'
  return `<path d="${d}" fill="${colour}"/><path d="${d}" fill="${light}"/>${stitch}${holes}`
}

function bracelet(svg: SvgDocument, metal: Hex): string {
  const rounded = svg.linear([
    [0, darker(metal, 0.55)],
    [0.3, lighter(metal, 0.6)],
    [0.55, metal],
    [1, darker(metal, 0.5)],
  ])
  let links = ''
  for (let i = 0; i < 15; i++) {
    const top = i < 7 ? 50 + i * 42 : 648 + (i - 7) * 38
    const half = 82 + (i < 7 ? i : 14 - i) * 1.6
    const link = (x: number, width: number, height = 36) =>
      `${roundedRect(x, top, width, height, 5)} fill="${rounded}"/>${roundedRect(x, top, width, 9, 5)} fill="#fff" opacity=".3"/>${roundedRect(x, top + height - 8, width, 8, 4)} fill="#000" opacity=".22"/>`
    links += link(500 - half, half * 0.62) + link(500 + half * 0.38, half * 0.62) + link(500 - half * 0.36, half * 0.72)
  }
  return `<path d="M424 50H576L588 320H412ZM412 648H588L576 956H424Z" fill="${darker(metal, 0.62)}"/>${links}`
}

function dial(svg: SvgDocument, face: Hex, metal: Hex, design: number, brand: string): string {
  const ink: Hex = lightness(face) > 0.6 ? '#2b2c31' : '#f2ede0'
  const index = design === 3 || metal === '#565a61' ? ink : lighter(metal, 0.25)
  const turn = (i: number, body: string) => `<g transform="rotate(${i * 30} 500 500)">${body}</g>`
  const roman = (i: number) =>
    turn(i, `<rect x="495" y="332" width="10" height="${i % 3 === 0 ? 44 : 28}" rx="2" fill="${index}"/>`)
  const dots = (i: number) =>
    turn(
      i,
      i % 3 === 0
        ? `<rect x="493" y="330" width="14" height="38" rx="5" fill="${index}"/>`
        : `<circle cx="500" cy="344" r="9" fill="${index}"/>`,
    )
  const numbers = (i: number) =>
    turn(
      i,
      `<g transform="rotate(${-i * 30} 500 352)">${lettering(String(i === 0 ? 12 : i), { x: 500, y: 352, size: 28, colour: ink, weight: 0.15, tracking: 0.18 })}</g>`,
    )
  const marks = Array.from({ length: 12 }, (_, i) =>
    design % 4 === 0 ? roman(i) : design % 4 === 3 ? numbers(i) : dots(i),
  ).join('')
  const minutes = `<circle cx="500" cy="500" r="183" fill="none" stroke="${ink}" stroke-opacity=".6" stroke-width="7" stroke-dasharray="2 ${svgNumber((2 * Math.PI * 183) / 60 - 2)}"/>`
  const ring = (x: number, y: number, r: number, angle: number) =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="${darker(face, 0.16)}"/><circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${lighter(metal, 0.3)}" stroke-width="3"/><circle cx="${x}" cy="${y}" r="${r - 8}" fill="none" stroke="${ink}" stroke-opacity=".7" stroke-width="5" stroke-dasharray="2 8"/><path d="M${x} ${y}V${y - r + 10}" transform="rotate(${angle} ${x} ${y})" stroke="${ink}" stroke-width="4"/>`
  const chrono = design % 4 === 2 ? ring(438, 500, 44, 40) + ring(562, 500, 44, -70) + ring(500, 578, 44, 160) : ''
  const date =
    design % 4 === 1
      ? `${roundedRect(604, 484, 42, 32, 3)} fill="#fff"/>${lettering('21', { x: 625, y: 500, size: 17, colour: '#222222', weight: 0.15 })}`
      : ''
  const hand = (angle: number, d: string, paint: Hex) =>
    `<path d="${d}" transform="rotate(${angle} 500 500)" fill="${paint}" stroke="${darker(paint, 0.4)}" stroke-width="1"/>`
  const hands =
    hand(-58, 'M492 540L488 410L500 380L512 410L508 540Z', index) +
    hand(54, 'M494 545L491 350L500 322L509 350L506 545Z', index) +
    hand(200, 'M498.500 560L498.500 330H501.500L501.500 560Z', '#d1532f')
  return (
    `<circle cx="500" cy="500" r="200" fill="${face}"/><circle cx="500" cy="500" r="200" fill="${svg.radial(
      [
        [0, '#ffffff', 0.3],
        [0.6, '#ffffff', 0],
        [1, '#000000', 0.38],
      ],
      [0.4, 0.34, 0.72],
    )}"/>${minutes}${marks}${chrono}${date}` +
    lettering(brand, { x: 500, y: 424, size: 17, colour: ink, weight: 0.14, tracking: 0.34, maxWidth: 150 }) +
    `<g filter="${svg.dropShadow(4, '#000000', 0.45)}">${hands}</g><circle cx="500" cy="500" r="9" fill="${index}"/>`
  )
}

/** A wristwatch from above. Designs: four dials on leather, the same four on a bracelet; the mark is brand and case metal. */
export const watch: Recipe = {
  colours: WATCH_DIALS.length,
  designs: 8,
  marks: BRANDS.Watch.length * METAL.length,
  draw(svg, { colour, design, mark }) {
    const { hex: face, strap: leather } = pickCyclic(WATCH_DIALS, colour)
    const metal = pickCyclic(METAL, Math.floor(mark / BRANDS.Watch.length)).hex
    const crown = `${roundedRect(716, 476, 30, 48, 7)} fill="${steel(svg, metal)}"/><path d="M722 484H742M722 496H742M722 508H742M722 518H742" stroke="#000" stroke-opacity=".3" stroke-width="3"/>`
    const pushers =
      design % 4 === 2
        ? `<g transform="rotate(-32 500 500)">${roundedRect(714, 482, 30, 36, 8)} fill="${steel(svg, metal)}"/></g><g transform="rotate(32 500 500)">${roundedRect(714, 482, 30, 36, 8)} fill="${steel(svg, metal)}"/></g>`
        : ''
    const lugs = `<path d="M390 310L420 280L440 360L380 380ZM610 310L580 280L560 360L620 380ZM390 690L420 720L440 640L380 620ZM610 690L580 720L560 640L620 620Z" fill="${steel(svg, metal)}"/>`
    const bezel =
      design % 4 === 1
        ? `<circle cx="500" cy="500" r="218" fill="none" stroke="${lightness(face) > 0.6 ? '#26344f' : '#1d1f23'}" stroke-width="28"/><path d="M500 268L490 290H510Z" fill="#f2ede0"/><circle cx="500" cy="500" r="218" fill="none" stroke="#f2ede0" stroke-opacity=".8" stroke-width="12" stroke-dasharray="3 ${svgNumber((2 * Math.PI * 218) / 24 - 3)}"/>`
        : ''
    const glass = `<path d="M352 400Q420 300 560 318Q440 380 380 560Q330 480 352 400Z" fill="#fff" opacity=".16"/>`
    return lying(
      (design < 4 ? strap(svg, leather) : bracelet(svg, metal)) +
        crown +
        pushers +
        lugs +
        `<circle cx="500" cy="500" r="234" fill="${steel(svg, metal)}"/><circle cx="500" cy="500" r="206" fill="${darker(metal, 0.45)}"/>` +
        bezel +
        dial(svg, face, metal, design, pickCyclic(BRANDS.Watch, mark)) +
        `<circle cx="500" cy="500" r="203" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="6"/>${glass}`,
      design < 4 ? leather : face,
      [500, 500],
    )
  },
}

/** A fitness watch with a lit square screen. */
export const smartwatch: Recipe = {
  colours: WATCH_DIALS.length,
  designs: 3,
  marks: 1,
  draw(svg, { colour, design }) {
    const band = pickCyclic(WATCH_DIALS, colour).strap
    const soft = lightness(band) > 0.45 ? band : lighter(band, 0.08)
    const d = 'M400 40H600L612 320H388ZM388 680H612L600 960H400Z'
    const ringAt = (r: number, paint: Hex, share: number) =>
      `<circle cx="500" cy="520" r="${r}" fill="none" stroke="${paint}" stroke-opacity=".25" stroke-width="20"/><circle cx="500" cy="520" r="${r}" fill="none" stroke="${paint}" stroke-width="20" stroke-linecap="round" stroke-dasharray="${svgNumber(2 * Math.PI * r * share)} 999" transform="rotate(-90 500 520)"/>`
    const screens = [
      ringAt(104, '#ef5f6b', 0.78) + ringAt(78, '#9be15d', 0.6) + ringAt(52, '#53c6e8', 0.88),
      `${lettering('10 09', { x: 500, y: 452, size: 66, colour: '#f5f5f5', weight: 0.12, tracking: 0.2 })}<path d="M400 560L436 560L452 520L474 610L494 540L508 560H600" fill="none" stroke="#ef5f6b" stroke-width="9" stroke-linejoin="round"/>`,
      `${[0, 1, 2, 3, 4, 5, 6].map((i) => `${roundedRect(398 + i * 30, 600 - pickCyclic([60, 100, 84, 140, 120, 170, 90] as const, i), 18, pickCyclic([60, 100, 84, 140, 120, 170, 90] as const, i), 9)} fill="${i === 5 ? '#ffd166' : '#5b8def'}"/>`).join('')}${lettering('8412', { x: 500, y: 384, size: 40, colour: '#f5f5f5', weight: 0.14 })}`,
    ]
    return lying(
      `<path d="${d}" fill="${soft}"/><path d="${d}" fill="${svg.linear([
        [0, '#000000', 0.4],
        [0.2, '#ffffff', 0.2],
        [0.6, '#000000', 0.02],
        [1, '#000000', 0.45],
      ])}"/>` +
        `${roundedRect(692, 440, 22, 70, 8)} fill="${steel(svg, '#8b9098')}"/>${roundedRect(324, 302, 372, 396, 96)} fill="${steel(svg, '#8b9098')}"/>${roundedRect(336, 314, 348, 372, 86)} fill="#0d0e11"/>${pickCyclic(screens, design)}` +
        `<path d="M360 400Q360 340 420 336H560L380 600Q350 560 360 400Z" fill="#fff" opacity=".09"/>`,
      band,
      [500, 490],
    )
  },
}
