import { GEMSTONES, METAL } from '../palettes'
import { lying, type Recipe } from '../recipe'
import { darker, type Hex, lighter, mix } from '../svg/colour'
import { pickCyclic } from '../svg/pick-cyclic'
import { ballLight } from '../svg/surface-light'
import type { SvgDocument } from '../svg/svg-document'
import { svgNumber } from '../svg/svg-document'

const wire = (svg: SvgDocument, metal: Hex) =>
  svg.linear(
    [
      [0, lighter(metal, 0.7)],
      [0.3, metal],
      [0.5, darker(metal, 0.45)],
      [0.68, lighter(metal, 0.5)],
      [1, darker(metal, 0.4)],
    ],
    [0, 0, 1, 1],
  )

/** A brilliant-cut stone seen from above, or a pearl. */
function stone(svg: SvgDocument, x: number, y: number, r: number, colour: Hex, sides = 8): string {
  if (colour === '#f1ebe2')
    return `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/><circle cx="${x}" cy="${y}" r="${r}" fill="${ballLight(svg, '#b79fa0', 0.95)}"/>`
  const point = (radius: number, i: number) => {
    const a = ((i + 0.5) / sides) * 2 * Math.PI
    return [svgNumber(x + radius * Math.cos(a)), svgNumber(y + radius * Math.sin(a))] as const
  }
  let facets = ''
  for (let i = 0; i < sides; i++) {
    const [a, b, c, d] = [point(r, i), point(r, i + 1), point(r * 0.56, i + 1), point(r * 0.56, i)]
    const facing = (Math.cos(((i + 1) / sides) * 2 * Math.PI + 2.3) + 1) / 2
    facets += `<path d="M${a.join(' ')}L${b.join(' ')}L${c.join(' ')}L${d.join(' ')}Z" fill="${facing > 0.5 ? lighter(colour, (facing - 0.5) * 1.3) : darker(colour, (0.5 - facing) * 1.1)}"/>`
  }
  const table = Array.from({ length: sides }, (_, i) => point(r * 0.56, i).join(' ')).join('L')
  return `${facets}<path d="M${table}Z" fill="${lighter(colour, 0.22)}"/><path d="M${svgNumber(x - r * 0.4)} ${svgNumber(y - r * 0.1)}L${svgNumber(x + r * 0.1)} ${svgNumber(y - r * 0.46)}L${svgNumber(x + r * 0.2)} ${svgNumber(y - r * 0.3)}L${svgNumber(x - r * 0.3)} ${svgNumber(y + r * 0.14)}Z" fill="#fff" opacity=".65"/>`
}

