import { BRANDS } from '../../brands'
import { GLAZE, METAL } from '../palettes'
import { FLOOR, type Recipe, standing } from '../recipe'
import { darker, type Hex, inkOn, lighter, mix } from '../svg/colour'
import { band, labelText } from '../svg/label-band'
import { lettering } from '../svg/lettering'
import { pickCyclic } from '../svg/pick-cyclic'
import { lid, revolutionBody } from '../svg/revolution-body'

const brands = BRANDS.beauty
const CREAM: Hex = '#f4efe6'

const CREAMS = ['DAY CREAM', 'NIGHT BALM', 'CLAY MASK', 'BODY BUTTER'] as const

/** A low jar of cream with a metal or lacquered lid. */
export const creamjar: Recipe = {
  colours: GLAZE.length,
  designs: CREAMS.length,
  marks: brands.length,
  draw(svg, { colour, design, mark }) {
    const body = pickCyclic(GLAZE, colour).hex
    const frosted = design % 2 === 1
    const cap = frosted ? pickCyclic(METAL, colour).hex : lighter(body, 0.55)
    const ink = inkOn(body)
    const shape = { radius: 214, top: 590, bottom: 760 }
    return standing(
      revolutionBody(svg, {
        profile: [
          [206, 520],
          [214, 548, 20],
          [214, FLOOR - 10, 60],
          [176, FLOOR + 14],
        ],
        colour: body,
        finish: design === 2 ? 'matte' : 'gloss',
      }) +
        labelText({ ...shape, brand: pickCyclic(brands, mark), ink, line: pickCyclic(CREAMS, design) }) +
        revolutionBody(svg, {
          profile: [
            [210, 404, 0],
            [220, 416, 8],
            [220, 528, 10],
            [214, 536],
          ],
          colour: cap,
          finish: frosted ? 'metal' : 'satin',
        }) +
        lid(svg, 500, 406, 211, cap),
      { width: 450, tint: body, focus: [500, 590] },
    )
  },
}

const SERUMS = ['FACE OIL', 'HYALURONIC', 'VITAMIN C', 'NIACINAMIDE', 'ROSEHIP', 'RETINAL'] as const

/** A glass dropper bottle of serum or oil. */
export const dropper: Recipe = {
  colours: GLAZE.length,
  designs: SERUMS.length,
  marks: brands.length,
  draw(svg, { colour, design, mark }) {
    const tint = pickCyclic(GLAZE, colour).hex
    const amber = design % 2 === 0
    const glass: Hex = amber ? '#8a4a1e' : mix(tint, '#ffffff', 0.25)
    const bulb: Hex = amber ? '#26272b' : '#f3f1ec'
    const shape = { radius: 138, top: 540, bottom: 740 }
    return standing(
      revolutionBody(svg, {
        profile: [
          [62, 404],
          [62, 430, 8],
          [138, 470, 42],
          [138, FLOOR, 30],
          [116, FLOOR + 8],
        ],
        colour: glass,
        finish: 'gloss',
        opacity: amber ? 1 : 0.82,
      }) +
        band(svg, { ...shape, radius: 138.5 }, amber ? CREAM : 'none', CREAM) +
        labelText({
          ...shape,
          brand: pickCyclic(brands, mark),
          ink: amber ? darker(tint, 0.5) : inkOn(glass),
          line: pickCyclic(SERUMS, design),
        }) +
        revolutionBody(svg, {
          profile: [
            [70, 330],
            [70, 418, 8],
            [66, 422],
          ],
          colour: amber ? bulb : pickCyclic(METAL, colour).hex,
          finish: amber ? 'satin' : 'metal',
        }) +
        lid(svg, 500, 330, 70, amber ? bulb : pickCyclic(METAL, colour).hex) +
        revolutionBody(svg, {
          profile: [
            [26, 196, 20],
            [42, 214, 26],
            [38, 300, 20],
            [44, 330],
          ],
          colour: bulb,
          finish: 'satin',
        }),
      { width: 290, tint: amber ? tint : glass, focus: [500, 560] },
    )
  },
}

const TUBES = ['HAND CREAM', 'CLEANSER', 'SPF 50', 'BODY LOTION', 'SCRUB', 'CONDITIONER'] as const

/** A tube standing on its cap. */
export const tube: Recipe = {
  colours: GLAZE.length,
  designs: TUBES.length,
  marks: brands.length,
  draw(svg, { colour, design, mark }) {
    const body = pickCyclic(GLAZE, colour).hex
    const cap = design % 2 === 0 ? darker(body, 0.2) : CREAM
    const d = 'M336 212L664 212L664 246Q640 560 616 730H384Q360 560 336 246Z'
    const ink = inkOn(body)
    const accents = [
      `<path d="M349 400Q500 430 651 400L640 520Q500 560 360 520Z" fill="${lighter(body, 0.5)}" opacity=".55"/>`,
      `<circle cx="500" cy="610" r="62" fill="none" stroke="${ink}" stroke-width="5"/><circle cx="500" cy="610" r="44" fill="${ink}" opacity=".16"/>`,
      `<path d="M420 640Q500 540 580 640" fill="none" stroke="${ink}" stroke-width="6"/><path d="M440 664Q500 590 560 664" fill="none" stroke="${ink}" stroke-width="6" opacity=".6"/>`,
    ]
    return standing(
      revolutionBody(svg, {
        profile: [
          [112, 722],
          [112, FLOOR, 14],
          [106, FLOOR + 4],
        ],
        colour: cap,
        finish: 'satin',
      }) +
        `<path d="${d}" fill="${body}"/>${pickCyclic(accents, design)}` +
        `<path d="${d}" fill="${svg.linear([
          [0, darker(body, 0.7), 0.5],
          [0.1, darker(body, 0.7), 0.12],
          [0.22, '#ffffff', 0.4],
          [0.32, '#ffffff', 0.08],
          [0.7, darker(body, 0.7), 0.06],
          [1, darker(body, 0.8), 0.5],
        ])}"/>` +
        `<path d="M336 212H664V246H336Z" fill="${lighter(body, 0.3)}" opacity=".7"/><path d="M336 246H664" stroke="${darker(body, 0.4)}" stroke-opacity=".4" stroke-width="3"/>` +
        lettering(pickCyclic(brands, mark), { x: 500, y: 330, size: 46, colour: ink, weight: 0.15, maxWidth: 240 }) +
        lettering(pickCyclic(TUBES, design), { x: 500, y: 390, size: 18, colour: ink, tracking: 0.55, maxWidth: 220 }),
      { width: 250, tint: body, focus: [500, 430] },
    )
  },
}
