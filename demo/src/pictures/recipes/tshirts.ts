import { motif } from '../motifs/motif'
import { CLOTH } from '../palettes'
import { lying, type Recipe } from '../recipe'
import { cloth, rib, seam } from '../svg/cloth'
import { darker, type Hex, inkOn, lighter, lightness } from '../svg/colour'
import { lettering } from '../svg/lettering'
import { pickCyclic } from '../svg/pick-cyclic'
import { roundedRect } from '../svg/rounded-path'
import type { SvgDocument } from '../svg/svg-document'

const BODY =
  'M398 196C376 206 320 222 286 240C262 254 246 282 234 314L176 452L286 500L312 448V812Q500 830 688 812V448L714 500L824 452L766 314C754 282 738 254 714 240C680 222 624 206 602 196Q500 262 398 196Z'
const LONG =
  'M398 196C376 206 320 222 286 240C258 256 246 284 238 320L168 742L262 762L312 500V812Q500 830 688 812V500L738 762L832 742L762 320C754 284 742 256 714 240C680 222 624 206 602 196Q500 262 398 196Z'
const FOLDS = [
  'M318 420Q352 520 340 700',
  'M684 430Q642 540 664 760',
  'M300 300Q330 350 318 440',
  'M702 300Q668 360 684 440',
  'M420 760Q520 730 610 780',
  'M388 300Q440 340 470 420',
]

/** The print on the chest, by design number; 0 is plain. */
const PRINTS: readonly ((svg: SvgDocument, ink: Hex, cloth: Hex) => string)[] = [
  () => '',
  (_, ink) =>
    `<circle cx="500" cy="440" r="92" fill="#e58a3c"/><path d="M372 500L450 400L500 456L560 380L634 500Z" fill="${ink}"/><path d="M372 520H634M392 540H614M420 560H586" stroke="${ink}" stroke-width="6"/>`,
  (_, ink) =>
    [0, 1, 2, 3]
      .map(
        (i) =>
          `<path d="M${388 + i * 14} ${530 - i * 16}A${112 - i * 22} ${112 - i * 22} 0 0 1 ${612 - i * 14} ${530 - i * 16}" transform="translate(0 ${i * 8})" fill="none" stroke="${pickCyclic(['#d1603d', '#e5a63f', '#4f8a8b', ink] as const, i)}" stroke-width="17"/>`,
      )
      .join(''),
  () => motif('volcano', 500, 450, 220),
  () => motif('bicycle', 500, 450, 220),
  (_, ink) =>
    `${lettering('SLOW', { x: 500, y: 400, size: 62, colour: ink, weight: 0.2 })}${lettering('SUNDAY', { x: 500, y: 480, size: 62, colour: ink, weight: 0.2, maxWidth: 230 })}<path d="M386 536H614" stroke="#d1603d" stroke-width="9"/>`,
  () => motif('cactus', 500, 450, 210),
  (_, ink) =>
    `${lettering('COAST', { x: 500, y: 380, size: 46, colour: ink, weight: 0.17, tracking: 0.5 })}${[0, 1, 2, 3].map((i) => `<path d="M386 ${436 + i * 30}q28 -22 57 0t57 0t57 0t57 0" fill="none" stroke="${i % 2 ? '#4f8fb0' : ink}" stroke-width="8"/>`).join('')}`,
  () => motif('owl', 500, 446, 200),
  (_, ink) =>
    `${roundedRect(404, 352, 192, 192, 6)} fill="none" stroke="${ink}" stroke-width="5"/>${motif('rocket', 500, 448, 160)}`,
  (svg, _ink, base) =>
    `<path d="M300 330H700V372H300ZM300 398H700V414H300Z" fill="${lightness(base) > 0.6 ? '#2f4a6b' : '#ead9b5'}" opacity=".95" clip-path="${svg.clip(`<path d="${BODY}"/>`)}"/>`,
  () => motif('butterfly', 500, 446, 200),
]

/** A T-shirt laid flat, with a print; mark 1 is long-sleeved. */
export const tee: Recipe = {
  colours: CLOTH.length,
  designs: PRINTS.length,
  marks: 2,
  draw(svg, { colour, design, mark }) {
    const base = pickCyclic(CLOTH, colour).hex
    const ink = inkOn(base)
    const outline = mark === 1 ? LONG : BODY
    const neck = 'M398 196Q500 296 602 196L586 188Q500 256 414 188Z'
    const hems = mark === 1 ? 'M172 716L266 738M828 716L734 738' : 'M187 428L296 476M813 428L704 476'
    return lying(
      `<path d="M414 188Q500 152 586 188Q500 250 414 188Z" fill="${darker(base, 0.45)}"/>${roundedRect(478, 184, 44, 26, 3)} fill="${lighter(base, 0.7)}"/>` +
        cloth(svg, outline, base, FOLDS) +
        `<g opacity=".93">${pickCyclic(PRINTS, design)(svg, ink, base)}</g>` +
        `<path d="${neck}" fill="${darker(base, 0.08)}"/><path d="${neck}" fill="${rib(svg, base, 7)}"/>` +
        seam('M398 196Q500 296 602 196', base) +
        seam(`${hems}M312 786Q500 806 688 786`, base),
      base,
      [500, 400],
    )
  },
}
