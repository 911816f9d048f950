import { CLOTH } from '../palettes'
import { lying, type Recipe } from '../recipe'
import { cloth, rib, seam } from '../svg/cloth'
import { darker, type Hex, lighter, mix } from '../svg/colour'
import { pickCyclic } from '../svg/pick-cyclic'
import { roundedRect } from '../svg/rounded-path'

const LEGS = 'M330 176H670L692 400L676 836H538L508 452H492L462 836H324L308 400Z'
const WASH: readonly Hex[] = ['#33476b', '#6f8fb5', '#2a2c33', '#a9bccd', '#8c7a5f', '#5d6553']

/** Jeans and chinos laid flat, by wash. */
export const jeans: Recipe = {
  colours: WASH.length,
  designs: 2,
  marks: 1,
  draw(svg, { colour, design }) {
    const base = pickCyclic(WASH, colour)
    const thread: Hex = design === 0 ? '#c98d4b' : lighter(base, 0.3)
    const twill = svg.pattern(6, 6, '<path d="M-1 7L7 -1" stroke="#fff" stroke-opacity=".16" stroke-width="1.6"/>')
    const fade = `<g filter="${svg.blur(24)}" opacity="${design === 0 ? 0.36 : 0}"><ellipse cx="396" cy="500" rx="38" ry="170" fill="${lighter(base, 0.7)}"/><ellipse cx="606" cy="500" rx="38" ry="170" fill="${lighter(base, 0.7)}"/></g>`
    const stitch = (d: string) =>
      `<path d="${d}" fill="none" stroke="${darker(base, 0.5)}" stroke-width="4" opacity=".6"/><path d="${d}" fill="none" stroke="${thread}" stroke-width="2.6" stroke-dasharray="8 4"/>`
    const loops = [372, 492, 610]
      .map((x) => `${roundedRect(x, 168, 16, 58, 3)} fill="${darker(base, 0.16)}"/>`)
      .join('')
    return lying(
      `<g transform="translate(88 -40) scale(.824 1.09)">` +
        cloth(
          svg,
          LEGS,
          base,
          [
            'M330 420Q420 440 490 410',
            'M670 420Q590 440 510 410',
            'M340 600Q400 620 440 600',
            'M660 610Q600 630 560 606',
            'M350 780Q400 770 440 790',
          ],
          twill,
        ) +
        fade +
        `<path d="M330 176H670L674 222H326Z" fill="${lighter(base, 0.06)}"/>` +
        stitch(
          'M326 222H674M330 182H670M500 222V420M512 222Q516 350 500 400M330 816H462M540 816H672M492 452L470 820M508 452L530 820',
        ) +
        stitch('M326 250Q396 258 404 226M674 250Q604 258 596 226') +
        loops +
        `<circle cx="500" cy="200" r="12" fill="#c9a15a"/><circle cx="497" cy="197" r="5" fill="#f4dfae"/></g>`,
      base,
      [500, 300],
    )
  },
}

/** A dress: 0 plain, 1 dotted, 2 striped, 3 floral. */
export const dress: Recipe = {
  colours: CLOTH.length,
  designs: 4,
  marks: 1,
  draw(svg, { colour, design }) {
    const base = pickCyclic(CLOTH, colour).hex
    const light = mix(lighter(base, 0.65), '#f7efe2', 0.3)
    const outline =
      'M420 160L392 166C372 250 372 300 404 350C398 400 396 420 394 442L272 812Q500 862 728 812L606 442C604 420 602 400 596 350C628 300 628 250 608 166L580 160Q500 300 420 160Z'
    const petals = (x: number, y: number) =>
      [0, 72, 144, 216, 288]
        .map((a) => `<ellipse cx="${x}" cy="${y - 8}" rx="5" ry="9" transform="rotate(${a} ${x} ${y})"/>`)
        .join('')
    const prints = [
      '',
      svg.pattern(
        44,
        44,
        `<circle cx="11" cy="11" r="6" fill="${light}"/><circle cx="33" cy="33" r="6" fill="${light}"/>`,
      ),
      svg.pattern(34, 34, `<rect width="11" height="34" fill="${light}"/>`),
      svg.pattern(
        72,
        72,
        `<g fill="${light}">${petals(20, 22)}${petals(56, 58)}</g><g fill="#e0b04a"><circle cx="20" cy="22" r="5"/><circle cx="56" cy="58" r="5"/></g>`,
      ),
    ]
    const print = pickCyclic(prints, design)
    return lying(
      `<path d="M424 158Q500 110 576 158Q500 220 424 158Z" fill="${darker(base, 0.5)}"/>` +
        cloth(
          svg,
          outline,
          base,
          [
            'M430 470Q380 640 340 820',
            'M500 470V840',
            'M566 470Q620 640 656 820',
            'M470 470Q440 640 424 830',
            'M534 470Q560 650 580 830',
          ],
          print,
        ) +
        `<path d="M393 426Q500 446 607 426L607 456Q500 478 393 456Z" fill="${darker(base, 0.25)}"/>` +
        `<path d="M470 466Q440 560 452 610M500 470Q520 560 500 620" stroke="${darker(base, 0.25)}" stroke-width="13" fill="none" stroke-linecap="round"/>` +
        seam('M420 160Q500 300 580 160', base),
      base,
      [500, 420],
    )
  },
}

