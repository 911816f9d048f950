import { BRANDS } from '../../brands'
import { GLAZE, METAL } from '../palettes'
import { FLOOR, type Recipe, standing } from '../recipe'
import { darker, type Hex, lighter } from '../svg/colour'
import { lettering } from '../svg/lettering'
import { pickCyclic } from '../svg/pick-cyclic'
import { lid, revolutionBody } from '../svg/revolution-body'
import { roundedPolygon } from '../svg/rounded-path'
import { faceLight } from '../svg/surface-light'

const brands = BRANDS.beauty
const CREAM: Hex = '#f4efe6'
const SCENTS = ['EAU DE PARFUM', 'NEROLI', 'CEDAR', 'FIG LEAF', 'ROSE', 'AMBER'] as const

/** A perfume bottle: thick glass, tinted liquid, a block stopper. */
export const perfume: Recipe = {
  colours: GLAZE.length,
  designs: SCENTS.length,
  marks: brands.length,
  draw(svg, { colour, design, mark }) {
    const juice = pickCyclic(GLAZE, colour).hex
    const round = design % 3 === 1
    const metal = pickCyclic(METAL, design).hex
    const outer = round
      ? 'M500 372A226 226 0 1 1 499 372Z'
      : roundedPolygon([
          [316, 396, 44],
          [684, 396, 44],
          [684, FLOOR + 8, 34],
          [316, FLOOR + 8, 34],
        ])
    const inner = round
      ? 'M500 404A192 192 0 1 1 499 404Z'
      : roundedPolygon([
          [344, 430, 26],
          [656, 430, 26],
          [656, 772, 20],
          [344, 772, 20],
        ])
    const level = svg.clip(`<path d="${inner}"/>`)
    const liquid = svg.linear([
      [0, darker(juice, 0.3)],
      [0.3, lighter(juice, 0.3)],
      [0.7, juice],
      [1, darker(juice, 0.35)],
    ])
    return standing(
      `<path d="${outer}" fill="#e9eef0" opacity=".75"/><path d="${outer}" fill="${faceLight(svg, juice, 1.1)}"/>` +
        `<g clip-path="${level}"><rect x="300" y="400" width="400" height="420" fill="${lighter(juice, 0.75)}"/><rect x="300" y="486" width="400" height="340" fill="${liquid}" opacity=".88"/><path d="M300 486H700" stroke="#fff" stroke-opacity=".6" stroke-width="4"/><path d="M360 420L430 420L380 800L330 800Z" fill="#fff" opacity=".35"/></g>` +
        `<path d="${outer}" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="5"/><path d="${outer}" fill="none" stroke="${darker(juice, 0.6)}" stroke-opacity=".35" stroke-width="2"/>` +
        `<rect x="404" y="556" width="192" height="120" fill="${CREAM}" opacity=".94"/><rect x="412" y="564" width="176" height="104" fill="none" stroke="${darker(juice, 0.4)}" stroke-width="2"/>` +
        lettering(pickCyclic(brands, mark), {
          x: 500,
          y: 604,
          size: 30,
          colour: darker(juice, 0.55),
          weight: 0.13,
          maxWidth: 156,
        }) +
        lettering(pickCyclic(SCENTS, design), {
          x: 500,
          y: 644,
          size: 13,
          colour: darker(juice, 0.55),
          tracking: 0.5,
          maxWidth: 150,
        }) +
        revolutionBody(svg, {
          profile: [
            [52, 350],
            [52, 396],
          ],
          colour: metal,
          finish: 'metal',
        }) +
        (design % 2 === 0
          ? revolutionBody(svg, {
              profile: [
                [84, 212, 0],
                [84, 352, 10],
                [80, 356],
              ],
              colour: '#2a2a2e',
              finish: 'gloss',
            }) + lid(svg, 500, 212, 84, '#2a2a2e')
          : revolutionBody(svg, {
              profile: [
                [72, 224],
                [72, 352, 6],
                [70, 354],
              ],
              colour: metal,
              finish: 'metal',
            }) + lid(svg, 500, 224, 72, metal)),
      { width: round ? 380 : 390, tint: juice, focus: [500, 560] },
    )
  },
}
