import { BRANDS } from '../../brands'
import { motif } from '../motifs/motif'
import { CLOTH, GLAZE, PACK } from '../palettes'
import { FLOOR, type Recipe, standing } from '../recipe'
import { cloth, knit, seam } from '../svg/cloth'
import { darker, type Hex, inkOn, lighter, mix } from '../svg/colour'
import { lettering } from '../svg/lettering'
import { pickCyclic } from '../svg/pick-cyclic'
import { lid, revolutionBody } from '../svg/revolution-body'
import { ballLight } from '../svg/surface-light'
import { svgNumber } from '../svg/svg-document'

const BONE = 'M-60 -16C-70 -52 -112 -40 -100 -8C-122 18 -84 52 -60 16H60C84 52 122 18 100 -8C112 -40 70 -52 60 -16Z'

/** A feeding bowl, filled. */
export const petbowl: Recipe = {
  colours: GLAZE.length,
  designs: 3,
  marks: 1,
  draw(svg, { colour, design }) {
    const glaze = pickCyclic(GLAZE, colour).hex
    const mark: Hex = lighter(glaze, 0.7)
    const kibble = Array.from({ length: 60 }, (_, i) => {
      const a = i * 2.4
      const r = Math.sqrt(i / 60)
      return `<ellipse cx="${svgNumber(500 + Math.cos(a) * r * 182)}" cy="${svgNumber(574 + Math.sin(a) * r * 22 - (1 - r) * 26)}" rx="17" ry="12" fill="${pickCyclic(['#8a5a32', '#a06a3c', '#764824'] as const, i)}"/>`
    }).join('')
    const emblem = [
      `<path transform="translate(500 728) scale(.9)" d="${BONE}" fill="${mark}"/>`,
      `<g fill="${mark}"><ellipse cx="500" cy="740" rx="30" ry="24"/><ellipse cx="460" cy="712" rx="13" ry="17"/><ellipse cx="486" cy="696" rx="13" ry="18"/><ellipse cx="514" cy="696" rx="13" ry="18"/><ellipse cx="540" cy="712" rx="13" ry="17"/></g>`,
      `<path d="M500 766C440 720 460 684 486 692Q498 698 500 712Q502 698 514 692C540 684 560 720 500 766Z" fill="${mark}"/>`,
    ]
    return standing(
      revolutionBody(svg, {
        profile: [
          [222, 572],
          [236, 600, 20],
          [276, FLOOR, 14],
          [262, FLOOR + 6],
        ],
        colour: glaze,
        finish: 'gloss',
      }) +
        lid(svg, 500, 572, 222, lighter(glaze, 0.2)) +
        `<ellipse cx="500" cy="576" rx="202" ry="25" fill="${darker(glaze, 0.5)}"/>${kibble}${pickCyclic(emblem, design)}`,
      { width: 560, tint: glaze, focus: [500, 640] },
    )
  },
}

/** A round bed with a soft rim. */
export const petbed: Recipe = {
  colours: CLOTH.length,
  designs: 2,
  marks: 1,
  draw(svg, { colour, design }) {
    const rim = pickCyclic(CLOTH, colour).hex
    const pad: Hex = design === 0 ? '#f0e8da' : lighter(rim, 0.45)
    const outer = 'M160 640C150 500 330 440 500 440S850 500 840 640C850 780 700 820 500 820S150 780 160 640Z'
    const inner = 'M260 610C260 530 380 500 500 500S740 530 740 610C740 690 620 720 500 720S260 690 260 610Z'
    return standing(
      cloth(
        svg,
        outer,
        rim,
        [
          'M300 500Q360 560 330 640',
          'M700 500Q640 560 670 640',
          'M300 800Q340 740 400 730',
          'M700 800Q660 740 600 730',
        ],
        design === 1 ? knit(svg, rim, 20) : '',
      ) +
        `<path d="${inner}" fill="${darker(pad, 0.3)}"/><path d="M276 616C276 550 386 524 500 524S724 550 724 616C724 690 620 712 500 712S276 690 276 616Z" fill="${pad}"/><path d="M276 616C276 550 386 524 500 524S724 550 724 616C724 690 620 712 500 712S276 690 276 616Z" fill="${svg.radial(
          [
            [0, '#ffffff', 0.5],
            [1, darker(pad, 0.6), 0.3],
          ],
          [0.42, 0.3, 0.75],
        )}"/>` +
        seam('M180 690C230 800 770 800 820 690', rim),
      { width: 640, tint: rim, focus: [400, 580] },
    )
  },
}

