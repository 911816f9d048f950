import { darker, type Hex, inkOn, lighter } from '../art/colour'
import { band, labelText, sag } from '../art/label'
import { lettering } from '../art/lettering'
import { box } from '../art/outline'
import { pick } from '../art/pick'
import { sprite } from '../art/sprite'
import { lid, turned } from '../art/turned'
import { BRANDS } from '../brands'
import { PACK } from '../palettes'
import { FLOOR, type Recipe, standing } from '../recipe'

const brands = BRANDS.drinks
const STEEL: Hex = '#c9ced3'

/** Fruits on labels, by design number. */
const FRUIT = ['lemon', 'cherries', 'peach', 'ginger-root', 'grapes', 'tangerine'] as const
const SODA = ['LEMON SODA', 'CHERRY COLA', 'PEACH ICED TEA', 'GINGER BEER', 'GRAPE SODA', 'ORANGE SODA'] as const

/** A drinks can. */
export const can: Recipe = {
  colours: PACK.length,
  designs: SODA.length,
  marks: brands.length,
  draw(art, { colour, design, mark }) {
    const main = pick(PACK, colour).hex
    const second = lighter(pick(PACK, colour + 5).hex, 0.25)
    const shape = { radius: 150, top: 268, bottom: FLOOR - 40 }
    const trims = [
      band(art, { radius: 150, top: 620, bottom: 700 }, second, main, 'metal'),
      `<path d="M350 560Q430 500 500 590T650 540V776Q500 812 350 776Z" fill="${second}" opacity=".9"/>`,
      band(art, { radius: 150, top: 610, bottom: 622 }, second, main) +
        band(art, { radius: 150, top: 640, bottom: 664 }, second, main) +
        band(art, { radius: 150, top: 684, bottom: 730 }, second, main),
    ]
    return standing(
      turned(art, {
        profile: [
          [124, 226, 0],
          [124, 240, 6],
          [150, 282, 20],
          [150, FLOOR - 40, 30],
          [126, FLOOR],
        ],
        colour: STEEL,
        finish: 'metal',
      }) +
        band(art, shape, main, main, 'satin') +
        pick(trims, design) +
        lettering(pick(brands, mark), { x: 500, y: 370, size: 48, colour: inkOn(main), weight: 0.19, maxWidth: 250 }) +
        sprite(pick(FRUIT, design), 500, 500, 140) +
        lettering(pick(SODA, design), { x: 500, y: 424, size: 16, colour: inkOn(main), tracking: 0.5, maxWidth: 210 }) +
        turned(art, {
          profile: [
            [150, 268],
            [150, FLOOR - 40],
          ],
          colour: main,
          finish: 'metal',
          opacity: 0,
        }) +
        lid(art, 500, 226, 124, STEEL) +
        `<ellipse cx="500" cy="229" rx="106" ry="12" fill="${darker(STEEL, 0.25)}"/><ellipse cx="500" cy="226" rx="34" ry="6" fill="${lighter(STEEL, 0.5)}" stroke="${darker(STEEL, 0.5)}" stroke-width="2"/>`,
      { width: 280, tint: main, focus: [500, 440] },
    )
  },
}

const BREWS = ['ROOT BEER', 'KOMBUCHA', 'COLD BREW', 'TONIC WATER', 'APPLE', 'CORDIAL'] as const
const GLASS: readonly Hex[] = ['#6b3a16', '#c98f3c', '#3a2217', '#cfe0dd', '#d9a441', '#a9384a']

/** A crown-capped glass bottle with a paper label. */
export const glassbottle: Recipe = {
  colours: PACK.length,
  designs: BREWS.length,
  marks: brands.length,
  draw(art, { colour, design, mark }) {
    const glass = pick(GLASS, design)
    const main = pick(PACK, colour).hex
    const shape = { radius: 124, top: 545, bottom: 730 }
    return standing(
      turned(art, {
        profile: [
          [40, 180],
          [42, 330, 60],
          [124, 470, 90],
          [124, FLOOR, 24],
          [108, FLOOR + 6],
        ],
        colour: glass,
        finish: 'gloss',
        opacity: 0.94,
      }) +
        turned(art, {
          profile: [
            [45, 184],
            [45, 206],
          ],
          colour: glass,
          finish: 'gloss',
        }) +
        band(art, { ...shape, radius: 124.5 }, design % 2 ? main : '#f3ecdc', glass, 'satin') +
        labelText({
          ...shape,
          radius: 124,
          brand: pick(brands, mark),
          ink: design % 2 ? inkOn(main) : main,
          line: pick(BREWS, design),
        }) +
        band(art, { radius: 52, top: 318, bottom: 366 }, design % 2 ? '#f3ecdc' : main, glass, 'satin') +
        turned(art, {
          profile: [
            [44, 148, 0],
            [50, 180, 4],
            [48, 184],
          ],
          colour: main,
          finish: 'metal',
        }) +
        lid(art, 500, 149, 44, main),
      { width: 250, tint: design === 3 ? main : glass, focus: [500, 600] },
    )
  },
}

const WINES = ['BLACKCURRANT', 'WHITE GRAPE', 'BLUSH', 'ELDERFLOWER', 'SPARKLING'] as const
const WINE_GLASS: readonly Hex[] = ['#2c2a22', '#6f7f3f', '#e0a596', '#3f4a2c', '#2f4434']

