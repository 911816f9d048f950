import { motif } from '../motifs/motif'
import { PASTEL } from '../palettes'
import { FLOOR, lying, type Recipe, standing } from '../recipe'
import { cloth, rib, seam } from '../svg/cloth'
import { darker, type Hex, lighter, mix } from '../svg/colour'
import { pickCyclic } from '../svg/pick-cyclic'
import { lid, revolutionBody } from '../svg/revolution-body'
import { roundedRect } from '../svg/rounded-path'
import { ballLight, faceLight, roundLight } from '../svg/surface-light'
import { svgNumber } from '../svg/svg-document'

const WOOD: Hex = '#dcbf95'
const WHITE: Hex = '#fbf9f4'
const PRINTS = ['bear', 'whale', 'duck', 'star', 'elephant', 'rainbow'] as const

/** A baby bottle with a measuring scale. */
export const babybottle: Recipe = {
  colours: PASTEL.length,
  designs: 3,
  marks: 1,
  draw(svg, { colour, design }) {
    const tint = pickCyclic(PASTEL, colour).hex
    const ringColour = darker(tint, 0.14)
    const d =
      'M376 420Q376 400 396 400H604Q624 400 624 420V520Q600 580 624 640V770Q624 824 500 828Q376 824 376 770V640Q400 580 376 520Z'
    const marks = [480, 540, 600, 660, 720]
      .map((y, i) => `<path d="M560 ${y}H${i % 2 ? 586 : 604}" stroke="${ringColour}" stroke-width="5"/>`)
      .join('')
    const milk = 'M380 560Q500 582 620 560Q606 590 622 640V770Q622 822 500 826Q378 822 378 770V640Q394 590 380 560Z'
    return standing(
      `<path d="${d}" fill="#eef3f5" opacity=".85"/><path d="${milk}" fill="${design === 2 ? lighter(tint, 0.3) : '#fdf8ec'}"/><path d="${d}" fill="${roundLight(svg, tint, 'glass')}"/>${marks}${motif(pickCyclic(PRINTS, design), 460, 690, 110)}` +
        `<path d="M448 330C440 262 470 252 470 214Q470 180 500 180T530 214C530 252 560 262 552 330Z" fill="#ecd3a4" opacity=".92"/><path d="M448 330C440 262 470 252 470 214Q470 180 500 180T530 214C530 252 560 262 552 330Z" fill="${roundLight(svg, '#e3c288', 'satin')}"/>` +
        revolutionBody(svg, {
          profile: [
            [112, 326],
            [128, 350, 10],
            [130, 408, 8],
            [124, 416],
          ],
          colour: ringColour,
          finish: 'satin',
        }) +
        `<ellipse cx="500" cy="326" rx="112" ry="13" fill="${lighter(ringColour, 0.3)}"/><path d="M448 328C440 300 452 282 458 262H542C548 282 560 300 552 328Q500 344 448 328Z" fill="#ecd3a4"/>`,
      { width: 260, tint: ringColour, focus: [500, 500] },
    )
  },
}

/** A one-piece for a baby, with a print. */
export const onesie: Recipe = {
  colours: PASTEL.length,
  designs: PRINTS.length,
  marks: 2,
  draw(svg, { colour, design, mark }) {
    const base = pickCyclic(PASTEL, colour).hex
    const trim = darker(base, 0.16)
    const d =
      'M400 200C350 220 300 240 268 268L180 420L286 486L322 436L316 640Q330 740 430 800H570Q670 740 684 640L678 436L714 486L820 420L732 268C700 240 650 220 600 200Q500 280 400 200Z'
    const dots =
      mark === 1
        ? svg.pattern(
            50,
            50,
            `<circle cx="12" cy="12" r="5" fill="${lighter(base, 0.7)}"/><circle cx="37" cy="37" r="5" fill="${lighter(base, 0.7)}"/>`,
          )
        : ''
    const snaps = [452, 500, 548]
      .map(
        (x) =>
          `<circle cx="${x}" cy="782" r="9" fill="${WHITE}"/><circle cx="${x - 2}" cy="780" r="4" fill="${darker(base, 0.3)}" opacity=".4"/>`,
      )
      .join('')
    return lying(
      `<path d="M418 196Q500 166 582 196Q500 258 418 196Z" fill="${darker(base, 0.4)}"/>` +
        cloth(
          svg,
          d,
          base,
          ['M330 440Q356 540 340 640', 'M670 440Q650 560 664 640', 'M400 700Q500 680 590 710'],
          dots,
        ) +
        `<path d="M400 200Q500 300 600 200L584 190Q500 264 416 190Z" fill="${trim}"/><path d="M400 200Q500 300 600 200L584 190Q500 264 416 190Z" fill="${rib(svg, base, 7)}"/><path d="M316 640Q340 716 430 772L430 806Q330 746 312 660ZM684 640Q660 716 570 772L570 806Q670 746 688 660ZM430 770H570V806H430Z" fill="${trim}"/>${snaps}` +
        seam('M196 424L292 478M804 424L708 478', base) +
        motif(pickCyclic(PRINTS, design), 500, 470, 170),
      base,
      [500, 440],
    )
  },
}

