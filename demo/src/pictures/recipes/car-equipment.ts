import { BRANDS } from '../../brands'
import { METAL, PACK } from '../palettes'
import { FLOOR, lying, type Recipe, standing } from '../recipe'
import { darker, type Hex, inkOn, lighter } from '../svg/colour'
import { lettering } from '../svg/lettering'
import { pickCyclic } from '../svg/pick-cyclic'
import { roundedPolygon, roundedRect } from '../svg/rounded-path'
import { faceLight } from '../svg/surface-light'
import { svgNumber } from '../svg/svg-document'

const brands = BRANDS.automotive

/** A steel tool box or fold-out tool set from the front. */
export const toolbox: Recipe = {
  colours: PACK.length,
  designs: 2,
  marks: brands.length,
  draw(svg, { colour, design, mark }) {
    const main = pickCyclic(PACK, colour).hex
    const drawers =
      design === 1
        ? [560, 640, 720]
            .map(
              (y) =>
                `${roundedRect(196, y, 608, 70, 6)} fill="${lighter(main, 0.06)}"/>${roundedRect(196, y, 608, 70, 6)} fill="${faceLight(svg, main, 1)}"/>${roundedRect(420, y + 26, 160, 16, 8)} fill="#c9cdd2"/>`,
            )
            .join('')
        : `<path d="M180 560H820V574H180Z" fill="#000" opacity=".3"/>${roundedRect(300, 540, 60, 76, 8)} fill="#c9cdd2"/>${roundedRect(640, 540, 60, 76, 8)} fill="#c9cdd2"/>`
    return standing(
      `<path d="M360 400V330Q360 300 390 300H610Q640 300 640 330V400" fill="none" stroke="#2b2d31" stroke-width="30"/><path d="M366 396V332Q366 306 392 306H608" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="6"/>` +
        `<path d="M180 440L220 396H780L820 440V${FLOOR}H180Z" fill="${main}"/><path d="M180 440L220 396H780L820 440Z" fill="${lighter(main, 0.3)}"/><path d="M180 440H820V${FLOOR}H180Z" fill="${faceLight(svg, main, 1.2)}"/>${drawers}` +
        lettering(pickCyclic(brands, mark), {
          x: 500,
          y: design === 1 ? 500 : 686,
          size: 44,
          colour: inkOn(main),
          weight: 0.18,
          maxWidth: 420,
        }),
      { width: 640, tint: main, focus: [500, 560] },
    )
  },
}

/** A rubber or carpet floor mat pair, from above. */
export const carmat: Recipe = {
  colours: PACK.length,
  designs: 2,
  marks: 1,
  draw(svg, { colour, design }) {
    const edge = pickCyclic(PACK, colour).hex
    const body: Hex = design === 0 ? '#2c2e32' : '#54565c'
    const d = roundedPolygon([
      [230, 250, 50],
      [430, 230, 40],
      [460, 320, 40],
      [462, 790, 50],
      [214, 790, 50],
    ])
    const ribs = svg.pattern(
      26,
      26,
      design === 0
        ? '<path d="M0 13L13 0L26 13L13 26Z" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="4"/>'
        : '<path d="M0 6H26M0 18H26" stroke="#000" stroke-opacity=".2" stroke-width="5"/>',
    )
    const one = `<path d="${d}" fill="${body}"/><path d="${d}" fill="${ribs}"/><path d="${d}" fill="${faceLight(svg, body, 1)}"/><path d="${d}" fill="none" stroke="${edge}" stroke-width="12"/>${roundedRect(280, 640, 130, 84, 10)} fill="${edge}" opacity=".85"/>`
    return lying(`${one}<g transform="translate(1000 0) scale(-1 1)">${one}</g>`, edge, [340, 640])
  },
}

/** An alloy wheel with its tyre. */
export const wheel: Recipe = {
  colours: METAL.length,
  designs: 3,
  marks: 1,
  draw(svg, { colour, design }) {
    const metal = pickCyclic(METAL, colour).hex
    const spokes = pickCyclic([5, 7, 10] as const, design)
    const light = svg.linear(
      [
        [0, lighter(metal, 0.7)],
        [0.4, metal],
        [0.6, darker(metal, 0.3)],
        [1, lighter(metal, 0.2)],
      ],
      [0, 0, 1, 1],
    )
    const wide = pickCyclic([54, 38, 24] as const, design)
    const arms = Array.from(
      { length: spokes },
      (_, i) =>
        `<g transform="rotate(${svgNumber((i * 360) / spokes)} 500 530)"><path d="M${500 - wide * 0.55} 500L${500 - wide} 338Q500 322 ${500 + wide} 338L${500 + wide * 0.55} 500Z" fill="${light}" stroke="${darker(metal, 0.5)}" stroke-width="2"/></g>`,
    ).join('')
    const tread = `<circle cx="500" cy="530" r="279" fill="none" stroke="#3b3d42" stroke-width="14" stroke-dasharray="15 7"/>`
    return standing(
      `<circle cx="500" cy="530" r="284" fill="#1d1e21"/>${tread}<circle cx="500" cy="530" r="270" fill="${svg.radial([
        [0, '#2b2c30'],
        [0.8, '#2b2c30'],
        [0.9, '#46484e'],
        [1, '#18191b'],
      ])}"/><circle cx="500" cy="530" r="236" fill="none" stroke="#4a4c52" stroke-width="3"/>` +
        `<circle cx="500" cy="530" r="206" fill="${light}"/><circle cx="500" cy="530" r="190" fill="#17181b"/><circle cx="500" cy="530" r="120" fill="none" stroke="#55585f" stroke-width="50" opacity=".7"/><path d="M600 440h50v70h-50Z" fill="#b23a2e" transform="rotate(30 600 470)"/>${arms}<circle cx="500" cy="530" r="54" fill="${light}"/><circle cx="500" cy="530" r="34" fill="${darker(metal, 0.55)}"/>` +
        Array.from(
          { length: 5 },
          (_, i) =>
            `<circle cx="${svgNumber(500 + 44 * Math.sin(i * 1.2566))}" cy="${svgNumber(530 - 44 * Math.cos(i * 1.2566))}" r="6" fill="#222"/>`,
        ).join(''),
      { width: 330, tint: metal, focus: [500, 500], y: FLOOR + 2 },
    )
  },
}
