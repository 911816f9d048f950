import { motif } from '../motifs/motif'
import { BRIGHT } from '../palettes'
import { FLOOR, lying, type Recipe, standing } from '../recipe'
import { darker, type Hex, lighter, mix } from '../svg/colour'
import { lettering } from '../svg/lettering'
import { pickCyclic } from '../svg/pick-cyclic'
import { lid, revolutionBody } from '../svg/revolution-body'
import { roundedRect } from '../svg/rounded-path'
import { ballLight, faceLight } from '../svg/surface-light'
import type { SvgDocument } from '../svg/svg-document'
import { svgNumber } from '../svg/svg-document'

const WOOD: Hex = '#d9b98a'
const bright = (index: number): Hex => pickCyclic(BRIGHT, index).hex

/** A stacking tower of rings. */
export const rings: Recipe = {
  colours: BRIGHT.length,
  designs: 2,
  marks: 1,
  draw(svg, { colour, design }) {
    const sizes = [210, 184, 158, 132, 106]
    const tower = sizes
      .map((r, i) => {
        const y = 700 - i * 82
        const paint = design === 1 ? mix(bright(colour), '#f6efe2', i * 0.17) : bright(colour + i)
        return (
          revolutionBody(svg, {
            profile: [
              [r - 30, y - 2],
              [r, y + 20, 34],
              [r, y + 50, 34],
              [r - 30, y + 78],
            ],
            colour: paint,
            finish: 'satin',
          }) + lid(svg, 500, y - 2, r - 30, paint)
        )
      })
      .join('')
    return standing(
      revolutionBody(svg, {
        profile: [
          [236, 776],
          [236, FLOOR, 12],
          [228, FLOOR + 6],
        ],
        colour: WOOD,
        finish: 'satin',
      }) +
        lid(svg, 500, 776, 236, WOOD) +
        tower +
        `<circle cx="500" cy="312" r="64" fill="${bright(colour + 5)}"/><circle cx="500" cy="312" r="64" fill="${ballLight(svg, bright(colour + 5), 0.8)}"/>`,
      { width: 470, tint: bright(colour), focus: [500, 500] },
    )
  },
}

function cube(svg: SvgDocument, x: number, y: number, size: number, paint: Hex, face: string): string {
  const d = size * 0.26
  return (
    `<path d="M${x} ${y}L${svgNumber(x + d)} ${svgNumber(y - d * 0.62)}H${svgNumber(x + size + d)}L${x + size} ${y}Z" fill="${lighter(paint, 0.4)}"/><path d="M${x + size} ${y}L${svgNumber(x + size + d)} ${svgNumber(y - d * 0.62)}V${svgNumber(y + size - d * 0.62)}L${x + size} ${y + size}Z" fill="${darker(paint, 0.3)}"/>` +
    `${roundedRect(x, y, size, size, 8)} fill="${paint}"/>${roundedRect(x + 14, y + 14, size - 28, size - 28, 10)} fill="${lighter(paint, 0.72)}"/>${face}${roundedRect(x, y, size, size, 8)} fill="${faceLight(svg, paint, 0.8)}"/>`
  )
}

/** Letter blocks in a small pile. */
export const blocks: Recipe = {
  colours: BRIGHT.length,
  designs: 3,
  marks: 1,
  draw(svg, { colour, design }) {
    const letters = pickCyclic(['ABC', 'TOY', 'FUN'] as const, design)
    const at = (i: number, x: number, y: number) =>
      cube(
        svg,
        x,
        y,
        210,
        bright(colour + i * 2),
        lettering(letters.charAt(i), {
          x: x + 105,
          y: y + 105,
          size: 104,
          colour: darker(bright(colour + i * 2), 0.25),
          weight: 0.22,
        }),
      )
    return standing(at(0, 266, 606) + at(1, 490, 606) + at(2, 372, 390), {
      width: 540,
      tint: bright(colour),
      focus: [490, 540],
      y: FLOOR + 4,
    })
  },
}

/** A wooden vehicle on round wheels: car, van, lorry. */
export const woodcar: Recipe = {
  colours: BRIGHT.length,
  designs: 3,
  marks: 1,
  draw(svg, { colour, design }) {
    const main = bright(colour)
    const bodies = [
      'M190 640Q190 560 270 556L350 546Q400 420 500 420H560Q640 424 680 556H740Q810 560 810 640V730H190Z',
      'M200 470Q200 420 250 420H640Q700 424 740 540L790 570Q810 590 810 640V730H200Z',
      'M180 440H580V730H180ZM600 520H700Q730 520 750 560L800 620V730H600Z',
    ]
    const windows = [
      'M392 548Q424 466 500 466H514V548ZM546 466H560Q614 470 638 548H546Z',
      'M246 466H400V560H246ZM430 466H630Q660 480 690 560H430Z',
      'M640 560H698L736 622H640Z',
    ]
    const d = pickCyclic(bodies, design)
    const tyre = (x: number) =>
      `<circle cx="${x}" cy="738" r="78" fill="#5b3d28"/><circle cx="${x}" cy="738" r="78" fill="${ballLight(svg, '#5b3d28', 0.4)}"/><circle cx="${x}" cy="738" r="44" fill="${WOOD}"/><circle cx="${x}" cy="738" r="44" fill="${ballLight(svg, WOOD, 0.6)}"/><circle cx="${x}" cy="738" r="13" fill="${darker(WOOD, 0.5)}"/>`
    return standing(
      `<path d="${d}" fill="${main}"/><path d="M180 660H810V730H180Z" fill="${WOOD}"/><path d="${pickCyclic(windows, design)}" fill="${lighter(WOOD, 0.65)}"/><path d="${d}" fill="${faceLight(svg, main, 1.2)}"/><circle cx="784" cy="640" r="17" fill="#f3d27a"/>` +
        tyre(330) +
        tyre(680),
      { width: 620, tint: main, focus: [560, 580], y: FLOOR + 2 },
    )
  },
}

