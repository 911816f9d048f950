import { GLAZE } from '../palettes'
import { FLOOR, type Recipe, standing } from '../recipe'
import { darker, type Hex, lighter, mix } from '../svg/colour'
import { band } from '../svg/label-band'
import { pickCyclic } from '../svg/pick-cyclic'
import { type Level, mouth, revolutionBody, TILT } from '../svg/revolution-body'
import { svgNumber } from '../svg/svg-document'

const VASES: readonly (readonly Level[])[] = [
  [
    [52, 380],
    [46, 430, 30],
    [170, 600, 110],
    [170, 680, 110],
    [96, FLOOR, 30],
  ],
  [
    [84, 400],
    [120, 470, 60],
    [148, 640, 90],
    [104, FLOOR, 20],
  ],
  [
    [40, 360],
    [40, 520, 50],
    [176, 640, 90],
    [176, 760, 60],
    [120, FLOOR + 4, 20],
  ],
  [
    [112, 420],
    [70, 560, 90],
    [150, 720, 80],
    [112, FLOOR, 20],
  ],
]

/** Dry stems in the mouth of a vase. */
function stems(kind: number, y: number): string {
  const leaf = pickCyclic(['#7d8b62', '#b89b6a', '#c9a98f', '#8a9a78'] as const, kind)
  const stalk = (x: number, top: number, bend: number) =>
    `<path d="M500 ${y + 30}Q${500 + bend * 0.3} ${y - 90} ${x} ${top}" fill="none" stroke="${darker(leaf, 0.35)}" stroke-width="5"/>`
  const plume = (x: number, top: number, turn: number) =>
    kind % 2 === 0
      ? [0, 1, 2, 3, 4]
          .map(
            (i) =>
              `<g transform="translate(${svgNumber(500 + ((x - 500) * (5 - i)) / 5.4)} ${svgNumber(top + i * 38)}) rotate(${turn})"><ellipse cx="-22" cy="8" rx="25" ry="10" transform="rotate(28)" fill="${lighter(leaf, 0.12)}"/><ellipse cx="22" cy="8" rx="25" ry="10" transform="rotate(-28)" fill="${darker(leaf, 0.16)}"/></g>`,
          )
          .join('')
      : `<ellipse cx="${x}" cy="${top + 44}" rx="22" ry="72" transform="rotate(${turn} ${x} ${top + 44})" fill="${lighter(leaf, 0.3)}"/><ellipse cx="${x - 5}" cy="${top + 34}" rx="10" ry="56" transform="rotate(${turn} ${x} ${top + 44})" fill="${lighter(leaf, 0.6)}" opacity=".6"/>`
  const all: readonly (readonly [number, number, number])[] = [
    [408, 190, -18],
    [500, 130, 2],
    [588, 205, 20],
    [452, 240, -9],
  ]
  return all.map(([x, top, turn]) => stalk(x, top, x - 500) + plume(x, top, turn)).join('')
}

/** A ceramic vase with dry stems. */
export const vase: Recipe = {
  colours: GLAZE.length,
  designs: VASES.length,
  marks: 2,
  draw(svg, { colour, design, mark }) {
    const glaze = pickCyclic(GLAZE, colour).hex
    const profile = pickCyclic(VASES, design)
    const [radius, top] = profile[0] ?? [50, 380]
    const dipped = mark === 1
    const clay: Hex = dipped ? '#cfae8b' : glaze
    const base = svg.clip('<path d="M200 100H800V650Q500 700 200 650Z"/>')
    return standing(
      mouth(svg, 500, top, radius, glaze, darker(glaze, 0.4), 9) +
        stems(design + (mark ? 1 : 0), top) +
        revolutionBody(svg, { profile, colour: clay, finish: dipped ? 'matte' : 'satin' }) +
        (dipped
          ? `<g clip-path="${base}">${revolutionBody(svg, { profile, colour: glaze, finish: 'gloss' })}</g>`
          : '') +
        `<path d="M${500 - radius} ${top}A${radius} ${svgNumber(radius * TILT)} 0 0 0 ${500 + radius} ${top}" fill="none" stroke="${lighter(glaze, 0.4)}" stroke-width="5"/>` +
        `<path d="M${500 - radius} ${top}A${radius} ${svgNumber(radius * TILT)} 0 0 1 ${500 + radius} ${top}A${radius} ${svgNumber(radius * TILT)} 0 0 0 ${500 - radius} ${top}" fill="${darker(glaze, 0.5)}" opacity=".0"/>`,
      { width: 250, tint: glaze, focus: [500, 560] },
    )
  },
}

/** A potted plant: the pot's glaze, the plant by design. */
export const planter: Recipe = {
  colours: GLAZE.length,
  designs: 3,
  marks: 1,
  draw(svg, { colour, design }) {
    const pot = pickCyclic(GLAZE, colour).hex
    const green: Hex = pickCyclic(['#4f7a4a', '#6f8f4e', '#2f6650'] as const, design)
    const leaves: string[] = []
    const count = design === 0 ? 11 : design === 1 ? 9 : 13
    for (let i = 0; i < count; i++) {
      const side = (i / (count - 1)) * 2 - 1
      const turn = side * (design === 1 ? 26 : 62)
      const length = (design === 1 ? 360 : 270) - Math.abs(side) * (design === 1 ? 70 : 40) + (i % 2) * 36
      const wide = design === 1 ? 30 : design === 2 ? 24 : 48
      const tint = i % 2 ? lighter(green, 0.12) : darker(green, 0.15)
      const d = `M0 0C${-wide} ${-length * 0.35} ${-wide} ${-length * 0.75} 0 ${-length}C${wide} ${-length * 0.75} ${wide} ${-length * 0.35} 0 0Z`
      leaves.push(
        `<g transform="translate(${svgNumber(500 + side * 70)} 560) rotate(${svgNumber(turn)})"><path d="${d}" fill="${tint}"/><path d="M0 0C${-wide} ${-length * 0.35} ${-wide} ${-length * 0.75} 0 ${-length}Z" fill="#fff" opacity=".16"/><path d="M0 -10V${-length * 0.9}" stroke="${lighter(green, 0.5)}" stroke-opacity=".5" stroke-width="3"/></g>`,
      )
    }
    leaves.sort((a, b) => a.length - b.length)
    return standing(
      `<ellipse cx="500" cy="560" rx="160" ry="24" fill="${darker(pot, 0.6)}"/>${leaves.join('')}` +
        revolutionBody(svg, {
          profile:
            design === 2
              ? [
                  [166, 560],
                  [166, 700, 80],
                  [110, FLOOR, 40],
                ]
              : [
                  [170, 560],
                  [136, FLOOR, 16],
                  [126, FLOOR + 4],
                ],
          colour: pot,
          finish: design === 1 ? 'matte' : 'satin',
        }) +
        (design === 0 ? band(svg, { radius: 176, top: 556, bottom: 606 }, lighter(pot, 0.06), pot, 'satin') : ''),
      { width: 300, tint: mix(pot, green, 0.3), focus: [500, 520] },
    )
  },
}
