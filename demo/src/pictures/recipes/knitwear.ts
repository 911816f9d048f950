import { CLOTH } from '../palettes'
import { lying, type Recipe } from '../recipe'
import { cloth, knit, rib, seam } from '../svg/cloth'
import { darker, lighter, mix } from '../svg/colour'
import { pickCyclic } from '../svg/pick-cyclic'

const BODY =
  'M404 204C370 216 318 226 288 246C260 264 246 296 240 330L186 716L270 734L322 480V770Q500 788 678 770V480L730 734L814 716L760 330C754 296 740 264 712 246C682 226 630 216 596 204Q500 250 404 204Z'
const FOLDS = [
  'M322 400Q350 540 340 720',
  'M678 420Q640 560 660 740',
  'M250 420Q276 520 240 700',
  'M744 420Q722 540 760 700',
  'M430 700Q520 680 600 730',
]

/** A sweater laid flat: 0 plain, 1 striped, 2 fair isle band, 3 hooded, 4 zipped hood. */
export const sweater: Recipe = {
  colours: CLOTH.length,
  designs: 5,
  marks: 1,
  draw(svg, { colour, design }) {
    const base = pickCyclic(CLOTH, colour).hex
    const other = pickCyclic(CLOTH, colour + 5).hex
    const hooded = design >= 3
    const clip = svg.clip(`<path d="${BODY}"/>`)
    const stripes = [0, 1, 2, 3, 4, 5]
      .map((i) => `<path d="M150 ${330 + i * 74}H850V${362 + i * 74}H150Z" fill="${mix(other, '#f4efe4', 0.3)}"/>`)
      .join('')
    const isle = `<path d="M150 330H850V440H150Z" fill="${mix(other, '#f4efe4', 0.15)}"/><path d="M150 352H850M150 418H850" stroke="${lighter(base, 0.55)}" stroke-width="9" stroke-dasharray="9 9"/><path d="${Array.from({ length: 20 }, (_, i) => `M${160 + i * 36} 385l18 -18l18 18l-18 18Z`).join('')}" fill="${lighter(base, 0.6)}"/>`
    const decor = design === 1 ? stripes : design === 2 ? isle : ''
    const cuffs =
      'M322 742Q500 760 678 742V776Q500 794 322 776ZM192 676L279 696L270 738L184 718ZM808 676L721 696L730 738L816 718Z'
    const hood = `<path d="M398 210C360 120 420 92 500 92S640 120 602 210Q500 300 398 210Z" fill="${darker(base, 0.1)}"/><path d="M430 196C410 140 450 124 500 124S590 140 570 196Q500 262 430 196Z" fill="${darker(base, 0.5)}"/><path d="M398 210Q460 330 500 334Q540 330 602 210Q580 270 500 276Q420 270 398 210Z" fill="${lighter(base, 0.06)}"/>`
    const strings = `<path d="M468 318Q460 380 466 440M532 318Q540 380 534 430" fill="none" stroke="${lighter(base, 0.6)}" stroke-width="7" stroke-linecap="round"/>`
    const pocket = `<path d="M392 560H608L650 690H350Z" fill="${lighter(base, 0.05)}"/>${seam('M392 560H608M392 560L350 690M608 560L650 690', base)}`
    const zip =
      design === 4
        ? `<path d="M500 300V780" stroke="${darker(base, 0.6)}" stroke-width="9"/><path d="M500 300V780" stroke="#c9ced3" stroke-width="4" stroke-dasharray="4 4"/>`
        : ''
    const collar = `<path d="M404 204Q500 290 596 204L580 182Q500 242 420 182Z" fill="${darker(base, 0.05)}"/><path d="M404 204Q500 290 596 204L580 182Q500 242 420 182Z" fill="${rib(svg, base, 8)}"/>`
    const weave = hooded ? '' : knit(svg, base, 13)
    return lying(
      (hooded ? '' : `<path d="M420 184Q500 158 580 184Q500 240 420 184Z" fill="${darker(base, 0.5)}"/>`) +
        cloth(svg, BODY, base, FOLDS) +
        `<g clip-path="${clip}" opacity=".9">${decor}</g>` +
        (weave === '' ? '' : `<path d="${BODY}" fill="${weave}"/>`) +
        `<path d="${cuffs}" fill="${darker(base, 0.08)}"/><path d="${cuffs}" fill="${rib(svg, base, 10)}"/>` +
        (hooded ? pocket + hood + zip + strings : collar),
      base,
      [500, 370],
    )
  },
}

