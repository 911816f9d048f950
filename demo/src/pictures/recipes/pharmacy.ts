import { BRANDS } from '../../brands'
import { PACK } from '../palettes'
import { FLOOR, type Recipe, standing } from '../recipe'
import { darker, type Hex, inkOn, lighter } from '../svg/colour'
import { band, labelText } from '../svg/label-band'
import { lettering } from '../svg/lettering'
import { pickCyclic } from '../svg/pick-cyclic'
import { lid, revolutionBody } from '../svg/revolution-body'
import { roundedRect } from '../svg/rounded-path'
import { faceLight, roundLight } from '../svg/surface-light'
import type { SvgDocument } from '../svg/svg-document'
import { svgNumber } from '../svg/svg-document'

const brands = BRANDS.pills
const WHITE: Hex = '#f3f2ee'
const AMBER: Hex = '#9a4f1c'

/** What the bottles hold, by design number. */
const BOTTLED = ['VITAMIN C', 'MAGNESIUM', 'OMEGA 3', 'ZINC', 'VITAMIN D3', 'IRON'] as const

function ridges(x: number, radius: number, top: number, bottom: number): string {
  let d = ''
  for (let i = -11; i <= 11; i++) {
    const at = x + radius * Math.sin((i / 12) * (Math.PI / 2))
    const drop = Math.cos((i / 12) * (Math.PI / 2)) * radius * 0.13
    d += `M${svgNumber(at)} ${svgNumber(top + drop)}V${svgNumber(bottom + drop)}`
  }
  return `<path d="${d}" stroke="#1a1d22" stroke-opacity=".14" stroke-width="4"/>`
}

/** A capped bottle of tablets with a wrapped label. */
export const pillbottle: Recipe = {
  colours: PACK.length,
  designs: BOTTLED.length,
  marks: brands.length,
  draw(svg, { colour, design, mark }) {
    const label = pickCyclic(PACK, colour).hex
    const amber = design % 3 === 1
    const body = amber ? AMBER : WHITE
    const cap = design % 2 === 0 ? WHITE : lighter(label, 0.05)
    const plain = design % 2 === 1
    const paper = plain ? WHITE : label
    const shape = { radius: 163, top: 445, bottom: 735 }
    return standing(
      revolutionBody(svg, {
        profile: [
          [116, 318],
          [116, 350, 10],
          [166, 386, 34],
          [166, FLOOR, 26],
          [150, FLOOR + 8],
        ],
        colour: body,
        finish: 'satin',
      }) +
        band(svg, { ...shape, radius: 166 }, paper, body, 'satin') +
        band(svg, { radius: 166, top: 445, bottom: 470 }, darker(label, plain ? 0 : 0.25), label, 'satin') +
        labelText({
          ...shape,
          brand: pickCyclic(brands, mark),
          ink: plain ? label : inkOn(label),
          line: pickCyclic(BOTTLED, design),
        }) +
        revolutionBody(svg, {
          profile: [
            [138, 222, 0],
            [138, 330, 12],
            [132, 336],
          ],
          colour: cap,
          finish: 'satin',
        }) +
        ridges(500, 138, 236, 322) +
        lid(svg, 500, 222, 138, cap),
      { width: 340, tint: label, focus: [500, 520] },
    )
  },
}

const CARTONED = ['IBUPROFEN', 'ALLERGY', 'COLD & FLU', 'SLEEP AID', 'ANTACID', 'THROAT'] as const

function capsule(svg: SvgDocument, x: number, y: number, turn: number, one: Hex, two: Hex): string {
  const body = `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M-46 -19H0V19H-46A19 19 0 0 1 -46 -19Z" fill="${one}"/><path d="M46 -19H0V19H46A19 19 0 0 0 46 -19Z" fill="${two}"/>`
  return `${body}${roundedRect(-65, -19, 130, 38, 19)} fill="${svg.linear(
    [
      [0, '#ffffff', 0.1],
      [0.28, '#ffffff', 0.6],
      [0.5, '#ffffff', 0],
      [1, '#1c2230', 0.4],
    ],
    [0, 0, 0, 1],
  )}"/></g>`
}

/** A blister pack: foil with two rows of tablets. */
function blister(svg: SvgDocument, tablet: Hex): string {
  const dome = svg.radial(
    [
      [0, '#ffffff', 0.9],
      [0.3, '#ffffff', 0.2],
      [0.8, '#39404c', 0.12],
      [1, '#39404c', 0.42],
    ],
    [0.38, 0.32, 0.7],
  )
  let domes = ''
  for (let i = 0; i < 8; i++) {
    const [x, y] = [46 + (i % 4) * 76, 50 + Math.floor(i / 4) * 76]
    domes += `<circle cx="${x}" cy="${y}" r="28" fill="${tablet}"/><circle cx="${x}" cy="${y}" r="30" fill="${dome}"/>`
  }
  const foil = svg.linear(
    [
      [0, '#e9ecef'],
      [0.4, '#c3c8ce'],
      [0.6, '#dde1e5'],
      [1, '#a8aeb6'],
    ],
    [0, 0, 1, 1],
  )
  return `${roundedRect(0, 0, 320, 176, 16)} fill="${foil}"/>${domes}`
}

