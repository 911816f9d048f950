import { BRANDS } from '../../brands'
import { LIP_SHADES, METAL } from '../palettes'
import { FLOOR, lying, type Recipe, standing } from '../recipe'
import { darker, type Hex, lighter, mix } from '../svg/colour'
import { lettering } from '../svg/lettering'
import { pickCyclic } from '../svg/pick-cyclic'
import { lid, revolutionBody, TILT } from '../svg/revolution-body'
import { roundedRect } from '../svg/rounded-path'
import { faceLight, roundLight } from '../svg/surface-light'
import { svgNumber } from '../svg/svg-document'

const brands = BRANDS.beauty

/** An open lipstick with its cap beside it. */
export const lipstick: Recipe = {
  colours: LIP_SHADES.length,
  designs: 4,
  marks: brands.length,
  draw(svg, { colour, design, mark }) {
    const shade = pickCyclic(LIP_SHADES, colour).hex
    const metal = pickCyclic(METAL, design).hex
    const shell: Hex = design % 2 === 0 ? '#26262b' : mix(shade, '#f4ece6', 0.8)
    const bullet = 'M392 470V330Q392 240 470 196Q500 262 508 330V470Z'
    return standing(
      `<path d="${bullet}" fill="${shade}"/><path d="${bullet}" fill="${roundLight(svg, shade, 'satin')}"/><path d="M470 196Q404 240 398 330Q440 300 508 330Q500 262 470 196Z" fill="${lighter(shade, 0.35)}" opacity=".75"/>` +
        revolutionBody(svg, {
          x: 450,
          profile: [
            [64, 456],
            [64, 560],
          ],
          colour: metal,
          finish: 'metal',
        }) +
        revolutionBody(svg, {
          x: 450,
          profile: [
            [86, 556],
            [86, FLOOR, 10],
            [82, FLOOR + 4],
          ],
          colour: shell,
          finish: 'gloss',
        }) +
        revolutionBody(svg, {
          x: 450,
          profile: [
            [87, 556],
            [87, 582],
          ],
          colour: metal,
          finish: 'metal',
        }) +
        lettering(pickCyclic(brands, mark), {
          x: 450,
          y: 716,
          size: 20,
          colour: design % 2 === 0 ? lighter(metal, 0.3) : darker(shade, 0.3),
          weight: 0.14,
          maxWidth: 120,
        }) +
        `<ellipse cx="690" cy="${FLOOR + 14}" rx="120" ry="20" fill="#1c1d24" opacity=".3" filter="${svg.blur(9)}"/>` +
        revolutionBody(svg, {
          x: 660,
          profile: [
            [88, 540, 0],
            [88, FLOOR + 6, 8],
            [84, FLOOR + 10],
          ],
          colour: shell,
          finish: 'gloss',
        }) +
        revolutionBody(svg, {
          x: 660,
          profile: [
            [89, FLOOR - 26],
            [89, FLOOR + 8],
          ],
          colour: metal,
          finish: 'metal',
        }) +
        lid(svg, 660, 540, 88, shell),
      { width: 210, tint: shade, focus: [470, 400], x: 450 },
    )
  },
}

/** A bottle of nail polish. */
export const polish: Recipe = {
  colours: LIP_SHADES.length,
  designs: 3,
  marks: brands.length,
  draw(svg, { colour, design, mark }) {
    const shade = pickCyclic(LIP_SHADES, colour).hex
    const cap: Hex = pickCyclic(['#232428', '#f2efe9', '#d8ad5a'] as const, design)
    const shoulder = design === 1 ? 70 : 24
    return standing(
      revolutionBody(svg, {
        profile: [
          [64, 496],
          [64, 520, 6],
          [150, 540, shoulder],
          [150, FLOOR, 34],
          [124, FLOOR + 6],
        ],
        colour: shade,
        finish: 'gloss',
      }) +
        `<path d="M366 770A134 ${svgNumber(134 * TILT)} 0 0 0 634 770" fill="none" stroke="${lighter(shade, 0.5)}" stroke-width="5" opacity=".5"/>` +
        lettering(pickCyclic(brands, mark), {
          x: 500,
          y: 688,
          size: 30,
          colour: '#ffffff',
          weight: 0.13,
          maxWidth: 200,
        }) +
        revolutionBody(svg, {
          profile: [
            [48, 216, 0],
            [72, 500, 8],
            [70, 506],
          ],
          colour: cap,
          finish: design === 2 ? 'metal' : 'gloss',
        }) +
        lid(svg, 500, 216, 48, cap),
      { width: 300, tint: shade, focus: [500, 600] },
    )
  },
}

const SHADOW_SETS: readonly (readonly Hex[])[] = [
  ['#e3c9b4', '#c99a7c', '#a5684a', '#6f4032', '#d8b08c', '#b98466', '#8a5540', '#43282a'],
  ['#ecd3d3', '#d69ea4', '#b56877', '#7c3c50', '#e5b9ae', '#c58590', '#985064', '#4c2536'],
  ['#dbe0d2', '#aebb9b', '#7d8f6c', '#4d5e49', '#cfc6a2', '#a79b6c', '#77704a', '#3d3b2c'],
  ['#d8dbe8', '#a5aac9', '#737aa6', '#424a75', '#cbb9d6', '#9c84b0', '#6d5685', '#352c4d'],
]

/** An open eyeshadow palette from above. */
export const eyeshadow: Recipe = {
  colours: SHADOW_SETS.length,
  designs: 3,
  marks: brands.length,
  draw(svg, { colour, design, mark }) {
    const set = pickCyclic(SHADOW_SETS, colour)
    const shell: Hex = pickCyclic(['#2a2a2f', '#efe6dc', '#c9a26a'] as const, design)
    const pans = set
      .map((pan, i) => {
        const [x, y] = [236 + (i % 4) * 134, 536 + Math.floor(i / 4) * 134]
        const place = design === 1 ? `<circle cx="${x + 60}" cy="${y + 60}" r="58"` : roundedRect(x, y, 120, 120, 12)
        return `${place} fill="${pan}"/>${place} fill="${faceLight(svg, pan, 0.8)}"/>${place} fill="none" stroke="${darker(shell, 0.6)}" stroke-opacity=".5" stroke-width="3"/>`
      })
      .join('')
    const mirror = svg.linear(
      [
        [0, '#f7fafb'],
        [0.45, '#cfd9de'],
        [0.5, '#eef3f5'],
        [1, '#b4c1c8'],
      ],
      [0, 0, 1, 0.8],
    )
    return lying(
      `${roundedRect(204, 190, 592, 300, 26)} fill="${shell}"/>${roundedRect(204, 190, 592, 300, 26)} fill="${faceLight(svg, shell)}"/>${roundedRect(232, 216, 536, 248, 14)} fill="${mirror}"/>` +
        `${roundedRect(204, 500, 592, 310, 26)} fill="${shell}"/>${roundedRect(204, 500, 592, 310, 26)} fill="${faceLight(svg, shell)}"/>${roundedRect(300, 484, 90, 20, 6)} fill="#b9a37a"/>${roundedRect(610, 484, 90, 20, 6)} fill="#b9a37a"/>${pans}` +
        lettering(pickCyclic(brands, mark), {
          x: 500,
          y: 340,
          size: 30,
          colour: '#ffffff',
          weight: 0.12,
          maxWidth: 300,
        }),
      pickCyclic(set, 2),
      [500, 640],
    )
  },
}