/** A ribbed beanie, some with a pompom. */
export const beanie: Recipe = {
  colours: CLOTH.length,
  designs: 3,
  marks: 1,
  draw(svg, { colour, design }) {
    const base = pickCyclic(CLOTH, colour).hex
    const crown = 'M272 620C262 400 360 262 500 262S738 400 728 620Q500 660 272 620Z'
    const fold = 'M258 590Q500 632 742 590L746 726Q500 772 254 726Z'
    const tuft =
      design === 1
        ? `<circle cx="500" cy="238" r="74" fill="${lighter(base, 0.2)}"/><circle cx="500" cy="238" r="74" fill="${knit(svg, base, 10)}"/>`
        : ''
    return lying(
      tuft +
        cloth(
          svg,
          crown,
          base,
          ['M380 300Q350 420 356 600', 'M500 270V600', 'M620 300Q650 420 644 600'],
          rib(svg, base, 18),
        ) +
        cloth(
          svg,
          fold,
          design === 2 ? pickCyclic(CLOTH, colour + 4).hex : lighter(base, 0.05),
          [],
          rib(svg, base, 18),
        ) +
        `<rect x="586" y="650" width="66" height="44" rx="4" fill="${darker(base, 0.6)}"/><path d="M600 672h38" stroke="#e9dcc0" stroke-width="5"/>`,
      base,
      [540, 610],
    )
  },
}

/** A pair of socks. */
export const socks: Recipe = {
  colours: CLOTH.length,
  designs: 3,
  marks: 1,
  draw(svg, { colour, design }) {
    const base = pickCyclic(CLOTH, colour).hex
    const other = pickCyclic(CLOTH, colour + 3).hex
    const outline =
      'M330 190H478L484 520C486 566 520 592 570 636Q640 700 590 756Q540 800 462 748L356 652Q324 620 326 560Z'
    const clip = svg.clip(`<path d="${outline}"/>`)
    const bands =
      design === 0
        ? `<path d="M300 240H500V270H300ZM300 290H500V310H300Z" fill="${other}"/>`
        : design === 1
          ? Array.from(
              { length: 12 },
              (_, i) =>
                `<path d="M300 ${250 + i * 46}L640 ${230 + i * 62}V${252 + i * 62}L300 ${270 + i * 46}Z" fill="${other}"/>`,
            ).join('')
          : Array.from(
              { length: 24 },
              (_, i) =>
                `<circle cx="${340 + (i % 4) * 66}" cy="${280 + Math.floor(i / 4) * 84 + (i % 2) * 40}" r="15" fill="${other}"/>`,
            ).join('')
    const ends = `<path d="M320 560Q350 520 400 600Q390 680 350 680ZM600 640Q500 700 500 800L640 800V660Z" fill="${mix(other, base, 0.25)}"/>`
    const one = `${cloth(svg, outline, base, ['M350 400Q380 520 370 620', 'M470 420Q450 520 500 590'])}<g clip-path="${clip}" opacity=".9">${bands}${ends}</g><path d="${outline}" fill="${knit(svg, base, 9)}"/><path d="M326 186H482V226H328Z" fill="${rib(svg, base, 10)}"/>`
    return lying(
      `<g transform="translate(-70 20) rotate(-6 400 500)">${one}</g><g transform="translate(140 -6) rotate(5 400 500)">${one}</g>`,
      base,
      [480, 430],
    )
  },
}
