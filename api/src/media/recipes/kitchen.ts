import { n } from '../art/art'
import { darker, type Hex, lighter, mix } from '../art/colour'
import { faceLight, roundLight } from '../art/finish'
import { band } from '../art/label'
import { box } from '../art/outline'
import { pick } from '../art/pick'
import { sprite } from '../art/sprite'
import { lid, mouth, turned } from '../art/turned'
import { GLAZE, METAL } from '../palettes'
import { FLOOR, lying, type Recipe, standing } from '../recipe'

const STEEL: Hex = '#c4c8cd'
const OAK: Hex = '#b98a5a'

/** A mug: plain, dipped, banded, speckled, with a picture. */
export const mug: Recipe = {
  colours: GLAZE.length,
  designs: 6,
  marks: 1,
  draw(art, { colour, design }) {
    const glaze = pick(GLAZE, colour).hex
    const other = lighter(pick(GLAZE, colour + 3).hex, 0.15)
    const handle = 'M672 500C800 480 810 730 660 706'
    const speckles = Array.from(
      { length: 46 },
      (_, i) => `<circle cx="${330 + ((i * 97) % 340)}" cy="${470 + ((i * 61) % 330)}" r="${2 + (i % 3)}"/>`,
    ).join('')
    const decor = [
      '',
      band(art, { radius: 182, top: 640, bottom: FLOOR - 18 }, other, glaze, 'satin'),
      band(art, { radius: 183, top: 560, bottom: 584 }, other, glaze) +
        band(art, { radius: 183, top: 604, bottom: 660 }, other, glaze),
      `<g fill="${darker(glaze, 0.6)}" opacity=".4">${speckles}</g>`,
      sprite('black-cat', 480, 640, 150),
      sprite('herb', 480, 640, 150),
    ]
    return standing(
      `<path d="${handle}" fill="none" stroke="${darker(glaze, 0.34)}" stroke-width="50" stroke-linecap="round"/><path d="${handle}" fill="none" stroke="${glaze}" stroke-width="38" stroke-linecap="round"/><path d="M684 504C776 500 780 660 700 692" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="8" stroke-linecap="round"/>` +
        turned(art, {
          profile: [
            [184, 440],
            [184, FLOOR - 40, 60],
            [140, FLOOR + 6],
          ],
          colour: glaze,
          finish: 'gloss',
        }) +
        pick(decor, design) +
        mouth(art, 500, 440, 184, lighter(glaze, 0.3), mix(glaze, '#ffffff', 0.3), 10) +
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
  draw(art, { colour, design }) {
    const glaze = pick(GLAZE, colour).hex
    const body = design === 0 ? glaze : STEEL
    const finish = design === 0 ? 'gloss' : 'metal'
    const knob = design === 0 ? pick(METAL, 0).hex : '#2b2d31'
    const ear = (s: 1 | -1) =>
      `<path d="M${500 + s * 250} 560h${s * 60}q${s * 26} 0 ${s * 26} 26t${-s * 26} 26h${-s * 60}" fill="none" stroke="${darker(body, 0.15)}" stroke-width="26"/>`
    return standing(
      ear(1) +
        ear(-1) +
        turned(art, {
          profile: [
            [268, 520],
            [268, FLOOR - 30, 60],
            [220, FLOOR + 8],
          ],
          colour: body,
          finish,
        }) +
        turned(art, {
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
        turned(art, {
          profile: [
            [40, 372, 10],
            [44, 396, 10],
            [20, 424],
          ],
          colour: knob,
          finish: 'metal',
        }) +
        lid(art, 500, 372, 40, knob),
      { width: 540, tint: design === 0 ? glaze : mix(STEEL, glaze, 0.4), focus: [440, 560] },
    )
  },
}

/** A frying pan from above. */
export const pan: Recipe = {
  colours: GLAZE.length,
  designs: 3,
  marks: 1,
  draw(art, { colour, design }) {
    const outer = design === 1 ? '#c9774a' : design === 2 ? STEEL : pick(GLAZE, colour).hex
    const inner: Hex = design === 1 ? '#d9dcdf' : '#2b2d31'
    const grip: Hex = design === 0 ? OAK : '#33353a'
    return lying(
      `<g transform="rotate(-38 500 500)">${box(640, 468, 330, 54, 27)} fill="${grip}"/>${box(640, 468, 330, 54, 27)} fill="${art.linear(
        [
          [0, '#ffffff', 0.35],
          [0.5, '#000000', 0],
          [1, '#000000', 0.4],
        ],
        [0, 0, 0, 1],
      )}"/><circle cx="938" cy="495" r="12" fill="#00000088"/>${box(610, 474, 70, 42, 6)} fill="${STEEL}"/></g>` +
        `<circle cx="450" cy="540" r="258" fill="${outer}"/><circle cx="450" cy="540" r="258" fill="${faceLight(art, outer, 1.6)}"/><circle cx="450" cy="540" r="240" fill="${darker(inner, 0.2)}"/><circle cx="452" cy="544" r="208" fill="${inner}"/><circle cx="452" cy="544" r="208" fill="${art.radial(
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

/** A stove-top or electric kettle. */
export const kettle: Recipe = {
  colours: GLAZE.length,
  designs: 2,
  marks: 1,
  draw(art, { colour, design }) {
    const body = design === 1 && colour % 3 === 0 ? STEEL : pick(GLAZE, colour).hex
    const finish = body === STEEL ? 'metal' : 'gloss'
    const spout =
      design === 0
        ? 'M330 640C240 620 240 480 170 420L214 398C290 460 300 520 366 540Z'
        : 'M360 700C220 700 260 470 176 398L200 378C300 450 270 600 360 630Z'
    return standing(
      `<path d="M420 400C400 190 640 190 640 400" transform="translate(-26 0)" fill="none" stroke="${OAK}" stroke-width="34" stroke-linecap="round"/><path d="M396 390C390 230 560 210 596 330" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="7"/>` +
        `<path d="${spout}" fill="${body}"/><path d="${spout}" fill="${faceLight(art, body, 1.3)}"/>` +
        turned(art, {
          profile: [
            [96, 440, 10],
            [190, 480, 70],
            [222, FLOOR - 50, 60],
            [180, FLOOR + 6],
          ],
          colour: body,
          finish,
        }) +
        turned(art, {
          profile: [
            [26, 410],
            [98, 436, 12],
            [98, 446],
          ],
          colour: body,
          finish,
        }) +
        turned(art, {
          profile: [
            [24, 366, 6],
            [28, 392, 6],
            [14, 412],
          ],
          colour: OAK,
        }) +
        lid(art, 500, 366, 24, OAK),
      { width: 430, tint: body, focus: [470, 560] },
    )
  },
}

/** A chopping board with a knife, from above. */
export const board: Recipe = {
  colours: 3,
  designs: 3,
  marks: 1,
  draw(art, { colour, design }) {
    const wood: Hex = pick(['#c99a66', '#7d5234', '#dcbf92'] as const, colour)
    const grain = art.pattern(
      180,
      34,
      `<path d="M0 8Q60 2 120 9T180 8M0 22Q50 28 100 21T180 22" fill="none" stroke="${darker(wood, 0.5)}" stroke-opacity=".3" stroke-width="2.4"/>`,
      'rotate(90)',
    )
    const shape =
      design === 1
        ? 'M500 230A250 250 0 0 1 560 725V860Q560 886 534 886H466Q440 886 440 860V725A250 250 0 0 1 500 230Z'
        : 'M330 190H590Q620 190 620 220V780Q620 810 590 810H330Q300 810 300 780V220Q300 190 330 190Z'
    const knife = `<g transform="translate(${design === 1 ? 180 : 120} 0) rotate(4 660 500)"><path d="M640 170Q700 300 690 520H640Z" fill="${art.linear(
      [
        [0, '#eef1f3'],
        [0.5, '#aeb5bc'],
        [0.52, '#dde2e6'],
        [1, '#8e959d'],
      ],
    )}"/>${box(642, 516, 44, 30, 3)} fill="#8b9098"/>${box(640, 544, 48, 270, 16)} fill="#2c2a29"/>${box(640, 544, 48, 270, 16)} fill="${art.linear(
      [
        [0, '#ffffff', 0.3],
        [0.4, '#ffffff', 0],
        [1, '#000000', 0.4],
      ],
    )}"/><circle cx="664" cy="600" r="6" fill="#b9bdc2"/><circle cx="664" cy="760" r="6" fill="#b9bdc2"/></g>`
    const food = design === 2 ? sprite('tomato', 420, 360, 150) + sprite('herb', 520, 620, 160) : ''
    return lying(
      `<g transform="translate(${design === 1 ? -60 : 0} 0)"><path d="${shape}" fill="${wood}"/><path d="${shape}" fill="${grain}"/><path d="${shape}" fill="${faceLight(art, wood, 1)}"/><circle cx="${design === 1 ? 500 : 460}" cy="${design === 1 ? 846 : 244}" r="16" fill="${darker(wood, 0.6)}"/></g>${food}${knife}`,
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
  draw(art, { colour, design }) {
    const fill: Hex = pick(['#e0c48c', '#6b3f22', '#c9543c', '#e9e2d0', '#8a9a5b'] as const, colour)
    const grains = art.pattern(
      22,
      20,
      `<ellipse cx="6" cy="6" rx="6" ry="4" fill="${lighter(fill, 0.3)}"/><ellipse cx="16" cy="14" rx="6" ry="4" fill="${darker(fill, 0.25)}"/>`,
      'rotate(24)',
    )
    const inside = `M330 520Q500 560 670 520V770Q670 816 500 822Q330 816 330 770Z`
    return standing(
      `<path d="${inside}" fill="${fill}"/><path d="${inside}" fill="${grains}"/><path d="${inside}" fill="${roundLight(art, fill, 'matte')}"/>` +
        turned(art, {
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
        turned(art, {
          profile: [
            [170, 306, 0],
            [174, 366, 10],
            [170, 374],
          ],
          colour: design === 0 ? OAK : '#d5d9dc',
          finish: design === 0 ? 'satin' : 'metal',
        }) +
        lid(art, 500, 306, 170, design === 0 ? OAK : '#d5d9dc') +
        (design === 1
          ? `<path d="M334 356H666" stroke="${darker(STEEL, 0.3)}" stroke-width="7"/><path d="M672 330V430L690 470" fill="none" stroke="${STEEL}" stroke-width="9"/>`
          : '') +
        `${box(430, 620, 140, 76, 6)} fill="#2c2c2c" opacity=".82"/><path d="M456 ${n(648)}H544M470 670H530" stroke="#f3efe4" stroke-width="5" stroke-linecap="round"/>`,
      { width: 370, tint: fill, focus: [500, 560] },
    )
  },
}
