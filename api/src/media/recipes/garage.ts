import { n } from '../art/art'
import { darker, type Hex, inkOn, lighter } from '../art/colour'
import { faceLight, roundLight } from '../art/finish'
import { labelText } from '../art/label'
import { lettering } from '../art/lettering'
import { box, polygon } from '../art/outline'
import { pick } from '../art/pick'
import { lid, turned } from '../art/turned'
import { BRANDS } from '../brands'
import { METAL, PACK } from '../palettes'
import { FLOOR, lying, type Recipe, standing } from '../recipe'

const brands = BRANDS.automotive

const OILS = ['5W 30 OIL', '10W 40 OIL', 'COOLANT', 'SCREEN WASH', 'GEAR OIL'] as const

/** A handled jug of motor oil or fluid. */
export const oiljug: Recipe = {
  colours: PACK.length,
  designs: OILS.length,
  marks: brands.length,
  draw(art, { colour, design, mark }) {
    const main = pick(PACK, colour).hex
    const body: Hex = pick(['#d9dcdf', '#26282c', '#e9e4d5'] as const, design)
    const d = `${polygon([
      [330, 330, 60],
      [420, 268, 20],
      [520, 268, 20],
      [600, 300, 40],
      [690, 380, 60],
      [700, FLOOR + 6, 36],
      [310, FLOOR + 6, 36],
    ])}M576 372Q560 380 566 420L580 560Q590 590 620 586Q640 580 640 550L632 430Q626 380 576 372Z`
    return standing(
      `<path d="${d}" fill-rule="evenodd" fill="${body}"/><path d="${d}" fill-rule="evenodd" fill="${roundLight(art, body, 'satin')}"/><path d="M576 372Q560 380 566 420L580 560Q590 590 620 586" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="7"/>` +
        `${box(336, 500, 214, 240, 14)} fill="${main}"/><path d="M336 660L550 600V726Q550 740 536 740H350Q336 740 336 726Z" fill="${darker(main, 0.25)}"/>` +
        lettering(pick(brands, mark), { x: 443, y: 556, size: 34, colour: inkOn(main), weight: 0.18, maxWidth: 186 }) +
        lettering(pick(OILS, design), {
          x: 443,
          y: 694,
          size: 20,
          colour: inkOn(main),
          weight: 0.16,
          tracking: 0.3,
          maxWidth: 180,
        }) +
        `<path d="M600 620V770M620 620V770M640 620V770" stroke="#000" stroke-opacity=".14" stroke-width="5"/>` +
        turned(art, {
          x: 470,
          profile: [
            [46, 200],
            [46, 276, 8],
            [42, 280],
          ],
          colour: main,
          finish: 'satin',
        }) +
        lid(art, 470, 200, 46, main),
      { width: 390, tint: main, focus: [470, 600] },
    )
  },
}