/** A rattle, ring or wooden teether. */
export const rattle: Recipe = {
  colours: PASTEL.length,
  designs: 3,
  marks: 1,
  draw(svg, { colour, design }) {
    const tint = darker(pickCyclic(PASTEL, colour).hex, 0.1)
    const other = darker(pickCyclic(PASTEL, colour + 3).hex, 0.1)
    const loop = (r: number, w: number, paint: Hex, y = 560) =>
      `<circle cx="500" cy="${y}" r="${r}" fill="none" stroke="${darker(paint, 0.25)}" stroke-width="${w}"/><circle cx="498" cy="${y - 2}" r="${r}" fill="none" stroke="${paint}" stroke-width="${w - 6}"/><circle cx="${490}" cy="${y - 10}" r="${r}" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="${svgNumber(w * 0.2)}"/>`
    const bead = (x: number, y: number, r: number, paint: Hex) =>
      `<circle cx="${svgNumber(x)}" cy="${svgNumber(y)}" r="${r}" fill="${paint}"/><circle cx="${svgNumber(x)}" cy="${svgNumber(y)}" r="${r}" fill="${ballLight(svg, paint, 0.7)}"/>`
    const beads = Array.from({ length: 14 }, (_, i) =>
      bead(
        500 + 200 * Math.cos((i / 14) * 6.283),
        520 + 200 * Math.sin((i / 14) * 6.283),
        46,
        pickCyclic([tint, WOOD, other, lighter(tint, 0.4)] as const, i),
      ),
    ).join('')
    const ears = `<path d="M430 330C360 240 380 130 440 140C490 150 490 260 484 320ZM570 330C640 240 620 130 560 140C510 150 510 260 516 320Z" fill="${tint}"/><path d="M430 330C360 240 380 130 440 140C490 150 490 260 484 320ZM570 330C640 240 620 130 560 140C510 150 510 260 516 320Z" fill="${faceLight(svg, tint, 1)}"/>`
    const maraca = `${roundedRect(474, 480, 52, 330, 26)} fill="${WOOD}"/>${roundedRect(474, 480, 52, 330, 26)} fill="${roundLight(svg, WOOD, 'satin')}"/>${bead(500, 340, 158, tint)}<path d="M346 360Q500 420 654 360" fill="none" stroke="${WHITE}" stroke-width="24"/>${bead(500, 812, 46, other)}`
    return lying(pickCyclic([ears + loop(196, 66, WOOD, 530), beads, maraca] as const, design), tint, [500, 420])
  },
}

/** A bib with a print. */
export const bib: Recipe = {
  colours: PASTEL.length,
  designs: PRINTS.length,
  marks: 1,
  draw(svg, { colour, design }) {
    const base = pickCyclic(PASTEL, colour).hex
    const d =
      'M360 180C300 210 270 300 264 420C256 600 320 820 500 820S744 600 736 420C730 300 700 210 640 180C620 170 600 190 606 214C640 330 580 390 500 390S360 330 394 214C400 190 380 170 360 180Z'
    return lying(
      cloth(svg, d, base, ['M320 500Q340 640 400 740', 'M680 500Q660 640 600 740']) +
        `<path d="${d}" fill="none" stroke="${darker(base, 0.18)}" stroke-width="18"/><path d="${d}" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="2.500" stroke-dasharray="10 7"/>${motif(pickCyclic(PRINTS, design), 500, 580, 210)}<circle cx="372" cy="222" r="12" fill="${WHITE}"/><circle cx="628" cy="222" r="12" fill="${WHITE}"/>`,
      base,
      [500, 560],
    )
  },
}

/** Nesting cups in a tower. */
export const cups: Recipe = {
  colours: PASTEL.length,
  designs: 2,
  marks: 1,
  draw(svg, { colour, design }) {
    const sizes = [170, 142, 114, 86]
    let y = FLOOR
    const tower = sizes
      .map((r, i) => {
        const tint = darker(
          design === 0 ? pickCyclic(PASTEL, colour + i).hex : mix(pickCyclic(PASTEL, colour).hex, WHITE, i * 0.2),
          0.06,
        )
        const height = r * 0.94
        const top = y - height
        y = top + 8
        return (
          revolutionBody(svg, {
            profile: [
              [r * 0.84, top],
              [r, top + height - 26, 10],
              [r + 8, top + height - 20, 6],
              [r + 8, top + height, 6],
            ],
            colour: tint,
            finish: 'satin',
          }) + lid(svg, 500, top, r * 0.84, tint)
        )
      })
      .join('')
    return standing(tower, { width: 360, tint: darker(pickCyclic(PASTEL, colour).hex, 0.1), focus: [500, 600] })
  },
}

/** A stack of folded blankets. */
export const blanket: Recipe = {
  colours: PASTEL.length,
  designs: 3,
  marks: 1,
  draw(svg, { colour, design }) {
    const layers = [0, 1, 2].map((i) => {
      const base = pickCyclic(PASTEL, colour + (design === 2 ? i * 2 : 0)).hex
      const y = 664 - i * 136
      const d = `M230 ${y + 146}Q200 ${y + 74} 240 ${y + 8}Q500 ${y - 16} 760 ${y + 8}Q800 ${y + 30} 780 ${y + 76}Q800 ${y + 130} 764 ${y + 146}Q500 ${y + 160} 230 ${y + 146}Z`
      const weave =
        design === 1
          ? svg.pattern(
              40,
              40,
              `<rect width="14" height="40" fill="${darker(base, 0.3)}" fill-opacity=".22"/><rect width="40" height="14" fill="${darker(base, 0.3)}" fill-opacity=".22"/>`,
            )
          : svg.pattern(
              22,
              22,
              `<path d="M0 11L11 0L22 11L11 22Z" fill="none" stroke="${darker(base, 0.4)}" stroke-opacity=".3" stroke-width="3"/>`,
            )
      return `${cloth(svg, d, base, [`M240 ${y + 76}Q500 ${y + 62} 780 ${y + 76}`], weave)}<path d="M236 ${y + 76}Q500 ${y + 62} 780 ${y + 76}" fill="none" stroke="${darker(base, 0.5)}" stroke-opacity=".6" stroke-width="5"/>`
    })
    return standing(layers.join(''), { width: 560, tint: pickCyclic(PASTEL, colour).hex, focus: [420, 560] })
  },
}
