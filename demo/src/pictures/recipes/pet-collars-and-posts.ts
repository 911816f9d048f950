import { CLOTH } from '../palettes'
import { lying, type Recipe, standing } from '../recipe'
import { darker, type Hex, lighter, mix } from '../svg/colour'
import { pickCyclic } from '../svg/pick-cyclic'
import { lid, revolutionBody } from '../svg/revolution-body'
import { roundedRect } from '../svg/rounded-path'
import { ballLight, faceLight } from '../svg/surface-light'

const BONE = 'M-60 -16C-70 -52 -112 -40 -100 -8C-122 18 -84 52 -60 16H60C84 52 122 18 100 -8C112 -40 70 -52 60 -16Z'

/** A collar with buckle and tag, curled on the table. */
export const collar: Recipe = {
  colours: CLOTH.length,
  designs: 3,
  marks: 1,
  draw(svg, { colour, design }) {
    const base = pickCyclic(CLOTH, colour).hex
    const trim = lighter(pickCyclic(CLOTH, colour + 4).hex, 0.2)
    const ringPath = (w: number, paint: string, extra = '') =>
      `<ellipse cx="500" cy="470" rx="270" ry="230" fill="none" stroke="${paint}" stroke-width="${w}" ${extra}/>`
    const decor = [
      ringPath(4, lighter(base, 0.5), 'stroke-dasharray="12 8"'),
      ringPath(26, trim, 'stroke-dasharray="26 26"'),
      ringPath(20, '#c9cdd2', 'stroke-linecap="round" stroke-dasharray=".1 56"'),
    ]
    return lying(
      ringPath(66, darker(base, 0.35)) +
        ringPath(58, base) +
        ringPath(
          58,
          svg.linear(
            [
              [0, '#ffffff', 0.3],
              [0.4, '#ffffff', 0],
              [1, '#000000', 0.35],
            ],
            [0, 0, 1, 1],
          ),
        ) +
        pickCyclic(decor, design) +
        `${roundedRect(440, 190, 120, 100, 14)} fill="none" stroke="#b9bdc2" stroke-width="15"/><path d="M500 196V290" stroke="#d9dcdf" stroke-width="11"/>` +
        `<circle cx="500" cy="724" r="24" fill="none" stroke="#c9cdd2" stroke-width="9"/><g transform="translate(500 790)"><path d="${BONE}" fill="#d8ad5a"/><path d="${BONE}" fill="${faceLight(svg, '#d8ad5a', 1.4)}"/></g>`,
      base,
      [500, 640],
    )
  },
}

/** A scratching post with a platform. */
export const scratcher: Recipe = {
  colours: CLOTH.length,
  designs: 2,
  marks: 1,
  draw(svg, { colour, design }) {
    const base = pickCyclic(CLOTH, colour).hex
    const sisal: Hex = '#c9a877'
    const wrap = svg.pattern(
      20,
      12,
      `<path d="M0 3Q10 6 20 3M0 9Q10 12 20 9" fill="none" stroke="${darker(sisal, 0.5)}" stroke-opacity=".55" stroke-width="3"/>`,
    )
    const post = (x: number, top: number) =>
      `${revolutionBody(svg, {
        x,
        profile: [
          [52, top],
          [52, 760],
        ],
        colour: sisal,
        finish: 'matte',
      })}<path d="M${x - 52} ${top}H${x + 52}V766H${x - 52}Z" fill="${wrap}"/>`
    const slab = (x: number, y: number, r: number) =>
      revolutionBody(svg, {
        x,
        profile: [
          [r, y],
          [r, y + 40, 10],
          [r - 4, y + 44],
        ],
        colour: base,
        finish: 'matte',
      }) + lid(svg, x, y, r, lighter(base, 0.1))
    return standing(
      slab(500, 752, 250) +
        (design === 1 ? post(390, 480) + slab(390, 470, 130) : '') +
        post(design === 1 ? 610 : 500, 290) +
        slab(design === 1 ? 610 : 500, 270, 150) +
        `<path d="M${design === 1 ? 730 : 630} 300V440" stroke="#8b8577" stroke-width="4"/><circle cx="${design === 1 ? 730 : 630}" cy="462" r="28" fill="#d1603d"/><circle cx="${design === 1 ? 730 : 630}" cy="462" r="28" fill="${ballLight(svg, '#d1603d', 0.7)}"/>`,
      { width: 500, tint: mix(base, sisal, 0.4), focus: [520, 420], y: 806 },
    )
  },
}
