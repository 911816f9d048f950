import { BRANDS } from '../../brands'
import { bookTitle } from '../book-titles'
import { motif } from '../motifs/motif'
import { CLOTH, type Paint } from '../palettes'
import { FLOOR, lying, type Recipe, standing } from '../recipe'
import { darker, type Hex, inkOn, lighter, lightness, mix } from '../svg/colour'
import { lettering } from '../svg/lettering'
import { pickCyclic } from '../svg/pick-cyclic'
import { roundedRect } from '../svg/rounded-path'
import type { SvgDocument } from '../svg/svg-document'

const COVERS: readonly Paint[] = CLOTH

type Cover = (svg: SvgDocument, base: Hex, accent: Hex, ink: Hex) => string

const MOTIFS = ['sailboat', 'tree', 'fox', 'lighthouse', 'cup', 'cat', 'mountain', 'flower'] as const

/** Cover art in the frame x 330–690, y 180–800; the title is set above or below it. */
const ART: readonly Cover[] = [
  (_, base, accent) =>
    `<circle cx="510" cy="560" r="128" fill="${accent}"/><path d="M330 640Q420 560 520 630T690 600V820H320Z" fill="${darker(base, 0.35)}"/><path d="M330 720Q460 650 690 720V820H320Z" fill="${darker(base, 0.55)}"/>`,
  (_, base, accent, ink) =>
    `<g fill="none" stroke="${ink}" stroke-width="7" opacity=".9">${[40, 76, 112, 148].map((r) => `<circle cx="510" cy="600" r="${r}"/>`).join('')}</g><circle cx="${510 + 112}" cy="600" r="20" fill="${accent}"/><circle cx="458" cy="546" r="12" fill="${lighter(base, 0.6)}"/>`,
  (_, _base, accent, ink) =>
    `<path d="M510 780V500" stroke="${ink}" stroke-width="8"/>${[0, 1, 2, 3].map((i) => `<path d="M510 ${740 - i * 62}Q420 ${720 - i * 62} 404 ${640 - i * 58}Q490 ${650 - i * 60} 510 ${740 - i * 62}Z" fill="${accent}"/><path d="M510 ${716 - i * 62}Q600 ${696 - i * 62} 616 ${616 - i * 58}Q530 ${626 - i * 60} 510 ${716 - i * 62}Z" fill="${mix(accent, ink, 0.3)}"/>`).join('')}`,
  (svg, _base, accent, ink) =>
    `<rect x="330" y="480" width="360" height="330" fill="${svg.pattern(60, 60, `<path d="M0 60A60 60 0 0 1 60 0V60Z" fill="${accent}"/><circle cx="14" cy="14" r="9" fill="${ink}"/>`)}"/>`,
  (_, base) => motif(pickCyclic(MOTIFS, Math.round(lightness(base) * 40)), 510, 610, 240),
  (_, base, accent, ink) =>
    `<path d="M330 800L450 500L560 690L610 610L690 800Z" fill="${darker(base, 0.4)}"/><path d="M450 500L486 588L430 576L410 600Z" fill="${ink}"/><circle cx="620" cy="510" r="40" fill="${accent}"/>`,
  (_, base) => motif(pickCyclic(MOTIFS, Math.round(lightness(base) * 40) + 3), 510, 610, 240),
  (_, base, accent, ink) =>
    `<path d="M360 520H660V780H360Z" fill="none" stroke="${ink}" stroke-width="6"/><path d="M360 780L510 610L660 780Z" fill="${accent}"/><circle cx="510" cy="600" r="44" fill="${lighter(base, 0.5)}"/><path d="M360 520L510 610L660 520" fill="none" stroke="${ink}" stroke-width="5" opacity=".6"/>`,
]

function titleBlock(words: readonly string[], ink: Hex): string {
  const lines = words.length > 3 ? [words.slice(0, 2).join(' '), words.slice(2).join(' ')] : words
  return lines
    .map((line, i) =>
      lettering(line, {
        x: 510,
        y: 244 + i * 62,
        size: line === 'THE' ? 22 : 44,
        colour: ink,
        weight: 0.16,
        maxWidth: 300,
      }),
    )
    .join('')
}

