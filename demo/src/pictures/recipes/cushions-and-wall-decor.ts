import { GLAZE, METAL } from '../palettes'
import { lying, type Recipe } from '../recipe'
import { cloth, knit } from '../svg/cloth'
import { darker, type Hex, lighter, mix } from '../svg/colour'
import { pickCyclic } from '../svg/pick-cyclic'
import { roundedRect } from '../svg/rounded-path'
import { faceLight } from '../svg/surface-light'
import { svgNumber } from '../svg/svg-document'

/** A cushion: 0 plain linen, 1 stripes, 2 check, 3 knitted, 4 half circles. */
export const cushion: Recipe = {
  colours: GLAZE.length,
  designs: 5,
  marks: 1,
  draw(svg, { colour, design }) {
    const base = pickCyclic(GLAZE, colour).hex
    const other = lighter(pickCyclic(GLAZE, colour + 4).hex, 0.35)
    const d = 'M216 226Q500 268 784 226Q742 500 784 784Q500 742 216 784Q258 500 216 226Z'
    const prints = [
      svg.pattern(
        8,
        8,
        '<path d="M0 0H8M0 4H8" stroke="#000" stroke-opacity=".07" stroke-width="1.6"/><path d="M0 0V8M4 0V8" stroke="#fff" stroke-opacity=".12" stroke-width="1.6"/>',
      ),
      svg.pattern(
        90,
        90,
        `<rect width="34" height="90" fill="${other}"/><rect x="46" width="6" height="90" fill="${other}"/>`,
      ),
      svg.pattern(
        110,
        110,
        `<rect width="55" height="110" fill="${other}" fill-opacity=".55"/><rect width="110" height="55" fill="${other}" fill-opacity=".55"/>`,
      ),
      knit(svg, base, 30),
      svg.pattern(
        130,
        130,
        `<path d="M0 65A65 65 0 0 1 130 65Z" fill="${other}"/><path d="M32 65A33 33 0 0 1 98 65Z" fill="${base}"/>`,
      ),
    ]
    return lying(
      cloth(
        svg,
        d,
        base,
        [
          'M230 240Q330 320 360 430',
          'M770 240Q680 320 650 420',
          'M230 770Q320 690 350 600',
          'M770 770Q690 700 650 610',
        ],
        pickCyclic(prints, design),
      ) +
        `<path d="${d}" fill="${svg.radial(
          [
            [0, '#ffffff', 0.28],
            [0.6, '#ffffff', 0],
            [1, darker(base, 0.7), 0.3],
          ],
          [0.4, 0.36, 0.7],
        )}"/><path d="${d}" fill="none" stroke="${darker(base, 0.25)}" stroke-width="7"/>`,
      base,
      [400, 400],
    )
  },
}

type Scene = (c: readonly [Hex, Hex, Hex]) => string

const ARTWORK: readonly Scene[] = [
  ([a, b, c]) =>
    `<circle cx="560" cy="420" r="76" fill="${a}"/><path d="M300 620Q400 470 500 580T700 520V760H300Z" fill="${b}"/><path d="M300 690Q450 600 700 680V780H300Z" fill="${c}"/>`,
  ([a, b, c]) =>
    `<path d="M390 700V470A110 110 0 0 1 610 470V700Z" fill="${a}"/><path d="M440 700V500A60 60 0 0 1 560 500V700Z" fill="${b}"/><circle cx="500" cy="340" r="34" fill="${c}"/>`,
  ([a, b, c]) =>
    `<path d="M500 740V380" stroke="${c}" stroke-width="9"/>${[0, 1, 2, 3, 4].map((i) => `<path d="M500 ${700 - i * 70}Q${400 - i * 4} ${680 - i * 76} 396 ${590 - i * 66}Q480 ${600 - i * 66} 500 ${700 - i * 70}Z" fill="${a}"/><path d="M500 ${670 - i * 70}Q600 ${650 - i * 76} 604 ${560 - i * 66}Q520 ${570 - i * 66} 500 ${670 - i * 70}Z" fill="${b}"/>`).join('')}`,
  ([a, b, c]) =>
    `<rect x="350" y="300" width="150" height="230" fill="${a}"/><rect x="516" y="380" width="130" height="150" fill="${b}"/><rect x="350" y="546" width="110" height="170" fill="${c}"/><circle cx="566" cy="634" r="82" fill="${a}" opacity=".85"/>`,
]