/** A folding carton with its blister leaning in front. */
export const carton: Recipe = {
  colours: PACK.length,
  designs: CARTONED.length,
  marks: brands.length,
  draw(svg, { colour, design, mark }) {
    const main = pickCyclic(PACK, colour).hex
    const second = pickCyclic(PACK, colour + 3).hex
    const front = `<path d="M292 330L640 330L640 ${FLOOR}L292 ${FLOOR}Z" fill="${WHITE}"/>`
    const graphic = [
      `<path d="M292 330H640V540Q466 600 292 500Z" fill="${main}"/><path d="M292 500Q466 600 640 540V566Q466 630 292 524Z" fill="${second}"/>`,
      `<path d="M292 330H640V560H292Z" fill="${main}"/><path d="M292 560H640V574H292Z" fill="${second}"/>`,
      `<path d="M292 330H640V${FLOOR}H292Z" fill="${main}"/><circle cx="590" cy="740" r="150" fill="${lighter(main, 0.2)}" opacity=".5" clip-path="${svg.clip(`${roundedRect(292, 330, 348, 480)}/>`)}"/>`,
    ]
    const onMain = inkOn(main)
    return standing(
      `<path d="M292 330L340 300L684 300L640 330Z" fill="${lighter(main, 0.35)}"/>` +
        `<path d="M640 330L684 300L684 770L640 ${FLOOR}Z" fill="${darker(main, 0.34)}"/>` +
        front +
        pickCyclic(graphic, design) +
        lettering(pickCyclic(brands, mark), { x: 466, y: 400, size: 46, colour: onMain, weight: 0.18, maxWidth: 280 }) +
        lettering(pickCyclic(CARTONED, design), {
          x: 466,
          y: 468,
          size: 20,
          colour: onMain,
          tracking: 0.5,
          maxWidth: 260,
        }) +
        `<path d="M292 330H640V${FLOOR}H292Z" fill="${faceLight(svg, main, 0.8)}"/>` +
        `<ellipse cx="560" cy="838" rx="190" ry="22" fill="#20242c" opacity=".3" filter="${svg.blur(10)}"/>` +
        `<g transform="translate(398 668) rotate(-5) skewX(-6)">${blister(svg, lighter(second, 0.55))}</g>` +
        capsule(svg, 770, 838, -22, main, WHITE),
      { width: 420, tint: main, focus: [480, 450], x: 490 },
    )
  },
}

/** A clear jar of softgels or capsules with a small label. */
export const capsulejar: Recipe = {
  colours: PACK.length,
  designs: 4,
  marks: brands.length,
  draw(svg, { colour, design, mark }) {
    const tint = pickCyclic(PACK, colour).hex
    const gels: readonly (readonly [Hex, Hex])[] = [
      ['#e8a93c', '#e8a93c'],
      [tint, WHITE],
      ['#7c9a5e', '#a9bd87'],
      ['#b14a3d', '#d98b6a'],
    ]
    const [one, two] = pickCyclic(gels, design)
    let fill = ''
    for (let row = 0; row < 9; row++)
      for (let i = 0; i < 5; i++) {
        const spin = ((row * 71 + i * 137 + design * 40) % 180) - 90
        fill += capsule(svg, 345 + i * 78 + (row % 2) * 26, 800 - row * 42, spin, one, two)
      }
    const inside = svg.clip(
      `<path d="M318 420Q318 380 350 372H650Q682 380 682 420V800Q682 838 500 840Q318 838 318 800Z"/>`,
    )
    return standing(
      revolutionBody(svg, {
        profile: [
          [120, 318],
          [120, 340, 16],
          [186, 388, 44],
          [186, FLOOR, 28],
          [160, FLOOR + 8],
        ],
        colour: '#dfe6e8',
        opacity: 0.45,
        finish: 'glass',
      }) +
        `<g clip-path="${inside}">${fill}</g>` +
        `<path d="M318 420Q318 380 350 372H650Q682 380 682 420V800Q682 838 500 840Q318 838 318 800Z" fill="${roundLight(svg, one, 'glass')}"/>` +
        band(svg, { radius: 187, top: 520, bottom: 690 }, WHITE, WHITE) +
        labelText({
          radius: 187,
          top: 520,
          bottom: 690,
          brand: pickCyclic(brands, mark),
          ink: darker(tint, 0.25),
          line: 'DAILY CAPSULES',
        }) +
        revolutionBody(svg, {
          profile: [
            [136, 232],
            [136, 326, 10],
            [130, 332],
          ],
          colour: darker(tint, 0.1),
          finish: 'satin',
        }) +
        lid(svg, 500, 232, 136, darker(tint, 0.1)),
      { width: 380, tint: one, focus: [500, 560] },
    )
  },
}