const FEEDS = ['SALMON & RICE', 'CHICKEN', 'LAMB & HERBS', 'GRAIN FREE'] as const

/** A bag of dry food. */
export const kibblebag: Recipe = {
  colours: PACK.length,
  designs: FEEDS.length,
  marks: BRANDS.pets.length,
  draw(svg, { colour, design, mark }) {
    const main = pickCyclic(PACK, colour).hex
    const d = `M306 236Q500 222 694 236L706 ${FLOOR - 20}Q600 ${FLOOR + 22} 500 ${FLOOR + 16}Q400 ${FLOOR + 22} 294 ${FLOOR - 20}Z`
    const folds = svg.linear([
      [0, '#000000', 0.36],
      [0.08, '#ffffff', 0.2],
      [0.2, '#ffffff', 0.24],
      [0.4, '#ffffff', 0.04],
      [0.7, '#000000', 0.04],
      [0.9, '#000000', 0.2],
      [0.95, '#ffffff', 0.1],
      [1, '#000000', 0.42],
    ])
    return standing(
      `<path d="${d}" fill="${main}"/><path d="M298 620Q500 520 703 640L706 ${FLOOR - 20}Q600 ${FLOOR + 22} 500 ${FLOOR + 16}Q400 ${FLOOR + 22} 294 ${FLOOR - 20}Z" fill="#f3ead8"/>` +
        lettering(pickCyclic(BRANDS.pets, mark), {
          x: 500,
          y: 356,
          size: 58,
          colour: inkOn(main),
          weight: 0.18,
          maxWidth: 330,
        }) +
        lettering(pickCyclic(FEEDS, design), {
          x: 500,
          y: 424,
          size: 22,
          colour: inkOn(main),
          tracking: 0.35,
          maxWidth: 300,
        }) +
        `<circle cx="500" cy="610" r="122" fill="${lighter(main, 0.75)}"/>${motif(mark % 2 === 0 ? 'dog' : 'cat', 500, 612, 190)}` +
        `<path d="M306 236Q500 222 694 236L695 272Q500 258 305 272Z" fill="${darker(main, 0.2)}"/><path d="${d}" fill="${folds}"/>`,
      { width: 420, tint: main, focus: [500, 480] },
    )
  },
}

/** Toys: rubber ball, bone, rope ring, fish with feathers. */
export const pettoy: Recipe = {
  colours: GLAZE.length,
  designs: 3,
  marks: 1,
  draw(svg, { colour, design }) {
    const base = pickCyclic(GLAZE, colour).hex
    const other = pickCyclic(GLAZE, colour + 5).hex
    const ball = `<circle cx="500" cy="580" r="228" fill="${base}"/><path d="M300 470Q470 560 460 804M700 470Q530 560 540 804" fill="none" stroke="${lighter(other, 0.3)}" stroke-width="30"/><circle cx="500" cy="580" r="228" fill="${ballLight(svg, base, 0.8)}"/>`
    const bone = `<g transform="translate(500 640) scale(2.7 3)"><path d="${BONE}" fill="${base}"/><path d="${BONE}" fill="${svg.linear(
      [
        [0, '#ffffff', 0.5],
        [0.3, '#ffffff', 0.08],
        [0.7, '#000000', 0.06],
        [1, '#000000', 0.4],
      ],
      [0, 0, 0, 1],
    )}"/><path d="M-40 -4H40M-40 6H40" stroke="${darker(base, 0.4)}" stroke-width="3" opacity=".5" stroke-dasharray="7 5"/></g>`
    const rope = `<circle cx="500" cy="560" r="190" fill="none" stroke="${darker(mix(base, '#efe6d2', 0.5), 0.3)}" stroke-width="92"/><circle cx="500" cy="560" r="190" fill="none" stroke="#efe6d2" stroke-width="84"/><circle cx="500" cy="560" r="190" fill="none" stroke="${base}" stroke-width="84" stroke-dasharray="34 34"/><circle cx="500" cy="560" r="190" fill="none" stroke="#000" stroke-opacity=".16" stroke-width="84" stroke-dasharray="4 30"/><circle cx="486" cy="544" r="196" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="20"/>`
    return standing(pickCyclic([ball, bone, rope] as const, design), {
      width: pickCyclic([320, 560, 380] as const, design),
      tint: base,
      focus: [440, 560],
      y: pickCyclic([FLOOR - 4, 780, 798] as const, design),
    })
  },
}
