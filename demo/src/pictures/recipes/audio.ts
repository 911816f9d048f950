import { BRANDS } from '../../brands'
import { SHELL } from '../palettes'
import { FLOOR, type Recipe, standing } from '../recipe'
import { darker, lighter } from '../svg/colour'
import { soft } from '../svg/ground-shadow'
import { lettering } from '../svg/lettering'
import { pickCyclic } from '../svg/pick-cyclic'
import { lid, revolutionBody } from '../svg/revolution-body'
import { roundedRect } from '../svg/rounded-path'
import { ballLight } from '../svg/surface-light'

const brands = BRANDS.gadghets

/** Over-ear headphones. */
export const headphones: Recipe = {
  colours: SHELL.length,
  designs: 2,
  marks: 1,
  draw(svg, { colour, design }) {
    const base = pickCyclic(SHELL, colour).hex
    const arc = 'M262 600C240 300 360 190 500 190S760 300 738 600'
    const cup = (side: -1 | 1) => {
      const x = 500 + side * 232
      return (
        `<g transform="rotate(${side * 6} ${x} 620)">${roundedRect(x - 44 - side * 26, 500, 88, 260, 44)} fill="${darker(base, 0.55)}"/>${roundedRect(x - 52, 486, 104, 288, 52)} fill="${base}"/>${roundedRect(x - 52, 486, 104, 288, 52)} fill="${svg.linear(
          [
            [0, '#ffffff', 0.42],
            [0.3, '#ffffff', 0.06],
            [0.7, '#000000', 0.1],
            [1, '#000000', 0.45],
          ],
        )}"/>` +
        (design === 1
          ? `<ellipse cx="${x}" cy="630" rx="26" ry="86" fill="none" stroke="${lighter(base, 0.35)}" stroke-width="4" opacity=".7"/>`
          : `${roundedRect(x - 7, 560, 14, 140, 7)} fill="${lighter(base, 0.3)}" opacity=".55"/>`) +
        '</g>'
      )
    }
    const foot = (x: number) =>
      `<ellipse cx="${x + 14}" cy="780" rx="150" ry="30" fill="${soft(svg, '#2c2a33', 0.62)}"/>`
    return standing(
      `${foot(270)}${foot(730)}<path d="${arc}" fill="none" stroke="${darker(base, 0.4)}" stroke-width="54" stroke-linecap="round"/><path d="${arc}" fill="none" stroke="${base}" stroke-width="44" stroke-linecap="round"/><path d="M274 540C262 320 370 206 500 206" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="9" stroke-linecap="round"/><path d="M320 330C370 240 440 226 500 226S630 240 680 330" fill="none" stroke="${darker(base, 0.6)}" stroke-width="26" stroke-linecap="round"/>` +
        `<path d="M256 470V580M744 470V580" stroke="#b9bec5" stroke-width="18"/>${cup(-1)}${cup(1)}`,
      { width: 0, tint: base, focus: [300, 560], y: 778 },
    )
  },
}

