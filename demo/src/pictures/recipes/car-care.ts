import { BRANDS } from '../../brands'
import { PACK } from '../palettes'
import { FLOOR, type Recipe, standing } from '../recipe'
import { darker, type Hex, inkOn, lighter } from '../svg/colour'
import { labelText } from '../svg/label-band'
import { lettering } from '../svg/lettering'
import { pickCyclic } from '../svg/pick-cyclic'
import { lid, revolutionBody } from '../svg/revolution-body'
import { roundedPolygon, roundedRect } from '../svg/rounded-path'
import { faceLight, roundLight } from '../svg/surface-light'

const brands = BRANDS.automotive

const OILS = ['5W 30 OIL', '10W 40 OIL', 'COOLANT', 'SCREEN WASH', 'GEAR OIL'] as const

/** A handled jug of motor oil or fluid. */
export const oiljug: Recipe = {
  colours: PACK.length,
  designs: OILS.length,
  marks: brands.length,
  draw(svg, { colour, design, mark }) {
    const main = pickCyclic(PACK, colour).hex
    const body: Hex = pickCyclic(['#d9dcdf', '#26282c', '#e9e4d5'] as const, design)
    const d = `${roundedPolygon([
      [330, 330, 60],
      [420, 268, 20],
      [520, 268, 20],
      [600, 300, 40],
      [690, 380, 60],
      [700, FLOOR + 6, 36],
      [310, FLOOR + 6, 36],
    ])}M576 372Q560 380 566 420L580 560Q590 590 620 586Q640 580 640 550L632 430Q626 380 576 372Z`
    return standing(
      `<path d="${d}" fill-rule="evenodd" fill="${body}"/><path d="${d}" fill-rule="evenodd" fill="${roundLight(svg, body, 'satin')}"/><path d="M576 372Q560 380 566 420L580 560Q590 590 620 586" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="7"/>` +
        `${roundedRect(336, 500, 214, 240, 14)} fill="${main}"/><path d="M336 660L550 600V726Q550 740 536 740H350Q336 740 336 726Z" fill="${darker(main, 0.25)}"/>` +
        lettering(pickCyclic(brands, mark), {
          x: 443,
          y: 556,
          size: 34,
          colour: inkOn(main),
          weight: 0.18,
          maxWidth: 186,
        }) +
        lettering(pickCyclic(OILS, design), {
          x: 443,
          y: 694,
          size: 20,
          colour: inkOn(main),
          weight: 0.16,
          tracking: 0.3,
          maxWidth: 180,
        }) +
        `<path d="M600 620V770M620 620V770M640 620V770" stroke="#000" stroke-opacity=".14" stroke-width="5"/>` +
        revolutionBody(svg, {
          x: 470,
          profile: [
            [46, 200],
            [46, 276, 8],
            [42, 280],
          ],
          colour: main,
          finish: 'satin',
        }) +
        lid(svg, 470, 200, 46, main),
      { width: 390, tint: main, focus: [470, 600] },
    )
  },
}

/** A car battery or jump starter. */
export const carbattery: Recipe = {
  colours: PACK.length,
  designs: 2,
  marks: brands.length,
  draw(svg, { colour, design, mark }) {
    const main = pickCyclic(PACK, colour).hex
    const body: Hex = design === 0 ? '#2a2c30' : darker(main, 0.2)
    const terminal = (x: number, ring: Hex) =>
      revolutionBody(svg, {
        x,
        profile: [
          [30, 376],
          [34, 420],
        ],
        colour: '#b9bdc2',
        finish: 'metal',
      }) +
      `<ellipse cx="${x}" cy="422" rx="52" ry="12" fill="${ring}"/>${revolutionBody(svg, {
        x,
        profile: [
          [26, 366],
          [30, 414],
        ],
        colour: '#b9bdc2',
        finish: 'metal',
      })}`
    return standing(
      `<path d="M226 440L290 404H760L720 440Z" fill="${lighter(body, 0.22)}"/><path d="M720 440L760 404V760L720 ${FLOOR}Z" fill="${darker(body, 0.4)}"/>${roundedRect(226, 440, 494, 370, 14)} fill="${body}"/>${roundedRect(226, 440, 494, 60, 10)} fill="${lighter(body, 0.1)}"/>` +
        terminal(330, '#c23b33') +
        terminal(630, '#24262a') +
        `${roundedRect(262, 540, 422, 220, 10)} fill="${main}"/><path d="M262 690L684 620V750Q684 760 674 760H272Q262 760 262 750Z" fill="${lighter(main, 0.2)}"/>` +
        lettering(pickCyclic(brands, mark), {
          x: 473,
          y: 606,
          size: 50,
          colour: inkOn(main),
          weight: 0.19,
          maxWidth: 370,
        }) +
        lettering(design === 0 ? 'START STOP' : 'JUMP START', {
          x: 473,
          y: 712,
          size: 24,
          colour: inkOn(lighter(main, 0.2)),
          tracking: 0.4,
        }) +
        `${roundedRect(226, 440, 494, 370, 14)} fill="${faceLight(svg, body, 0.9)}"/>`,
      { width: 530, tint: main, focus: [470, 580], x: 490 },
    )
  },
}

const SPRAYS = ['WAX POLISH', 'GLASS CLEAN', 'LEATHER CARE', 'TYRE SHINE', 'BRAKE CLEAN'] as const

/** A spray bottle or aerosol can of car care. */
export const spray: Recipe = {
  colours: PACK.length,
  designs: SPRAYS.length,
  marks: brands.length,
  draw(svg, { colour, design, mark }) {
    const main = pickCyclic(PACK, colour).hex
    const aerosol = design >= 3
    const shape = { radius: 130, top: 500, bottom: 730 }
    const text = labelText({
      ...shape,
      brand: pickCyclic(brands, mark),
      ink: inkOn(main),
      line: pickCyclic(SPRAYS, design),
    })
    const can =
      revolutionBody(svg, {
        profile: [
          [60, 300],
          [126, 350, 50],
          [130, FLOOR - 6, 10],
          [122, FLOOR + 4],
        ],
        colour: main,
        finish: 'metal',
      }) +
      revolutionBody(svg, {
        profile: [
          [78, 224, 0],
          [82, 330, 6],
          [80, 334],
        ],
        colour: '#f1efe9',
      }) +
      lid(svg, 500, 224, 78, '#f1efe9') +
      text
    const head = `<path d="M462 356V300L430 292Q380 288 350 250L356 220H590Q640 224 640 262L620 286L540 300V356Z" fill="#2b2d31"/><path d="M462 356V300L430 292Q380 288 350 250L356 220H590Q640 224 640 262L620 286L540 300V356Z" fill="${faceLight(svg, '#2b2d31', 1.4)}"/>${roundedRect(330, 222, 34, 36, 6)} fill="${main}"/><path d="M430 296Q404 340 420 400L440 396Q436 340 462 312Z" fill="${main}"/>`
    const trigger =
      revolutionBody(svg, {
        profile: [
          [50, 370],
          [54, 400, 20],
          [130, 480, 60],
          [130, FLOOR, 30],
          [110, FLOOR + 6],
        ],
        colour: main,
        finish: 'gloss',
        opacity: 0.92,
      }) +
      head +
      revolutionBody(svg, {
        profile: [
          [56, 350],
          [56, 384],
        ],
        colour: '#2b2d31',
      }) +
      text
    return standing(aerosol ? can : trigger, { width: 260, tint: main, focus: [500, 560] })
  },
}
