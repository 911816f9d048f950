import { motif } from '../motifs/motif'
import { GLAZE } from '../palettes'
import { FLOOR, lying, type Recipe, standing } from '../recipe'
import { darker, type Hex, lighter } from '../svg/colour'
import { pickCyclic } from '../svg/pick-cyclic'
import { lid, revolutionBody } from '../svg/revolution-body'
import { roundedRect } from '../svg/rounded-path'
import { faceLight, roundLight } from '../svg/surface-light'
import type { SvgDocument } from '../svg/svg-document'
import { svgNumber } from '../svg/svg-document'

const STEEL: Hex = '#c4c8cd'
const OAK: Hex = '#b98a5a'

/** Three slices of a tomato on a board. */
function tomatoSlices(svg: SvgDocument): string {
  const slice = (x: number, y: number, r: number) =>
    `<g filter="${svg.dropShadow(5, '#3a2015', 0.35)}"><circle cx="${x}" cy="${y}" r="${r}" fill="#a8322a"/><circle cx="${x}" cy="${y}" r="${r * 0.86}" fill="#cf5540"/></g>` +
    [0, 60, 120, 180, 240, 300]
      .map(
        (turn) =>
          `<path transform="rotate(${turn} ${x} ${y})" d="M${x} ${y - r * 0.2}Q${x + r * 0.3} ${y - r * 0.45} ${x} ${y - r * 0.76}Q${x - r * 0.3} ${y - r * 0.45} ${x} ${y - r * 0.2}Z" fill="#e08a5f"/><circle transform="rotate(${turn} ${x} ${y})" cx="${x}" cy="${y - r * 0.5}" r="${r * 0.06}" fill="#f3dfa9"/>`,
      )
      .join('')
  return slice(450, 330, 64) + slice(384, 420, 62) + slice(486, 440, 66)
}

/** A chopping board with a knife, from above. */
export const board: Recipe = {
  colours: 3,
  designs: 3,
  marks: 1,
  draw(svg, { colour, design }) {
    const wood: Hex = pickCyclic(['#c99a66', '#7d5234', '#dcbf92'] as const, colour)
    const grain = svg.pattern(
      180,
      34,
      `<path d="M0 8Q60 2 120 9T180 8M0 22Q50 28 100 21T180 22" fill="none" stroke="${darker(wood, 0.5)}" stroke-opacity=".3" stroke-width="2.4"/>`,
      'rotate(90)',
    )
    const shape =
      design === 1
        ? 'M500 230A250 250 0 0 1 560 725V860Q560 886 534 886H466Q440 886 440 860V725A250 250 0 0 1 500 230Z'
        : 'M330 190H590Q620 190 620 220V780Q620 810 590 810H330Q300 810 300 780V220Q300 190 330 190Z'
    const knife = `<g transform="translate(${design === 1 ? 180 : 120} 0) rotate(4 660 500)"><path d="M640 170Q700 300 690 520H640Z" fill="${svg.linear(
      [
        [0, '#eef1f3'],
        [0.5, '#aeb5bc'],
        [0.52, '#dde2e6'],
        [1, '#8e959d'],
      ],
    )}"/>${roundedRect(642, 516, 44, 30, 3)} fill="#8b9098"/>${roundedRect(640, 544, 48, 270, 16)} fill="#2c2a29"/>${roundedRect(640, 544, 48, 270, 16)} fill="${svg.linear(
      [
        [0, '#ffffff', 0.3],
        [0.4, '#ffffff', 0],
        [1, '#000000', 0.4],
      ],
    )}"/><circle cx="664" cy="600" r="6" fill="#b9bdc2"/><circle cx="664" cy="760" r="6" fill="#b9bdc2"/></g>`
    const food = design === 2 ? tomatoSlices(svg) + motif('sprig', 520, 640, 190, 'transform-origin="520 640"') : ''
    return lying(
      `<g transform="translate(${design === 1 ? -60 : 0} 0)"><path d="${shape}" fill="${wood}"/><path d="${shape}" fill="${grain}"/><path d="${shape}" fill="${faceLight(svg, wood, 1)}"/><circle cx="${design === 1 ? 500 : 460}" cy="${design === 1 ? 846 : 244}" r="16" fill="${darker(wood, 0.6)}"/></g>${food}${knife}`,
      wood,
      [500, 430],
    )
  },
}

