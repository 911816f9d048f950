import { BRANDS } from '../../brands'
import { GLAZE, METAL } from '../palettes'
import { FLOOR, type Recipe, standing } from '../recipe'
import { darker, type Hex, inkOn, lighter, mix } from '../svg/colour'
import { band, labelText } from '../svg/label-band'
import { pickCyclic } from '../svg/pick-cyclic'
import { type Level, lid, mouth, revolutionBody } from '../svg/revolution-body'
import { ballLight, faceLight } from '../svg/surface-light'

const CANDLES = ['FIG & CEDAR', 'SEA SALT', 'TOMATO LEAF', 'BLACK TEA', 'ORANGE PEEL', 'RAIN'] as const

/** A lit table lamp. */
export const lamp: Recipe = {
  colours: GLAZE.length,
  designs: 3,
  marks: 2,
  draw(svg, { colour, design, mark }) {
    const base = pickCyclic(GLAZE, colour).hex
    const shade: Hex = mark === 1 ? lighter(base, 0.5) : '#f0e4cd'
    const metal = pickCyclic(METAL, design).hex
    const foot: readonly (readonly Level[])[] = [
      [
        [26, 500],
        [30, 560, 20],
        [120, 660, 90],
        [120, 740, 70],
        [78, FLOOR, 14],
      ],
      [
        [16, 500],
        [16, 770, 10],
        [128, 786, 8],
        [128, FLOOR, 6],
      ],
      [
        [24, 500],
        [84, 580, 60],
        [30, 640, 40],
        [110, 730, 60],
        [96, FLOOR, 16],
      ],
    ]
    const d = 'M400 236L600 236L700 520Q500 566 300 520Z'
    const glow = svg.radial([
      [0, '#fff3cf', 0.95],
      [0.5, '#ffe3a3', 0.4],
      [1, '#ffd98a', 0],
    ])
    return standing(
      `<ellipse cx="500" cy="440" rx="420" ry="360" fill="${glow}" opacity=".65"/>` +
        revolutionBody(svg, {
          profile: pickCyclic(foot, design),
          colour: design === 1 ? metal : base,
          finish: design === 1 ? 'metal' : 'satin',
        }) +
        revolutionBody(svg, {
          profile: [
            [13, 470],
            [13, 530],
          ],
          colour: metal,
          finish: 'metal',
        }) +
        `<path d="${d}" fill="${shade}"/><path d="${d}" fill="${svg.radial(
          [
            [0, '#fffdf2', 0.95],
            [0.45, '#fff0c6', 0.6],
            [1, '#e8b870', 0.12],
          ],
          [0.48, 0.62, 0.6],
        )}"/><path d="${d}" fill="${svg.linear([
          [0, darker(shade, 0.6), 0.34],
          [0.3, '#ffffff', 0.12],
          [0.7, darker(shade, 0.5), 0.02],
          [1, darker(shade, 0.6), 0.4],
        ])}"/>` +
        `<ellipse cx="500" cy="236" rx="100" ry="10" fill="#fff6dc"/><path d="M300 520Q500 566 700 520" fill="none" stroke="${darker(shade, 0.2)}" stroke-width="5" opacity=".6"/>`,
      { width: 250, tint: mix(base, '#d8b98a', 0.4), focus: [500, 420] },
    )
  },
}

/** A scented candle in a tinted glass. */
export const candle: Recipe = {
  colours: GLAZE.length,
  designs: CANDLES.length,
  marks: BRANDS.homedecor.length,
  draw(svg, { colour, design, mark }) {
    const glass = pickCyclic(GLAZE, colour).hex
    const wax: Hex = '#f5ead2'
    const shape = { radius: 185, top: 560, bottom: 720 }
    const paper = design % 2 === 0 ? '#f6f1e6' : glass
    const glow = svg.radial([
      [0, '#fff1c4', 0.9],
      [1, '#ffd98a', 0],
    ])
    return standing(
      revolutionBody(svg, {
        profile: [
          [185, 420],
          [185, FLOOR, 34],
          [160, FLOOR + 10],
        ],
        colour: glass,
        finish: 'gloss',
      }) +
        mouth(svg, 500, 420, 185, lighter(glass, 0.4), darker(glass, 0.2), 7) +
        `<ellipse cx="500" cy="432" rx="166" ry="13" fill="${wax}"/><ellipse cx="500" cy="430" rx="80" ry="8" fill="#fff8e2"/>` +
        band(svg, { ...shape, radius: 185.5 }, paper, glass, 'satin') +
        labelText({
          ...shape,
          radius: 185,
          brand: pickCyclic(BRANDS.homedecor, mark),
          ink: design % 2 === 0 ? darker(glass, 0.5) : inkOn(glass),
          line: pickCyclic(CANDLES, design),
        }) +
        `<ellipse cx="500" cy="380" rx="220" ry="200" fill="${glow}" opacity=".6"/><path d="M500 428V392" stroke="#3a2b22" stroke-width="5"/><path d="M500 304Q530 356 500 398Q470 356 500 304Z" fill="#ffb648"/><path d="M500 338Q516 370 500 396Q484 370 500 338Z" fill="#fff5d6"/>`,
      { width: 380, tint: glass, focus: [500, 520] },
    )
  },
}

/** A mirror or globe light: a disc on a stand. */
export const mirror: Recipe = {
  colours: METAL.length,
  designs: 2,
  marks: 1,
  draw(svg, { colour, design }) {
    const metal = pickCyclic(METAL, colour).hex
    const glass =
      design === 0
        ? svg.linear(
            [
              [0, '#f6fafb'],
              [0.42, '#cbd8de'],
              [0.46, '#eff5f7'],
              [0.7, '#c6d3da'],
              [1, '#9fb0b9'],
            ],
            [0, 0, 1, 1],
          )
        : '#fff4d8'
    return standing(
      revolutionBody(svg, {
        profile: [
          [15, 600],
          [15, 780, 8],
          [130, 794, 6],
          [130, FLOOR, 4],
        ],
        colour: metal,
        finish: 'metal',
      }) +
        `<circle cx="500" cy="410" r="226" fill="${metal}"/><circle cx="500" cy="410" r="226" fill="${faceLight(svg, metal, 1.6)}"/><circle cx="500" cy="410" r="206" fill="${glass}"/>` +
        (design === 1
          ? `<circle cx="500" cy="410" r="206" fill="${ballLight(svg, '#e8c98f', 0.9)}"/>`
          : '<path d="M350 520L560 240" stroke="#fff" stroke-width="30" opacity=".35"/>') +
        lid(svg, 500, 794, 128, metal) +
        revolutionBody(svg, {
          profile: [
            [15, 628],
            [15, 794],
          ],
          colour: metal,
          finish: 'metal',
        }),
      { width: 270, tint: mix(metal, '#b9a98f', 0.5), focus: [500, 420] },
    )
  },
}