/** A portable or smart speaker: upright cloth cylinder, wide capsule, ball. */
export const speaker: Recipe = {
  colours: SHELL.length,
  designs: 3,
  marks: brands.length,
  draw(svg, { colour, design, mark }) {
    const base = pickCyclic(SHELL, colour).hex
    const mesh = svg.pattern(
      12,
      12,
      `<circle cx="3" cy="3" r="2.600" fill="#000" fill-opacity=".3"/><circle cx="9" cy="9" r="2.600" fill="#000" fill-opacity=".3"/>`,
    )
    const name = (y: number) =>
      `${roundedRect(430, y - 18, 140, 36, 6)} fill="${darker(base, 0.3)}"/>${lettering(pickCyclic(brands, mark), { x: 500, y, size: 18, colour: '#f4f1ea', weight: 0.15, maxWidth: 118 })}`
    const shapes = [
      revolutionBody(svg, {
        profile: [
          [160, 330],
          [166, 350, 10],
          [166, FLOOR, 24],
          [150, FLOOR + 6],
        ],
        colour: base,
        finish: 'matte',
      }) +
        `<path d="M334 372V770Q500 830 666 770V372Q500 420 334 372Z" fill="${mesh}"/>` +
        lid(svg, 500, 330, 160, lighter(base, 0.1)) +
        `<ellipse cx="500" cy="330" rx="120" ry="14" fill="none" stroke="#6fd0e8" stroke-width="6"/>` +
        name(660),
      `${roundedRect(212, 470, 576, 330, 165)} fill="${base}"/>${roundedRect(232, 470, 536, 330, 160)} fill="${mesh}"/>${roundedRect(212, 470, 576, 330, 165)} fill="${svg.linear(
        [
          [0, '#ffffff', 0.4],
          [0.3, '#ffffff', 0.05],
          [0.7, '#000000', 0.15],
          [1, '#000000', 0.5],
        ],
        [0, 0, 0, 1],
      )}"/><ellipse cx="244" cy="635" rx="34" ry="118" fill="${darker(base, 0.4)}"/><ellipse cx="756" cy="635" rx="34" ry="118" fill="${darker(base, 0.55)}"/>${name(640)}`,
      `<circle cx="500" cy="600" r="214" fill="${base}"/><circle cx="500" cy="600" r="214" fill="${mesh}"/><circle cx="500" cy="600" r="214" fill="${ballLight(svg, base, 0.6)}"/><ellipse cx="500" cy="426" rx="96" ry="20" fill="${darker(base, 0.5)}"/><ellipse cx="500" cy="424" rx="76" ry="12" fill="none" stroke="#f2b25c" stroke-width="5"/>${name(690)}`,
    ]
    return standing(pickCyclic(shapes, design), {
      width: pickCyclic([340, 520, 330] as const, design),
      tint: base,
      focus: [500, 600],
    })
  },
}

/** True wireless earbuds in their open case. */
export const earbuds: Recipe = {
  colours: SHELL.length,
  designs: 2,
  marks: 1,
  draw(svg, { colour, design }) {
    const base = pickCyclic(SHELL, colour).hex
    const bud = (x: number) =>
      `<path d="M${x - 22} 430V${design ? 500 : 590}Q${x} ${design ? 520 : 612} ${x + 22} ${design ? 500 : 590}V430Z" fill="${base}"/><circle cx="${x}" cy="420" r="58" fill="${base}"/><circle cx="${x}" cy="420" r="58" fill="${ballLight(svg, base, 0.8)}"/><path d="M${x - 12} 452V540" stroke="${lighter(base, 0.5)}" stroke-opacity=".5" stroke-width="5" stroke-linecap="round"/><path d="M${x - 24} 388Q${x} 372 ${x + 24} 388" fill="none" stroke="${darker(base, 0.5)}" stroke-width="9" stroke-linecap="round" stroke-dasharray="2 11"/>`
    return standing(
      `<path d="M278 470Q278 236 500 236T722 470V520H278Z" fill="${darker(base, 0.12)}"/><path d="M312 500Q312 270 500 270T688 500Z" fill="${darker(base, 0.5)}"/>${bud(410)}${bud(590)}` +
        `<path d="M270 520H730V660Q730 ${FLOOR} 580 ${FLOOR}H420Q270 ${FLOOR} 270 660Z" fill="${base}"/><path d="M270 520H730V660Q730 ${FLOOR} 580 ${FLOOR}H420Q270 ${FLOOR} 270 660Z" fill="${svg.linear(
          [
            [0, '#000000', 0.25],
            [0.16, '#ffffff', 0.5],
            [0.3, '#ffffff', 0.1],
            [0.7, '#000000', 0.06],
            [1, '#000000', 0.4],
          ],
        )}"/><path d="M270 520H730V534H270Z" fill="#000" opacity=".22"/><circle cx="500" cy="610" r="8" fill="#7ddc8a"/>`,
      { width: 400, tint: base, focus: [500, 470], y: FLOOR - 6 },
    )
  },
}
