import { BRANDS } from '../../brands'
import { motif } from '../motifs/motif'
import { PACK } from '../palettes'
import { FLOOR, type Recipe, standing } from '../recipe'
import { darker, type Hex, inkOn, lighter } from '../svg/colour'
import { band, labelText } from '../svg/label-band'
import { lettering } from '../svg/lettering'
import { pickCyclic } from '../svg/pick-cyclic'
import { lid, revolutionBody } from '../svg/revolution-body'

const brands = BRANDS.drinks
const STEEL: Hex = '#c9ced3'

/** Fruits on labels, by design number. */
const FRUIT = ['lemon', 'cherries', 'peach', 'ginger', 'grapes', 'orange'] as const
const SODA = ['LEMON SODA', 'CHERRY COLA', 'PEACH ICED TEA', 'GINGER BEER', 'GRAPE SODA', 'ORANGE SODA'] as const

/** A drinks can. */
export const can: Recipe = {
  colours: PACK.length,
  designs: SODA.length,
  marks: brands.length,
  draw(svg, { colour, design, mark }) {
    const main = pickCyclic(PACK, colour).hex
    const second = lighter(pickCyclic(PACK, colour + 5).hex, 0.25)
    const shape = { radius: 150, top: 268, bottom: FLOOR - 40 }
    const trims = [
      band(svg, { radius: 150, top: 620, bottom: 700 }, second, main, 'metal'),
      `<path d="M350 560Q430 500 500 590T650 540V776Q500 812 350 776Z" fill="${second}" opacity=".9"/>`,
      band(svg, { radius: 150, top: 610, bottom: 622 }, second, main) +
        band(svg, { radius: 150, top: 640, bottom: 664 }, second, main) +
        band(svg, { radius: 150, top: 684, bottom: 730 }, second, main),
    ]
    return standing(
      revolutionBody(svg, {
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
        band(svg, shape, main, main, 'satin') +
        pickCyclic(trims, design) +
        revolutionBody(svg, {
          profile: [
            [150, 268],
            [150, FLOOR - 40],
          ],
          colour: main,
          finish: 'metal',
          opacity: 0,
        }) +
        lettering(pickCyclic(brands, mark), {
          x: 500,
          y: 370,
          size: 48,
          colour: inkOn(main),
          weight: 0.19,
          maxWidth: 250,
        }) +
        motif(pickCyclic(FRUIT, design), 500, 500, 140) +
        lettering(pickCyclic(SODA, design), {
          x: 500,
          y: 424,
          size: 16,
          colour: inkOn(main),
          tracking: 0.5,
          maxWidth: 210,
        }) +
        lid(svg, 500, 226, 124, STEEL) +
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
  draw(svg, { colour, design, mark }) {
    const glass = pickCyclic(GLASS, design)
    const main = pickCyclic(PACK, colour).hex
    const shape = { radius: 124, top: 545, bottom: 730 }
    return standing(
      revolutionBody(svg, {
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
        revolutionBody(svg, {
          profile: [
            [45, 184],
            [45, 206],
          ],
          colour: glass,
          finish: 'gloss',
        }) +
        band(svg, { ...shape, radius: 124.5 }, design % 2 ? main : '#f3ecdc', glass, 'satin') +
        labelText({
          ...shape,
          radius: 124,
          brand: pickCyclic(brands, mark),
          ink: design % 2 ? inkOn(main) : main,
          line: pickCyclic(BREWS, design),
        }) +
        band(svg, { radius: 52, top: 318, bottom: 366 }, design % 2 ? '#f3ecdc' : main, glass, 'satin') +
        revolutionBody(svg, {
          profile: [
            [44, 148, 0],
            [50, 180, 4],
            [48, 184],
          ],
          colour: main,
          finish: 'metal',
        }) +
        lid(svg, 500, 149, 44, main),
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
  draw(svg, { colour, design, mark }) {
    const glass = pickCyclic(WINE_GLASS, design)
    const main = pickCyclic(PACK, colour).hex
    const shape = { radius: 116, top: 560, bottom: 750 }
    return standing(
      revolutionBody(svg, {
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
        band(svg, { ...shape, radius: 116.5 }, '#f4efe3', glass, 'matte') +
        band(svg, { radius: 116.5, top: 560, bottom: 574 }, main, glass, 'matte') +
        labelText({
          ...shape,
          radius: 116,
          brand: pickCyclic(brands, mark),
          ink: darker(main, 0.2),
          line: pickCyclic(WINES, design),
        }) +
        revolutionBody(svg, {
          profile: [
            [39, 140, 0],
            [41, 316, 0],
            [41, 320],
          ],
          colour: main,
          finish: 'satin',
        }) +
        revolutionBody(svg, {
          profile: [
            [43, 140, 0],
            [43, 168, 4],
            [41, 172],
          ],
          colour: main,
          finish: 'satin',
        }) +
        lid(svg, 500, 140, 42, main),
      { width: 236, tint: design === 0 ? main : glass, focus: [500, 600] },
    )
  },
}