const COAT =
  'M398 172C350 190 300 200 276 226C250 258 244 300 238 340L190 744L286 760L326 470L312 826H688L674 470L714 760L810 744L762 340C756 300 750 258 724 226C700 200 650 190 602 172L560 200H440Z'

/** Outerwear: 0 overshirt, 1 denim-style jacket, 2 quilted jacket, 3 shirt. */
export const jacket: Recipe = {
  colours: CLOTH.length,
  designs: 4,
  marks: 1,
  draw(svg, { colour, design }) {
    const base = pickCyclic(CLOTH, colour).hex
    const quilt =
      design === 2
        ? svg.pattern(
            64,
            64,
            `<path d="M0 32L32 0L64 32L32 64Z" fill="none" stroke="${darker(base, 0.5)}" stroke-opacity=".5" stroke-width="4"/><path d="M4 38L32 10" stroke="#fff" stroke-opacity=".2" stroke-width="6"/>`,
          )
        : ''
    const check =
      design === 3
        ? svg.pattern(
            56,
            56,
            `<rect width="20" height="56" fill="${darker(base, 0.4)}" fill-opacity=".3"/><rect width="56" height="20" fill="${darker(base, 0.4)}" fill-opacity=".3"/><rect x="36" width="3" height="56" fill="#fff" fill-opacity=".4"/>`,
          )
        : ''
    const button: Hex = design === 1 ? '#b98b4e' : lighter(base, 0.65)
    const buttons = [330, 430, 530, 630, 730]
      .map(
        (y) =>
          `<circle cx="512" cy="${y}" r="11" fill="${button}"/><circle cx="509" cy="${y - 3}" r="4" fill="#fff" opacity=".6"/>`,
      )
      .join('')
    const pocket = (x: number, y: number) =>
      `${roundedRect(x, y, 104, 112, 8)} fill="${lighter(base, 0.04)}"/>${seam(`M${x} ${y}H${x + 104}V${y + 104}L${x + 52} ${y + 116}L${x} ${y + 104}Z`, base)}<path d="M${x - 3} ${y}H${x + 107}V${y + 30}L${x + 52} ${y + 46}L${x - 3} ${y + 30}Z" fill="${darker(base, 0.1)}"/>`
    const collar = `<path d="M440 200L398 172L352 214L430 312L500 236Z" fill="${lighter(base, 0.1)}"/><path d="M560 200L602 172L648 214L570 312L500 236Z" fill="${lighter(base, 0.02)}"/>${seam('M440 200L398 172L352 214L430 312L500 236M560 200L602 172L648 214L570 312L500 236', base)}`
    return lying(
      `<path d="M440 200Q500 160 560 200L500 240Z" fill="${darker(base, 0.55)}"/>` +
        cloth(
          svg,
          COAT,
          base,
          [
            'M326 400Q350 600 336 800',
            'M674 400Q650 600 664 800',
            'M252 400Q286 540 240 720',
            'M748 400Q716 540 762 720',
            'M430 560Q450 700 440 820',
          ],
          quilt || check,
        ) +
        `<path d="M480 250H534V826H480Z" fill="${darker(base, 0.06)}"/>${seam('M480 250V826M534 250V826', base)}` +
        (design === 2
          ? `<path d="M312 800H688V830H312ZM192 722L290 738L286 764L188 748ZM808 722L710 738L714 764L812 748Z" fill="${rib(svg, base, 10)}"/>`
          : '') +
        (design === 3 ? pocket(572, 390) : pocket(350, 400) + pocket(548 + 22, 400)) +
        collar +
        buttons,
      base,
      [500, 380],
    )
  },
}