/** A tall wine bottle with a capsule. */
export const winebottle: Recipe = {
  colours: PACK.length,
  designs: WINES.length,
  marks: brands.length,
  draw(art, { colour, design, mark }) {
    const glass = pick(WINE_GLASS, design)
    const main = pick(PACK, colour).hex
    const shape = { radius: 116, top: 560, bottom: 750 }
    return standing(
      turned(art, {
        profile: [
          [37, 150],
          [38, 340, 40],
          [116, 452, 80],
          [116, FLOOR, 18],
          [104, FLOOR + 5],
        ],
        colour: glass,
        finish: 'gloss',
      }) +
        band(art, { ...shape, radius: 116.5 }, '#f4efe3', glass, 'matte') +
        band(art, { radius: 116.5, top: 560, bottom: 574 }, main, glass, 'matte') +
        labelText({
          ...shape,
          radius: 116,
          brand: pick(brands, mark),
          ink: darker(main, 0.2),
          line: pick(WINES, design),
        }) +
        turned(art, {
          profile: [
            [39, 140, 0],
            [41, 316, 0],
            [41, 320],
          ],
          colour: main,
          finish: 'satin',
        }) +
        turned(art, {
          profile: [
            [43, 140, 0],
            [43, 168, 4],
            [41, 172],
          ],
          colour: main,
          finish: 'satin',
        }) +
        lid(art, 500, 140, 42, main),
      { width: 236, tint: design === 0 ? main : glass, focus: [500, 600] },
    )
  },
}

/** A gable-top juice carton. */
export const juice: Recipe = {
  colours: PACK.length,
  designs: FRUIT.length,
  marks: brands.length,
  draw(art, { colour, design, mark }) {
    const main = pick(PACK, colour).hex
    const front = `M330 420H590V${FLOOR + 10}L330 ${FLOOR - 2}Z`
    return standing(
      `<path d="M360 232H620L622 272H358Z" fill="${lighter(main, 0.3)}"/>` +
        `<path d="M358 272H622L590 420H330Z" fill="${lighter(main, 0.16)}"/><path d="M622 272L690 396L590 420Z" fill="${darker(main, 0.24)}"/>` +
        `<path d="${front}" fill="#f6f2e8"/><path d="M590 420L690 396V776L590 ${FLOOR + 10}Z" fill="${darker(main, 0.3)}"/>` +
        `<path d="M330 420H590V560Q460 620 330 560Z" fill="${main}"/>` +
        lettering(pick(brands, mark), { x: 460, y: 478, size: 44, colour: inkOn(main), weight: 0.19, maxWidth: 220 }) +
        lettering('PRESSED', { x: 460, y: 532, size: 16, colour: inkOn(main), tracking: 0.6 }) +
        sprite(pick(FRUIT, design), 430, 696, 170) +
        sprite(pick(FRUIT, design), 540, 736, 96) +
        `<path d="${front}" fill="${art.linear([
          [0, '#ffffff', 0.3],
          [0.3, '#ffffff', 0],
          [1, darker(main, 0.8), 0.22],
        ])}"/>` +
        turned(art, {
          x: 478,
          profile: [
            [34, 306, 0],
            [34, 350, 6],
            [32, 354],
          ],
          colour: '#f3f1ec',
        }) +
        lid(art, 478, 306, 34, '#f3f1ec'),
      { width: 370, tint: main, focus: [460, 560], x: 510, y: FLOOR - 4 },
    )
  },
}

const ROASTS = ['ESPRESSO', 'HOUSE BLEND', 'SINGLE ORIGIN', 'DECAF', 'GREEN TEA', 'CHAMOMILE'] as const

/** A side-gusset bag of coffee or tea with a folded top. */
export const coffeebag: Recipe = {
  colours: PACK.length,
  designs: ROASTS.length,
  marks: brands.length,
  draw(art, { colour, design, mark }) {
    const main = pick(PACK, colour).hex
    const paper: Hex = pick(['#c9a67a', '#2a2b2e', '#efe9dd'] as const, design)
    const d = `M322 300H678L694 ${FLOOR - 6}Q600 ${FLOOR + 20} 500 ${FLOOR + 16}Q400 ${FLOOR + 20} 306 ${FLOOR - 6}Z`
    const folds = art.linear([
      [0, '#000000', 0.34],
      [0.07, '#ffffff', 0.16],
      [0.13, '#000000', 0.1],
      [0.34, '#ffffff', 0.2],
      [0.6, '#000000', 0.02],
      [0.87, '#000000', 0.16],
      [0.93, '#ffffff', 0.12],
      [1, '#000000', 0.4],
    ])
    return standing(
      `<path d="${d}" fill="${paper}"/><path d="${d}" fill="${folds}"/>` +
        `<path d="M322 232H678V306H322Z" fill="${darker(paper, 0.1)}"/><path d="M322 232H678V306H322Z" fill="${folds}"/><path d="M322 306H678" stroke="#000" stroke-opacity=".35" stroke-width="4"/>` +
        `${box(306, 246, 388, 30, 6)} fill="${main}"/>` +
        `${box(372, 400, 256, 300, 4)} fill="${main}"/>` +
        lettering(pick(brands, mark), { x: 500, y: 466, size: 44, colour: inkOn(main), weight: 0.17, maxWidth: 210 }) +
        sprite(design > 3 ? 'herb' : 'hot-beverage', 500, 556, 96, 'opacity=".95"') +
        lettering(pick(ROASTS, design), {
          x: 500,
          y: 650,
          size: 18,
          colour: inkOn(main),
          tracking: 0.45,
          maxWidth: 210,
        }) +
        `${box(372, 400, 256, 300, 4)} fill="${folds}" opacity=".35"/><circle cx="500" cy="${352 + sag(10)}" r="15" fill="${darker(paper, 0.3)}"/><circle cx="500" cy="352" r="7" fill="${darker(paper, 0.6)}"/>`,
      { width: 390, tint: main, focus: [500, 540] },
    )
  },
}