/** A little robot of painted wood or tin. */
export const robot: Recipe = {
  colours: BRIGHT.length,
  designs: 2,
  marks: 1,
  draw(svg, { colour, design }) {
    const main = bright(colour)
    const other = bright(colour + 3)
    const part = (x: number, y: number, w: number, h: number, r: number, paint: Hex) =>
      `${roundedRect(x, y, w, h, r)} fill="${paint}"/>${roundedRect(x, y, w, h, r)} fill="${faceLight(svg, paint, 1.3)}"/>`
    const eye = (x: number) =>
      `<circle cx="${x}" cy="340" r="42" fill="#f7f3e8"/><circle cx="${x}" cy="340" r="22" fill="#25262b"/><circle cx="${x - 8}" cy="331" r="8" fill="#fff"/>`
    const chest =
      design === 0
        ? `${part(400, 560, 200, 110, 14, lighter(WOOD, 0.4))}<circle cx="446" cy="614" r="22" fill="#d1603d"/><circle cx="500" cy="614" r="22" fill="#eec04f"/><circle cx="554" cy="614" r="22" fill="#5aa07d"/>`
        : `<circle cx="500" cy="614" r="62" fill="#f7f3e8"/><path d="M500 614L530 572" stroke="#d1603d" stroke-width="9" stroke-linecap="round"/><circle cx="500" cy="614" r="48" fill="none" stroke="#25262b" stroke-width="6" stroke-dasharray="3 16"/>`
    return standing(
      `<path d="M500 250V190" stroke="#8b9098" stroke-width="11"/><circle cx="500" cy="182" r="26" fill="${other}"/><circle cx="500" cy="182" r="26" fill="${ballLight(svg, other, 0.8)}"/>` +
        part(258, 540, 64, 180, 32, other) +
        part(678, 540, 64, 180, 32, other) +
        part(390, 720, 78, 94, 14, darker(main, 0.3)) +
        part(532, 720, 78, 94, 14, darker(main, 0.3)) +
        part(338, 478, 324, 260, 34, main) +
        part(452, 446, 96, 40, 6, '#b9bdc2') +
        part(356, 244, 288, 210, 44, design === 0 ? main : lighter(main, 0.3)) +
        part(326, 310, 32, 76, 10, other) +
        part(642, 310, 32, 76, 10, other) +
        eye(440) +
        eye(560) +
        '<path d="M436 408H564" stroke="#25262b" stroke-width="9" stroke-linecap="round" stroke-dasharray="18 13"/>' +
        chest,
      { width: 340, tint: main, focus: [500, 400] },
    )
  },
}

const SCENES = ['rocket', 'dinosaur', 'sailboat', 'castle', 'octopus', 'train'] as const

/** A half-finished jigsaw puzzle from above. */
export const puzzle: Recipe = {
  colours: BRIGHT.length,
  designs: SCENES.length,
  marks: 1,
  draw(svg, { colour, design }) {
    const main = bright(colour)
    const cell = 148
    let cuts = ''
    for (let i = 1; i < 4; i++)
      for (let j = 0; j < 4; j++) {
        const [a, b] = [204 + i * cell, 204 + j * cell]
        const s = (i + j) % 2 ? 1 : -1
        cuts += `M${a} ${b}v54c0 10 ${s * 34} -8 ${s * 34} 20s${-s * 34} 10 ${-s * 34} 20v54M${b} ${a}h54c10 0 -8 ${s * 34} 20 ${s * 34}s10 ${-s * 34} 20 ${-s * 34}h54`
      }
    const picture = `${roundedRect(204, 204, 592, 592, 14)} fill="${svg.linear(
      [
        [0, lighter(main, 0.6)],
        [1, lighter(main, 0.15)],
      ],
      [0, 0, 0, 1],
    )}"/><path d="M204 640Q360 560 500 620T796 600V796H204Z" fill="${darker(main, 0.16)}"/><circle cx="690" cy="310" r="52" fill="#fff6da"/>${motif(pickCyclic(SCENES, design), 480, 500, 360)}`
    return lying(
      `${picture}<path d="${cuts}" fill="none" stroke="${darker(main, 0.6)}" stroke-opacity=".55" stroke-width="3.500"/><path d="${cuts}" transform="translate(2.500 2.500)" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="2"/>${roundedRect(204, 204, 592, 592, 14)} fill="${faceLight(svg, main, 0.5)}"/>`,
      main,
      [470, 480],
    )
  },
}