/** An alloy wheel with its tyre. */
export const wheel: Recipe = {
  colours: METAL.length,
  designs: 3,
  marks: 1,
  draw(art, { colour, design }) {
    const metal = pick(METAL, colour).hex
    const spokes = pick([5, 7, 10] as const, design)
    const light = art.linear(
      [
        [0, lighter(metal, 0.7)],
        [0.4, metal],
        [0.6, darker(metal, 0.3)],
        [1, lighter(metal, 0.2)],
      ],
      [0, 0, 1, 1],
    )
    const wide = pick([54, 38, 24] as const, design)
    const arms = Array.from(
      { length: spokes },
      (_, i) =>
        `<g transform="rotate(${n((i * 360) / spokes)} 500 530)"><path d="M${500 - wide * 0.55} 500L${500 - wide} 338Q500 322 ${500 + wide} 338L${500 + wide * 0.55} 500Z" fill="${light}" stroke="${darker(metal, 0.5)}" stroke-width="2"/></g>`,
    ).join('')
    const tread = `<circle cx="500" cy="530" r="279" fill="none" stroke="#3b3d42" stroke-width="14" stroke-dasharray="15 7"/>`
    return standing(
      `<circle cx="500" cy="530" r="284" fill="#1d1e21"/>${tread}<circle cx="500" cy="530" r="270" fill="${art.radial([
        [0, '#2b2c30'],
        [0.8, '#2b2c30'],
        [0.9, '#46484e'],
        [1, '#18191b'],
      ])}"/><circle cx="500" cy="530" r="236" fill="none" stroke="#4a4c52" stroke-width="3"/>` +
        `<circle cx="500" cy="530" r="206" fill="${light}"/><circle cx="500" cy="530" r="190" fill="#17181b"/><circle cx="500" cy="530" r="120" fill="none" stroke="#55585f" stroke-width="50" opacity=".7"/><path d="M600 440h50v70h-50Z" fill="#b23a2e" transform="rotate(30 600 470)"/>${arms}<circle cx="500" cy="530" r="54" fill="${light}"/><circle cx="500" cy="530" r="34" fill="${darker(metal, 0.55)}"/>` +
        Array.from(
          { length: 5 },
          (_, i) =>
            `<circle cx="${n(500 + 44 * Math.sin(i * 1.2566))}" cy="${n(530 - 44 * Math.cos(i * 1.2566))}" r="6" fill="#222"/>`,
        ).join(''),
      { width: 330, tint: metal, focus: [500, 500], y: FLOOR + 2 },
    )
  },
}

/** A car battery or jump starter. */
export const carbattery: Recipe = {
  colours: PACK.length,
  designs: 2,
  marks: brands.length,
  draw(art, { colour, design, mark }) {
    const main = pick(PACK, colour).hex
    const body: Hex = design === 0 ? '#2a2c30' : darker(main, 0.2)
    const terminal = (x: number, ring: Hex) =>
      turned(art, {
        x,
        profile: [
          [30, 376],
          [34, 420],
        ],
        colour: '#b9bdc2',
        finish: 'metal',
      }) +
      `<ellipse cx="${x}" cy="422" rx="52" ry="12" fill="${ring}"/>${turned(art, {
        x,
        profile: [
          [26, 366],
          [30, 414],
        ],
        colour: '#b9bdc2',
        finish: 'metal',
      })}`
    return standing(
      `<path d="M226 440L290 404H760L720 440Z" fill="${lighter(body, 0.22)}"/><path d="M720 440L760 404V760L720 ${FLOOR}Z" fill="${darker(body, 0.4)}"/>${box(226, 440, 494, 370, 14)} fill="${body}"/>${box(226, 440, 494, 60, 10)} fill="${lighter(body, 0.1)}"/>` +
        terminal(330, '#c23b33') +
        terminal(630, '#24262a') +
        `${box(262, 540, 422, 220, 10)} fill="${main}"/><path d="M262 690L684 620V750Q684 760 674 760H272Q262 760 262 750Z" fill="${lighter(main, 0.2)}"/>` +
        lettering(pick(brands, mark), { x: 473, y: 606, size: 50, colour: inkOn(main), weight: 0.19, maxWidth: 370 }) +
        lettering(design === 0 ? '12V 70AH' : 'JUMP START', {
          x: 473,
          y: 712,
          size: 24,
          colour: inkOn(lighter(main, 0.2)),
          tracking: 0.4,
        }) +
        `${box(226, 440, 494, 370, 14)} fill="${faceLight(art, body, 0.9)}"/>`,
      { width: 530, tint: main, focus: [470, 580], x: 490 },
    )
  },
}

const SPRAYS = ['WAX POLISH', 'GLASS CLEAN', 'LEATHER CARE', 'TYRE SHINE', 'BRAKE CLEAN'] as const