/** A storage jar with a wooden or clamp lid, filled. */
export const storagejar: Recipe = {
  colours: 5,
  designs: 2,
  marks: 1,
  draw(svg, { colour, design }) {
    const fill: Hex = pickCyclic(['#e0c48c', '#6b3f22', '#c9543c', '#e9e2d0', '#8a9a5b'] as const, colour)
    const grains = svg.pattern(
      22,
      20,
      `<ellipse cx="6" cy="6" rx="6" ry="4" fill="${lighter(fill, 0.3)}"/><ellipse cx="16" cy="14" rx="6" ry="4" fill="${darker(fill, 0.25)}"/>`,
      'rotate(24)',
    )
    const inside = `M330 520Q500 560 670 520V770Q670 816 500 822Q330 816 330 770Z`
    return standing(
      `<path d="${inside}" fill="${fill}"/><path d="${inside}" fill="${grains}"/><path d="${inside}" fill="${roundLight(svg, fill, 'matte')}"/>` +
        revolutionBody(svg, {
          profile: [
            [166, 360],
            [184, 400, 20],
            [184, FLOOR - 6, 40],
            [150, FLOOR + 8],
          ],
          colour: '#dfe8ea',
          opacity: 0.25,
          finish: 'glass',
        }) +
        revolutionBody(svg, {
          profile: [
            [170, 306, 0],
            [174, 366, 10],
            [170, 374],
          ],
          colour: design === 0 ? OAK : '#d5d9dc',
          finish: design === 0 ? 'satin' : 'metal',
        }) +
        lid(svg, 500, 306, 170, design === 0 ? OAK : '#d5d9dc') +
        (design === 1
          ? `<path d="M334 356H666" stroke="${darker(STEEL, 0.3)}" stroke-width="7"/><path d="M672 330V430L690 470" fill="none" stroke="${STEEL}" stroke-width="9"/>`
          : '') +
        `${roundedRect(430, 620, 140, 76, 6)} fill="#2c2c2c" opacity=".82"/><path d="M456 ${svgNumber(648)}H544M470 670H530" stroke="#f3efe4" stroke-width="5" stroke-linecap="round"/>`,
      { width: 370, tint: fill, focus: [500, 560] },
    )
  },
}

/** A frying pan from above. */
export const pan: Recipe = {
  colours: GLAZE.length,
  designs: 3,
  marks: 1,
  draw(svg, { colour, design }) {
    const outer = design === 1 ? '#c9774a' : design === 2 ? STEEL : pickCyclic(GLAZE, colour).hex
    const inner: Hex = design === 1 ? '#d9dcdf' : '#2b2d31'
    const grip: Hex = design === 0 ? OAK : '#33353a'
    return lying(
      `<g transform="rotate(-38 500 500)">${roundedRect(640, 468, 330, 54, 27)} fill="${grip}"/>${roundedRect(640, 468, 330, 54, 27)} fill="${svg.linear(
        [
          [0, '#ffffff', 0.35],
          [0.5, '#000000', 0],
          [1, '#000000', 0.4],
        ],
        [0, 0, 0, 1],
      )}"/><circle cx="938" cy="495" r="12" fill="#00000088"/>${roundedRect(610, 474, 70, 42, 6)} fill="${STEEL}"/></g>` +
        `<circle cx="450" cy="540" r="258" fill="${outer}"/><circle cx="450" cy="540" r="258" fill="${faceLight(svg, outer, 1.6)}"/><circle cx="450" cy="540" r="240" fill="${darker(inner, 0.2)}"/><circle cx="452" cy="544" r="208" fill="${inner}"/><circle cx="452" cy="544" r="208" fill="${svg.radial(
          [
            [0, '#ffffff', 0.16],
            [0.6, '#ffffff', 0.02],
            [1, '#000000', 0.3],
          ],
          [0.35, 0.3, 0.8],
        )}"/>` +
        (design === 0
          ? '<path d="M360 520q30 -90 130 -60t70 130t-120 50t-80 -120Z" fill="#fdfbf3"/><circle cx="460" cy="548" r="48" fill="#f2b23e"/><ellipse cx="446" cy="532" rx="16" ry="11" fill="#fff" opacity=".6"/>'
          : `<g fill="none" stroke="#fff" stroke-opacity=".08" stroke-width="2">${[60, 100, 140, 180].map((r) => `<circle cx="452" cy="544" r="${r}"/>`).join('')}</g>`),
      outer,
      [460, 530],
    )
  },
}
