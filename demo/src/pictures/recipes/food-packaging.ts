import { BRANDS } from '../../brands'
import { motif } from '../motifs/motif'
import { PACK } from '../palettes'
import { FLOOR, type Recipe, standing } from '../recipe'
import { darker, type Hex, inkOn, lighter } from '../svg/colour'
import { sag } from '../svg/label-band'
import { lettering } from '../svg/lettering'
import { pickCyclic } from '../svg/pick-cyclic'
import { lid, revolutionBody } from '../svg/revolution-body'
import { roundedRect } from '../svg/rounded-path'

const brands = BRANDS.drinks

/** Fruits on cartons, by design number. */
const FRUIT = ['lemon', 'cherries', 'peach', 'ginger', 'grapes', 'orange'] as const
const ROASTS = ['ESPRESSO', 'HOUSE BLEND', 'SINGLE ORIGIN', 'DECAF', 'GREEN TEA', 'CHAMOMILE'] as const

/** A gable-top juice carton. */
export const juice: Recipe = {
  colours: PACK.length,
  designs: FRUIT.length,
  marks: brands.length,
  draw(svg, { colour, design, mark }) {
    const main = pickCyclic(PACK, colour).hex
    const front = `M330 420H590V${FLOOR + 10}L330 ${FLOOR - 2}Z`
    return standing(
      `<path d="M360 232H620L622 272H358Z" fill="${lighter(main, 0.3)}"/>` +
        `<path d="M358 272H622L590 420H330Z" fill="${lighter(main, 0.16)}"/><path d="M622 272L690 396L590 420Z" fill="${darker(main, 0.24)}"/>` +
        `<path d="${front}" fill="#f6f2e8"/><path d="M590 420L690 396V776L590 ${FLOOR + 10}Z" fill="${darker(main, 0.3)}"/>` +
        `<path d="M330 420H590V560Q460 620 330 560Z" fill="${main}"/>` +
        lettering(pickCyclic(brands, mark), {
          x: 460,
          y: 478,
          size: 44,
          colour: inkOn(main),
          weight: 0.19,
          maxWidth: 220,
        }) +
        lettering('PRESSED', { x: 460, y: 532, size: 16, colour: inkOn(main), tracking: 0.6 }) +
        motif(pickCyclic(FRUIT, design), 430, 696, 170) +
        motif(pickCyclic(FRUIT, design), 540, 736, 96) +
        `<path d="${front}" fill="${svg.linear([
          [0, '#ffffff', 0.3],
          [0.3, '#ffffff', 0],
          [1, darker(main, 0.8), 0.22],
        ])}"/>` +
        revolutionBody(svg, {
          x: 478,
          profile: [
            [34, 306, 0],
            [34, 350, 6],
            [32, 354],
          ],
          colour: '#f3f1ec',
        }) +
        lid(svg, 478, 306, 34, '#f3f1ec'),
      { width: 370, tint: main, focus: [460, 560], x: 510, y: FLOOR - 4 },
    )
  },
}

/** A side-gusset bag of coffee or tea with a folded top. */
export const coffeebag: Recipe = {
  colours: PACK.length,
  designs: ROASTS.length,
  marks: brands.length,
  draw(svg, { colour, design, mark }) {
    const main = pickCyclic(PACK, colour).hex
    const paper: Hex = pickCyclic(['#c9a67a', '#2a2b2e', '#efe9dd'] as const, design)
    const d = `M322 300H678L694 ${FLOOR - 6}Q600 ${FLOOR + 20} 500 ${FLOOR + 16}Q400 ${FLOOR + 20} 306 ${FLOOR - 6}Z`
    const folds = svg.linear([
      [0, '#000000', 0.34],
      [0.07, '#ffffff', 0.16],
      [0.13, '#000000', 0.1],
      [0.34, '#ffffff', 0.2],
      [0.6, '#000000', 0.02],
      [0.87, '#000000', 0.16],
      [0.93, '#ffffff', 0.12],
      [1, '#000000', 0.4],
    ])
    return standing(
      `<path d="${d}" fill="${paper}"/><path d="${d}" fill="${folds}"/>` +
        `<path d="M322 232H678V306H322Z" fill="${darker(paper, 0.1)}"/><path d="M322 232H678V306H322Z" fill="${folds}"/><path d="M322 306H678" stroke="#000" stroke-opacity=".35" stroke-width="4"/>` +
        `${roundedRect(306, 246, 388, 30, 6)} fill="${main}"/>` +
        `${roundedRect(372, 400, 256, 300, 4)} fill="${main}"/>` +
        lettering(pickCyclic(brands, mark), {
          x: 500,
          y: 466,
          size: 44,
          colour: inkOn(main),
          weight: 0.17,
          maxWidth: 210,
        }) +
        motif(design > 3 ? 'sprig' : 'cup', 500, 556, 96, 'opacity=".95"') +
        lettering(pickCyclic(ROASTS, design), {
          x: 500,
          y: 650,
          size: 18,
          colour: inkOn(main),
          tracking: 0.45,
          maxWidth: 210,
        }) +
        `${roundedRect(372, 400, 256, 300, 4)} fill="${folds}" opacity=".35"/><circle cx="500" cy="${352 + sag(10)}" r="15" fill="${darker(paper, 0.3)}"/><circle cx="500" cy="352" r="7" fill="${darker(paper, 0.6)}"/>`,
      { width: 390, tint: main, focus: [500, 540] },
    )
  },
}