/** A trigger or aerosol of car care. */
export const spray: Recipe = {
  colours: PACK.length,
  designs: SPRAYS.length,
  marks: brands.length,
  draw(art, { colour, design, mark }) {
    const main = pick(PACK, colour).hex
    const aerosol = design >= 3
    const shape = { radius: 130, top: 500, bottom: 730 }
    const text = labelText({ ...shape, brand: pick(brands, mark), ink: inkOn(main), line: pick(SPRAYS, design) })
    const can =
      turned(art, {
        profile: [
          [60, 300],
          [126, 350, 50],
          [130, FLOOR - 6, 10],
          [122, FLOOR + 4],
        ],
        colour: main,
        finish: 'metal',
      }) +
      turned(art, {
        profile: [
          [78, 224, 0],
          [82, 330, 6],
          [80, 334],
        ],
        colour: '#f1efe9',
      }) +
      lid(art, 500, 224, 78, '#f1efe9') +
      text
    const head = `<path d="M462 356V300L430 292Q380 288 350 250L356 220H590Q640 224 640 262L620 286L540 300V356Z" fill="#2b2d31"/><path d="M462 356V300L430 292Q380 288 350 250L356 220H590Q640 224 640 262L620 286L540 300V356Z" fill="${faceLight(art, '#2b2d31', 1.4)}"/>${box(330, 222, 34, 36, 6)} fill="${main}"/><path d="M430 296Q404 340 420 400L440 396Q436 340 462 312Z" fill="${main}"/>`
    const trigger =
      turned(art, {
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
      turned(art, {
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

/** A steel tool box or fold-out tool set from the front. */
export const toolbox: Recipe = {
  colours: PACK.length,
  designs: 2,
  marks: brands.length,
  draw(art, { colour, design, mark }) {
    const main = pick(PACK, colour).hex
    const drawers =
      design === 1
        ? [560, 640, 720]
            .map(
              (y) =>
                `${box(196, y, 608, 70, 6)} fill="${lighter(main, 0.06)}"/>${box(196, y, 608, 70, 6)} fill="${faceLight(art, main, 1)}"/>${box(420, y + 26, 160, 16, 8)} fill="#c9cdd2"/>`,
            )
            .join('')
        : `<path d="M180 560H820V574H180Z" fill="#000" opacity=".3"/>${box(300, 540, 60, 76, 8)} fill="#c9cdd2"/>${box(640, 540, 60, 76, 8)} fill="#c9cdd2"/>`
    return standing(
      `<path d="M360 400V330Q360 300 390 300H610Q640 300 640 330V400" fill="none" stroke="#2b2d31" stroke-width="30"/><path d="M366 396V332Q366 306 392 306H608" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="6"/>` +
        `<path d="M180 440L220 396H780L820 440V${FLOOR}H180Z" fill="${main}"/><path d="M180 440L220 396H780L820 440Z" fill="${lighter(main, 0.3)}"/><path d="M180 440H820V${FLOOR}H180Z" fill="${faceLight(art, main, 1.2)}"/>${drawers}` +
        lettering(pick(brands, mark), {
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
  draw(art, { colour, design }) {
    const edge = pick(PACK, colour).hex
    const body: Hex = design === 0 ? '#2c2e32' : '#54565c'
    const d = polygon([
      [230, 250, 50],
      [430, 230, 40],
      [460, 320, 40],
      [462, 790, 50],
      [214, 790, 50],
    ])
    const ribs = art.pattern(
      26,
      26,
      design === 0
        ? '<path d="M0 13L13 0L26 13L13 26Z" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="4"/>'
        : '<path d="M0 6H26M0 18H26" stroke="#000" stroke-opacity=".2" stroke-width="5"/>',
    )
    const one = `<path d="${d}" fill="${body}"/><path d="${d}" fill="${ribs}"/><path d="${d}" fill="${faceLight(art, body, 1)}"/><path d="${d}" fill="none" stroke="${edge}" stroke-width="12"/>${box(280, 640, 130, 84, 10)} fill="${edge}" opacity=".85"/>`
    return lying(`${one}<g transform="translate(1000 0) scale(-1 1)">${one}</g>`, edge, [340, 640])
  },
}