/** A framed print. */
export const frame: Recipe = {
  colours: GLAZE.length,
  designs: ARTWORK.length,
  marks: 3,
  draw(svg, { colour, design, mark }) {
    const colours = [
      pickCyclic(GLAZE, colour).hex,
      pickCyclic(GLAZE, colour + 3).hex,
      pickCyclic(GLAZE, colour + 6).hex,
    ] as const
    const wood: Hex = pickCyclic(['#b98d5f', '#2b2a2a', '#efece5'] as const, mark)
    const sheen = svg.linear(
      [
        [0, '#ffffff', 0.34],
        [0.35, '#ffffff', 0.08],
        [0.36, '#ffffff', 0],
        [1, '#ffffff', 0.05],
      ],
      [0, 0, 1, 1],
    )
    return lying(
      `${roundedRect(226, 166, 548, 668, 4)} fill="${wood}"/>${roundedRect(226, 166, 548, 668, 4)} fill="${faceLight(svg, wood)}"/><path d="M226 166L256 196M774 166L744 196M226 834L256 804M774 834L744 804" stroke="${darker(wood, 0.5)}" stroke-width="2"/>` +
        `${roundedRect(256, 196, 488, 608)} fill="#f6f2ea"/><path d="M256 804V196H744" fill="none" stroke="#000" stroke-opacity=".28" stroke-width="10"/>` +
        `<g clip-path="${svg.clip(`${roundedRect(306, 246, 388, 508)}/>`)}">${roundedRect(306, 246, 388, 508)} fill="${mix(colours[0], '#f3e9d8', 0.82)}"/>${pickCyclic(ARTWORK, design)(colours)}</g>${roundedRect(256, 196, 488, 608)} fill="${sheen}"/>`,
      mix(colours[0], wood, 0.3),
      [500, 480],
    )
  },
}

/** A wall clock with a plain dial. */
export const wallclock: Recipe = {
  colours: GLAZE.length,
  designs: 3,
  marks: 1,
  draw(svg, { colour, design }) {
    const body = pickCyclic(GLAZE, colour).hex
    const rim = design === 1 ? pickCyclic(METAL, colour).hex : darker(body, 0.25)
    const face: Hex = design === 2 ? lighter(body, 0.82) : body
    const ink = design === 2 ? darker(body, 0.6) : lighter(body, 0.85)
    const dark = body === '#ece8df' ? '#3a3a3c' : ink
    const marks = Array.from(
      { length: 12 },
      (_, i) =>
        `<path d="M500 ${i % 3 === 0 ? 262 : 252}V${i % 3 === 0 ? 316 : 276}" transform="rotate(${i * 30} 500 500)" stroke="${dark}" stroke-width="${i % 3 === 0 ? 13 : 6}" stroke-linecap="round"/>`,
    ).join('')
    const hand = (angle: number, length: number, width: number, paint: string) =>
      `<path d="M500 ${svgNumber(500 + 40)}V${500 - length}" transform="rotate(${angle} 500 500)" stroke="${paint}" stroke-width="${width}" stroke-linecap="round"/>`
    return lying(
      `<circle cx="500" cy="500" r="306" fill="${rim}"/><circle cx="500" cy="500" r="306" fill="${faceLight(svg, rim, 1.5)}"/><circle cx="500" cy="500" r="280" fill="${face}"/><circle cx="500" cy="500" r="280" fill="${faceLight(svg, face, 0.8)}"/><circle cx="504" cy="506" r="276" fill="none" stroke="#000" stroke-opacity=".18" stroke-width="8"/>` +
        marks +
        `<g filter="${svg.dropShadow(5, '#000000', 0.3)}">${hand(-56, 150, 15, dark)}${hand(52, 216, 10, dark)}${hand(196, 220, 4, '#d1603d')}</g><circle cx="500" cy="500" r="15" fill="#d1603d"/>`,
      body,
      [560, 420],
    )
  },
}
