import { motif } from '../motifs/motif'
import { GLAZE, METAL } from '../palettes'
import { FLOOR, type Recipe, standing } from '../recipe'
import { darker, type Hex, lighter, mix } from '../svg/colour'
import { band } from '../svg/label-band'
import { pickCyclic } from '../svg/pick-cyclic'
import { lid, mouth, revolutionBody } from '../svg/revolution-body'
import { faceLight } from '../svg/surface-light'

const STEEL: Hex = '#c4c8cd'
const OAK: Hex = '#b98a5a'

/** A mug: plain, dipped, banded, speckled, with a picture. */
export const mug: Recipe = {
  colours: GLAZE.length,
  designs: 6,
  marks: 1,
  draw(svg, { colour, design }) {
    const glaze = pickCyclic(GLAZE, colour).hex
    const other = lighter(pickCyclic(GLAZE, colour + 3).hex, 0.15)
    const handle = 'M672 500C800 480 810 730 660 706'
    const speckles = Array.from(
      { length: 46 },
      (_, i) => `<circle cx="${330 + ((i * 97) % 340)}" cy="${470 + ((i * 61) % 330)}" r="${2 + (i % 3)}"/>`,
    ).join('')
    const decor = [
      '',
      band(svg, { radius: 182, top: 640, bottom: FLOOR - 18 }, other, glaze, 'satin'),
      band(svg, { radius: 183, top: 560, bottom: 584 }, other, glaze) +
        band(svg, { radius: 183, top: 604, bottom: 660 }, other, glaze),
      `<g fill="${darker(glaze, 0.6)}" opacity=".4">${speckles}</g>`,
      motif('cat', 480, 640, 150),
      motif('sprig', 480, 640, 150),
    ]
    return standing(
      `<path d="${handle}" fill="none" stroke="${darker(glaze, 0.34)}" stroke-width="50" stroke-linecap="round"/><path d="${handle}" fill="none" stroke="${glaze}" stroke-width="38" stroke-linecap="round"/><path d="M684 504C776 500 780 660 700 692" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="8" stroke-linecap="round"/>` +
        revolutionBody(svg, {
          profile: [
            [184, 440],
            [184, FLOOR - 40, 60],
            [140, FLOOR + 6],
          ],
          colour: glaze,
          finish: 'gloss',
        }) +
        pickCyclic(decor, design) +
        mouth(svg, 500, 440, 184, lighter(glaze, 0.3), mix(glaze, '#ffffff', 0.3), 10) +
        `<ellipse cx="500" cy="448" rx="166" ry="15" fill="#4a2c1a"/><ellipse cx="470" cy="445" rx="90" ry="6" fill="#8a5c3c" opacity=".6"/>`,
      { width: 330, tint: glaze, focus: [500, 560] },
    )
  },
}

/** A lidded casserole in enamel or steel. */
export const pot: Recipe = {
  colours: GLAZE.length,
  designs: 2,
  marks: 1,
  draw(svg, { colour, design }) {
    const glaze = pickCyclic(GLAZE, colour).hex
    const body = design === 0 ? glaze : STEEL
    const finish = design === 0 ? 'gloss' : 'metal'
    const knob = design === 0 ? pickCyclic(METAL, 0).hex : glaze
    const handle = design === 0 ? darker(glaze, 0.15) : glaze
    const ear = (s: 1 | -1) =>
      `<path d="M${500 + s * 250} 560h${s * 60}q${s * 26} 0 ${s * 26} 26t${-s * 26} 26h${-s * 60}" fill="none" stroke="${handle}" stroke-width="26"/>`
    return standing(
      ear(1) +
        ear(-1) +
        revolutionBody(svg, {
          profile: [
            [268, 520],
            [268, FLOOR - 30, 60],
            [220, FLOOR + 8],
          ],
          colour: body,
          finish,
        }) +
        revolutionBody(svg, {
          profile: [
            [60, 426, 0],
            [200, 446, 60],
            [276, 506, 20],
            [276, 522],
          ],
          colour: body,
          finish,
        }) +
        `<path d="M224 522A276 36 0 0 0 776 522" fill="none" stroke="${darker(body, 0.5)}" stroke-width="5"/>` +
        revolutionBody(svg, {
          profile: [
            [40, 372, 10],
            [44, 396, 10],
            [20, 424],
          ],
          colour: knob,
          finish: 'metal',
        }) +
        lid(svg, 500, 372, 40, knob),
      { width: 540, tint: design === 0 ? glaze : mix(STEEL, glaze, 0.4), focus: [440, 560] },
    )
  },
}

/** A stove-top or electric kettle. */
export const kettle: Recipe = {
  colours: GLAZE.length,
  designs: 2,
  marks: 1,
  draw(svg, { colour, design }) {
    const body = pickCyclic(GLAZE, colour).hex
    const finish = 'gloss'
    const spout =
      design === 0
        ? 'M330 640C240 620 240 480 170 420L214 398C290 460 300 520 366 540Z'
        : 'M360 700C220 700 260 470 176 398L200 378C300 450 270 600 360 630Z'
    return standing(
      `<path d="M420 400C400 190 640 190 640 400" transform="translate(-26 0)" fill="none" stroke="${OAK}" stroke-width="34" stroke-linecap="round"/><path d="M396 390C390 230 560 210 596 330" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="7"/>` +
        `<path d="${spout}" fill="${body}"/><path d="${spout}" fill="${faceLight(svg, body, 1.3)}"/>` +
        revolutionBody(svg, {
          profile: [
            [96, 440, 10],
            [190, 480, 70],
            [222, FLOOR - 50, 60],
            [180, FLOOR + 6],
          ],
          colour: body,
          finish,
        }) +
        revolutionBody(svg, {
          profile: [
            [26, 410],
            [98, 436, 12],
            [98, 446],
          ],
          colour: body,
          finish,
        }) +
        revolutionBody(svg, {
          profile: [
            [24, 366, 6],
            [28, 392, 6],
            [14, 412],
          ],
          colour: OAK,
        }) +
        lid(svg, 500, 366, 24, OAK),
      { width: 430, tint: body, focus: [470, 560] },
    )
  },
}
