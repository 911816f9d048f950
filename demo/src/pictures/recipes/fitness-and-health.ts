import { BRANDS } from '../../brands'
import { BRIGHT, GLAZE, PACK } from '../palettes'
import { FLOOR, lying, type Recipe, standing } from '../recipe'
import { darker, type Hex, inkOn, lighter } from '../svg/colour'
import { soft } from '../svg/ground-shadow'
import { band, labelText } from '../svg/label-band'
import { lettering } from '../svg/lettering'
import { pickCyclic } from '../svg/pick-cyclic'
import { lid, revolutionBody } from '../svg/revolution-body'
import { roundedRect } from '../svg/rounded-path'
import { ballLight, faceLight, roundLight } from '../svg/surface-light'
import { svgNumber } from '../svg/svg-document'

const brands = BRANDS.health
const WHITE: Hex = '#f5f5f2'

/** A pair of dumbbells: rubber hex, coloured, chrome. */
export const dumbbell: Recipe = {
  colours: GLAZE.length,
  designs: 3,
  marks: 1,
  draw(svg, { colour, design }) {
    const main: Hex = design === 0 ? '#2b2d31' : pickCyclic(GLAZE, colour).hex
    const ring = pickCyclic(GLAZE, colour).hex
    const steel = svg.linear(
      [
        [0, '#eef0f2'],
        [0.4, '#9aa0a7'],
        [0.6, '#d9dcdf'],
        [1, '#6b7077'],
      ],
      [0, 0, 0, 1],
    )
    const head = (x: number) =>
      `<path d="M${x - 70} ${580}L${x - 54} 520H${x + 54}L${x + 70} 580V700L${x + 54} 760H${x - 54}L${x - 70} 700Z" fill="${main}"/><path d="M${x - 70} ${580}L${x - 54} 520H${x + 54}L${x + 70} 580V700L${x + 54} 760H${x - 54}L${x - 70} 700Z" fill="${svg.linear(
        [
          [0, '#ffffff', 0.42],
          [0.24, '#ffffff', 0.08],
          [0.26, '#000000', 0.02],
          [0.74, '#000000', 0.12],
          [0.76, '#000000', 0.4],
          [1, '#000000', 0.55],
        ],
        [0, 0, 0, 1],
      )}"/>${roundedRect(x - 26, 520, 16, 240)} fill="${ring}" opacity="${design === 2 ? 0 : 0.85}"/>`
    const foot = (x: number) =>
      `<ellipse cx="${x + 12}" cy="764" rx="130" ry="24" fill="${soft(svg, '#26252c', 0.6)}"/>`
    const one = `${foot(270)}${foot(730)}${roundedRect(330, 612, 340, 52, 20)} fill="${steel}"/>${head(270)}${head(730)}`
    return standing(
      `<g transform="translate(70 -150) scale(.86) translate(80 70)">${one}</g><g transform="translate(-30 60)">${one}</g>`,
      { width: 0, tint: design === 0 ? ring : main, focus: [300, 680], y: 812, x: 490 },
    )
  },
}

/** A rolled exercise mat. */
export const yogamat: Recipe = {
  colours: GLAZE.length,
  designs: 2,
  marks: 1,
  draw(svg, { colour, design }) {
    const main = pickCyclic(GLAZE, colour).hex
    const inner = lighter(main, 0.35)
    const spiral = Array.from(
      { length: 5 },
      (_, i) =>
        `<ellipse cx="262" cy="640" rx="${svgNumber(82 - i * 16)}" ry="${svgNumber(146 - i * 28)}" fill="${i % 2 ? main : inner}"/>`,
    ).join('')
    const body = 'M262 494H760Q842 500 842 640T760 786H262Z'
    const strap = (x: number) =>
      `<path d="M${x} 494Q${x + 46} 560 ${x + 46} 640T${x} 786H${x + 36}Q${x + 82} 720 ${x + 82} 640T${x + 36} 494Z" fill="${design ? '#c9a877' : darker(main, 0.5)}"/>`
    return standing(
      `<path d="${body}" fill="${main}"/><path d="${body}" fill="${svg.linear(
        [
          [0, '#ffffff', 0.3],
          [0.25, '#ffffff', 0.2],
          [0.6, '#000000', 0.08],
          [1, '#000000', 0.5],
        ],
        [0, 0, 0, 1],
      )}"/>${strap(420)}${strap(640)}${spiral}<ellipse cx="262" cy="640" rx="82" ry="146" fill="none" stroke="${darker(main, 0.3)}" stroke-width="5"/>`,
      { width: 640, tint: main, focus: [360, 620], y: 786, x: 520 },
    )
  },
}

const POWDERS = ['WHEY', 'PLANT PROTEIN', 'COLLAGEN', 'ELECTROLYTES', 'CREATINE'] as const

/** A tub of powder. */
export const tub: Recipe = {
  colours: PACK.length,
  designs: POWDERS.length,
  marks: brands.length,
  draw(svg, { colour, design, mark }) {
    const main = pickCyclic(PACK, colour).hex
    const body: Hex = design % 2 === 0 ? '#2a2c31' : WHITE
    const shape = { radius: 204, top: 430, bottom: 740 }
    return standing(
      revolutionBody(svg, {
        profile: [
          [180, 352],
          [204, 392, 24],
          [204, FLOOR, 30],
          [184, FLOOR + 8],
        ],
        colour: body,
        finish: 'satin',
      }) +
        band(svg, { ...shape, radius: 204.5 }, main, body, 'satin') +
        band(svg, { radius: 204.5, top: 640, bottom: 740 }, darker(main, 0.3), body, 'satin') +
        labelText({
          ...shape,
          bottom: 640,
          brand: pickCyclic(brands, mark),
          ink: inkOn(main),
          line: pickCyclic(POWDERS, design),
        }) +
        lettering(pickCyclic(['900 G', '1 KG', '450 G'] as const, design), {
          x: 500,
          y: 718,
          size: 26,
          colour: '#f4f1ea',
          weight: 0.16,
        }) +
        revolutionBody(svg, {
          profile: [
            [196, 270, 0],
            [200, 362, 10],
            [194, 368],
          ],
          colour: body === WHITE ? main : '#2a2c31',
          finish: 'satin',
        }) +
        lid(svg, 500, 270, 196, body === WHITE ? main : '#2a2c31'),
      { width: 420, tint: main, focus: [500, 560] },
    )
  },
}