const hoop = (svg: SvgDocument, x: number, y: number, rx: number, ry: number, metal: Hex, width: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="none" stroke="${darker(metal, 0.35)}" stroke-width="${width}"/><ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="none" stroke="${wire(svg, metal)}" stroke-width="${svgNumber(width * 0.86)}"/><ellipse cx="${svgNumber(x - width * 0.1)}" cy="${svgNumber(y - width * 0.1)}" rx="${rx}" ry="${ry}" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="${svgNumber(width * 0.16)}" stroke-dasharray="${svgNumber(rx * 1.5)} ${svgNumber(rx * 4)}" transform="rotate(200 ${x} ${y})"/>`

/** A ring: solitaire, three stones, halo, plain signet band. */
export const ring: Recipe = {
  colours: GEMSTONES.length,
  designs: 4,
  marks: METAL.length,
  draw(svg, { colour, design, mark }) {
    const metal = pickCyclic(METAL, mark).hex
    const gem = pickCyclic(GEMSTONES, colour).hex
    const prongs = `<path d="M446 356L500 408L554 356L540 420H460Z" fill="${wire(svg, metal)}"/>`
    const small = (x: number, y: number) => stone(svg, x, y, 30, colour === 0 ? gem : '#dfe9ef')
    const halo = Array.from({ length: 14 }, (_, i) =>
      stone(svg, 500 + 92 * Math.cos((i / 14) * 6.283), 306 + 92 * Math.sin((i / 14) * 6.283), 17, '#dfe9ef', 6),
    ).join('')
    const tops = [
      prongs + stone(svg, 500, 310, 84, gem),
      prongs + stone(svg, 402, 352, 48, gem) + stone(svg, 598, 352, 48, gem) + stone(svg, 500, 318, 68, gem),
      `<circle cx="500" cy="306" r="112" fill="${wire(svg, metal)}"/>${halo}${stone(svg, 500, 306, 72, gem)}`,
      small(404, 378) + small(448, 352) + small(500, 342) + small(552, 352) + small(596, 378),
    ]
    return lying(
      `${hoop(svg, 500, 590, 206, 214, metal, design === 3 ? 58 : 36)}${pickCyclic(tops, design)}`,
      mix(gem, metal, 0.5),
      [500, 350],
    )
  },
}

/** A chain with a pendant: stone drop, disc, bar of stones, star, locket. */
export const necklace: Recipe = {
  colours: GEMSTONES.length,
  designs: 5,
  marks: METAL.length,
  draw(svg, { colour, design, mark }) {
    const metal = pickCyclic(METAL, mark).hex
    const gem = pickCyclic(GEMSTONES, colour).hex
    const curve = 'M300 130C250 420 420 600 500 612C580 600 750 420 700 130'
    const chain = `<path d="${curve}" fill="none" stroke="${darker(metal, 0.4)}" stroke-width="9"/><path d="${curve}" fill="none" stroke="${lighter(metal, 0.35)}" stroke-width="6.500" stroke-dasharray="9 4"/>`
    const bail = `<ellipse cx="500" cy="622" rx="13" ry="20" fill="none" stroke="${wire(svg, metal)}" stroke-width="7"/>`
    const star = Array.from(
      { length: 10 },
      (_, i) =>
        `${svgNumber(500 + (i % 2 ? 40 : 96) * Math.sin((i / 10) * 6.283))} ${svgNumber(730 - (i % 2 ? 40 : 96) * Math.cos((i / 10) * 6.283))}`,
    ).join('L')
    const disc = `<circle cx="500" cy="724" r="86" fill="${darker(metal, 0.3)}"/><circle cx="500" cy="722" r="84" fill="${wire(svg, metal)}"/>`
    const pendants = [
      `<path d="M500 634Q596 740 500 840Q404 740 500 634Z" fill="${wire(svg, metal)}"/>${stone(svg, 500, 748, 62, gem)}`,
      `${disc}<circle cx="500" cy="722" r="66" fill="none" stroke="${darker(metal, 0.4)}" stroke-width="3"/>${stone(svg, 500, 722, 26, gem)}`,
      `${[410, 455, 500, 545, 590].map((x, i) => stone(svg, x, 668 + (i === 2 ? 10 : i % 2 ? 4 : -10), 28, gem)).join('')}`,
      `<path d="M${star}Z" fill="${wire(svg, metal)}" stroke="${darker(metal, 0.3)}" stroke-width="3" stroke-linejoin="round"/>${stone(svg, 500, 732, 24, gem)}`,
      `<path d="M500 812C380 730 404 640 460 644Q492 646 500 676Q508 646 540 644C596 640 620 730 500 812Z" fill="${wire(svg, metal)}" stroke="${darker(metal, 0.4)}" stroke-width="3"/>${stone(svg, 500, 716, 24, gem)}`,
    ]
    return lying(chain + bail + pickCyclic(pendants, design), mix(gem, metal, 0.5), [500, 680])
  },
}

/** A pair of earrings: studs, hoops, drops, pearls on hoops. */
export const earrings: Recipe = {
  colours: GEMSTONES.length,
  designs: 4,
  marks: METAL.length,
  draw(svg, { colour, design, mark }) {
    const metal = pickCyclic(METAL, mark).hex
    const gem = pickCyclic(GEMSTONES, colour).hex
    const hook = (x: number) =>
      `<path d="M${x} 420C${x - 10} 320 ${x + 70} 260 ${x + 76} 340" fill="none" stroke="${wire(svg, metal)}" stroke-width="8" stroke-linecap="round"/>`
    const one = (x: number) =>
      pickCyclic(
        [
          `<circle cx="${x}" cy="500" r="88" fill="${wire(svg, metal)}"/>${stone(svg, x, 500, 76, gem)}`,
          `${hoop(svg, x, 500, 128, 138, metal, 30)}${stone(svg, x, 640, 26, gem)}`,
          `${hook(x)}<circle cx="${x}" cy="440" r="26" fill="${wire(svg, metal)}"/>${stone(svg, x, 440, 18, gem)}<path d="M${x} 468V520" stroke="${metal}" stroke-width="6"/><path d="M${x} 510Q${x + 84} 630 ${x} 700Q${x - 84} 630 ${x} 510Z" fill="${wire(svg, metal)}"/>${stone(svg, x, 628, 48, gem)}`,
          `${hoop(svg, x, 440, 66, 70, metal, 16)}<path d="M${x} 508V548" stroke="${metal}" stroke-width="5"/>${stone(svg, x, 602, 54, gem)}`,
        ] as const,
        design,
      )
    return lying(
      `<g transform="translate(500 510) scale(1.22) translate(-500 -520)">${one(350)}${one(650)}</g>`,
      mix(gem, metal, 0.5),
      [330, 520],
    )
  },
}

/** A bracelet: bangle, tennis line, beads, charm chain. */
export const bangle: Recipe = {
  colours: GEMSTONES.length,
  designs: 3,
  marks: METAL.length,
  draw(svg, { colour, design, mark }) {
    const metal = pickCyclic(METAL, mark).hex
    const gem = pickCyclic(GEMSTONES, colour).hex
    const round = (count: number, r: number) =>
      Array.from(
        { length: count },
        (_, i) => [500 + 268 * Math.cos((i / count) * 6.283), 510 + 214 * Math.sin((i / count) * 6.283), r] as const,
      )
    const tennis = round(34, 25)
      .map(
        ([x, y, r]) =>
          `<circle cx="${svgNumber(x)}" cy="${svgNumber(y)}" r="${r}" fill="${wire(svg, metal)}"/>${stone(svg, Math.round(x), Math.round(y), r - 5, gem, 6)}`,
      )
      .join('')
    const beads = round(22, 36)
      .map(([x, y, r], i) =>
        i % 6 === 0
          ? `<circle cx="${svgNumber(x)}" cy="${svgNumber(y)}" r="${r - 4}" fill="${metal}"/><circle cx="${svgNumber(x)}" cy="${svgNumber(y)}" r="${r - 4}" fill="${ballLight(svg, metal, 0.9)}"/>`
          : `<circle cx="${svgNumber(x)}" cy="${svgNumber(y)}" r="${r}" fill="${gem}"/><circle cx="${svgNumber(x)}" cy="${svgNumber(y)}" r="${r}" fill="${ballLight(svg, gem, 0.8)}"/>`,
      )
      .join('')
    const solid = `${hoop(svg, 500, 510, 268, 214, metal, 52)}${stone(svg, 500, 724, 40, gem)}${stone(svg, 428, 716, 24, gem)}${stone(svg, 572, 716, 24, gem)}`
    return lying(pickCyclic([solid, tennis, beads] as const, design), mix(gem, metal, 0.5), [420, 640])
  },
}