/** A standing hardback from the front; the mark is its title. */
export const book: Recipe = {
  colours: COVERS.length,
  designs: ART.length,
  marks: 36 * 36,
  draw(svg, { colour, design, mark }) {
    const base = pickCyclic(COVERS, colour).hex
    const accent = pickCyclic(['#e2a33f', '#d1603d', '#7fa6b8', '#c9b458', '#e7b7a3'] as const, colour + design)
    const ink: Hex = lightness(base) > 0.62 ? darker(base, 0.7) : '#f3ead6'
    const hinge = svg.linear([
      [0, '#000000', 0.3],
      [0.35, '#ffffff', 0.22],
      [0.7, '#000000', 0.3],
      [1, '#000000', 0],
    ])
    const sheen = svg.linear(
      [
        [0, '#ffffff', 0.22],
        [0.4, '#ffffff', 0.03],
        [0.75, '#000000', 0.04],
        [1, '#000000', 0.2],
      ],
      [0, 0, 1, 0.7],
    )
    const pages = svg.linear([
      [0, '#efe6d2'],
      [1, '#d8cbb0'],
    ])
    const lines = Array.from({ length: 6 }, (_, i) => `M${702 + i * 7} ${200 + i * -3}V${800 - i * 3}`).join('')
    const clip = svg.clip(`${roundedRect(306, 172, 390, 640, 6)}/>`)
    return standing(
      `<path d="M690 180L748 152V776L690 808Z" fill="${pages}"/><path d="${lines}" stroke="#a8977a" stroke-opacity=".5" stroke-width="1.6"/><path d="M306 172L366 146H752L696 172Z" fill="${darker(base, 0.12)}"/><path d="M318 170L372 150H744L694 170Z" fill="#efe6d2"/>` +
        `${roundedRect(306, 172, 390, 640, 6)} fill="${base}"/><g clip-path="${clip}">${pickCyclic(ART, design)(svg, base, accent, ink)}</g>` +
        titleBlock(bookTitle(mark).toUpperCase().split(' '), ink) +
        `${roundedRect(306, 172, 390, 640, 6)} fill="${sheen}"/><rect x="316" y="172" width="22" height="640" fill="${hinge}"/>`,
      { width: 420, tint: base, focus: [510, 400], x: 520, y: FLOOR + 2 },
    )
  },
}

/** A bound notebook with an elastic band, from above. */
export const notebook: Recipe = {
  colours: COVERS.length,
  designs: 3,
  marks: BRANDS.books.length,
  draw(svg, { colour, design, mark }) {
    const base = pickCyclic(COVERS, colour).hex
    const accent = pickCyclic(COVERS, colour + 4).hex
    const grain = svg.pattern(
      9,
      9,
      '<circle cx="2" cy="2" r="1.4" fill="#000" fill-opacity=".12"/><circle cx="6.500" cy="6.500" r="1.400" fill="#fff" fill-opacity=".12"/>',
    )
    const light = svg.linear(
      [
        [0, '#ffffff', 0.24],
        [0.5, '#ffffff', 0],
        [1, '#000000', 0.24],
      ],
      [0, 0, 1, 1],
    )
    const decor =
      design === 0
        ? ''
        : design === 1
          ? `${roundedRect(262, 180, 120, 640, 14)} fill="${accent}"/>`
          : `<path d="M262 600L738 420V806Q738 820 724 820H276Q262 820 262 806Z" fill="${accent}"/>`
    return lying(
      `${roundedRect(272, 190, 476, 640, 16)} fill="#e9e0cc"/>${roundedRect(262, 180, 476, 640, 16)} fill="${base}"/>${decor}${roundedRect(262, 180, 476, 640, 16)} fill="${grain}"/>${roundedRect(262, 180, 476, 640, 16)} fill="${light}"/>` +
        `<path d="M300 180V820" stroke="#000" stroke-opacity=".18" stroke-width="5"/>` +
        lettering(pickCyclic(BRANDS.books, mark), {
          x: 524,
          y: 340,
          size: 22,
          colour: inkOn(base),
          weight: 0.13,
          tracking: 0.4,
          maxWidth: 230,
        }) +
        `<rect x="664" y="176" width="20" height="648" fill="${darker(base, 0.45)}"/><rect x="664" y="176" width="6" height="648" fill="#fff" opacity=".2"/><path d="M420 820V872L432 858L444 872V820Z" fill="${accent}"/>`,
      base,
      [520, 480],
    )
  },
}