/** A bathroom scale from above, or a pressure monitor. */
export const scale: Recipe = {
  colours: GLAZE.length,
  designs: 2,
  marks: brands.length,
  draw(svg, { colour, design, mark }) {
    const main = pickCyclic(GLAZE, colour).hex
    const screen = `${roundedRect(390, 280, 220, 110, 16)} fill="#c9d6c4"/>${roundedRect(390, 280, 220, 110, 16)} fill="${svg.linear(
      [
        [0, '#000000', 0.28],
        [0.3, '#000000', 0],
      ],
      [0, 0, 0, 1],
    )}"/>${lettering(design === 0 ? '68 4' : '118', { x: 500, y: 336, size: 56, colour: '#25302a', weight: 0.13 })}`
    const plates =
      design === 0
        ? `${roundedRect(262, 460, 200, 270, 30)} fill="#d5d9dc" opacity=".85"/>${roundedRect(538, 460, 200, 270, 30)} fill="#d5d9dc" opacity=".85"/>`
        : `<circle cx="500" cy="600" r="76" fill="${WHITE}"/><circle cx="500" cy="600" r="76" fill="${ballLight(svg, '#aab0b6', 0.7)}"/><path d="M480 600L496 618L526 580" fill="none" stroke="#2f7d62" stroke-width="11" stroke-linecap="round"/><circle cx="370" cy="600" r="34" fill="${lighter(main, 0.4)}"/><circle cx="630" cy="600" r="34" fill="${lighter(main, 0.4)}"/>`
    return lying(
      `${roundedRect(202, 212, 596, 576, 70)} fill="${main}"/>${roundedRect(202, 212, 596, 576, 70)} fill="${faceLight(svg, main, 1.1)}"/>${roundedRect(206, 216, 588, 568, 66)} fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="4"/>${screen}${plates}${lettering(pickCyclic(brands, mark), { x: 500, y: 752, size: 18, colour: inkOn(main), tracking: 0.4 })}`,
      main,
      [500, 380],
    )
  },
}

/** A first-aid case. */
export const firstaid: Recipe = {
  colours: PACK.length,
  designs: 2,
  marks: 1,
  draw(svg, { colour, design }) {
    const main = pickCyclic(PACK, colour).hex
    const cross = `<path d="M462 540H538V606H604V682H538V748H462V682H396V606H462Z" fill="${design === 0 ? WHITE : '#cf4436'}"/>`
    const plate = design === 1 ? `<circle cx="500" cy="644" r="138" fill="${WHITE}"/>` : ''
    return standing(
      `<path d="M400 470V414Q400 380 434 380H566Q600 380 600 414V470" fill="none" stroke="${darker(main, 0.5)}" stroke-width="28"/>${roundedRect(196, 460, 608, 350, 60)} fill="${main}"/>${roundedRect(196, 460, 608, 350, 60)} fill="${faceLight(svg, main, 1.2)}"/><path d="M196 520H804" stroke="#000" stroke-opacity=".25" stroke-width="6"/><path d="M196 526H804" stroke="#fff" stroke-opacity=".25" stroke-width="3"/>${roundedRect(300, 500, 50, 42, 8)} fill="#d5d9dc"/>${roundedRect(650, 500, 50, 42, 8)} fill="#d5d9dc"/>${plate}${cross}`,
      { width: 580, tint: main, focus: [500, 620], y: FLOOR - 4 },
    )
  },
}

/** Two toothbrushes or a thermometer in a cup. */
export const toothbrush: Recipe = {
  colours: BRIGHT.length,
  designs: 2,
  marks: 1,
  draw(svg, { colour, design }) {
    const main = pickCyclic(BRIGHT, colour).hex
    const cup: Hex = design === 0 ? '#e7ebec' : '#d9c3a3'
    const brush = (turn: number, paint: Hex) =>
      `<g transform="rotate(${turn} 500 760)">${roundedRect(484, 250, 32, 520, 16)} fill="${paint}"/>${roundedRect(484, 250, 32, 520, 16)} fill="${roundLight(svg, paint, 'satin')}"/>${roundedRect(478, 150, 44, 118, 20)} fill="${paint}"/>${roundedRect(438, 160, 42, 96, 8)} fill="#f6f4ee"/><path d="M440 176H478M440 192H478M440 208H478M440 224H478M440 240H478" stroke="#9aa4ad" stroke-opacity=".5" stroke-width="2"/><path d="M440 160H478V186H440Z" fill="${lighter(paint, 0.3)}"/></g>`
    return standing(
      brush(-10, main) +
        brush(13, pickCyclic(BRIGHT, colour + 3).hex) +
        revolutionBody(svg, {
          profile: [
            [140, 500],
            [128, FLOOR, 22],
            [112, FLOOR + 6],
          ],
          colour: cup,
          finish: design === 0 ? 'gloss' : 'matte',
        }) +
        `<ellipse cx="500" cy="500" rx="140" ry="18" fill="none" stroke="${lighter(cup, 0.5)}" stroke-width="7"/>`,
      { width: 260, tint: main, focus: [500, 420] },
    )
  },
}
