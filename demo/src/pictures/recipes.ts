import type { Recipe } from './recipe'
import * as books from './recipes/books'
import * as decor from './recipes/decor'
import * as drinks from './recipes/drinks'
import * as gadgets from './recipes/gadgets'
import * as garage from './recipes/garage'
import * as garments from './recipes/garments'
import * as hardware from './recipes/hardware'
import * as jewels from './recipes/jewels'
import * as kitchen from './recipes/kitchen'
import * as knitwear from './recipes/knitwear'
import * as lights from './recipes/lights'
import * as makeup from './recipes/makeup'
import * as nursery from './recipes/nursery'
import * as packs from './recipes/packs'
import * as pantry from './recipes/pantry'
import * as petGear from './recipes/pet-gear'
import * as pets from './recipes/pets'
import * as pharmacy from './recipes/pharmacy'
import * as scents from './recipes/scents'
import * as screens from './recipes/screens'
import * as skincare from './recipes/skincare'
import * as softHome from './recipes/soft-home'
import * as tees from './recipes/tees'
import * as toys from './recipes/toys'
import * as watches from './recipes/watches'
import * as wellness from './recipes/wellness'

const { pillbottle, carton, capsulejar } = pharmacy
const { sweater, beanie, socks } = knitwear
const { jeans, dress, jacket } = garments
const { tee } = tees
const { vase, planter } = decor
const { lamp, candle, mirror } = lights
const { cushion, frame, wallclock } = softHome
const { creamjar, dropper, tube } = skincare
const { perfume } = scents
const { lipstick, polish, eyeshadow } = makeup
const { dumbbell, yogamat, tub, scale, firstaid, toothbrush } = wellness
const { can, glassbottle, winebottle } = drinks
const { juice, coffeebag } = packs
const { rings, blocks, woodcar, plush, robot, puzzle } = toys
const { ring, necklace, earrings, bangle } = jewels
const { headphones, speaker, earbuds } = gadgets
const { phone, keyboard, camera } = screens
const { oiljug, carbattery, spray } = garage
const { wheel, toolbox, carmat } = hardware
const { book, notebook } = books
const { watch, smartwatch } = watches
const { mug, pot, kettle } = kitchen
const { pan, board, storagejar } = pantry
const { petbowl, petbed, kibblebag, pettoy } = pets
const { collar, scratcher } = petGear
const { babybottle, onesie, rattle, bib, cups, blanket } = nursery

/** Every shape family by the name that picture keys use. */
export const RECIPES = {
  ...{ pillbottle, carton, capsulejar, sweater, beanie, socks, jeans, dress, jacket, tee },
  ...{ vase, lamp, candle, planter, mirror, cushion, frame, wallclock },
  ...{ creamjar, dropper, tube, perfume, lipstick, polish, eyeshadow },
  ...{ dumbbell, yogamat, tub, scale, firstaid, toothbrush },
  ...{ can, glassbottle, winebottle, juice, coffeebag, rings, blocks, woodcar, plush, robot, puzzle },
  ...{ ring, necklace, earrings, bangle, headphones, speaker, earbuds, phone, keyboard, camera },
  ...{ oiljug, wheel, carbattery, spray, toolbox, carmat, book, notebook, watch, smartwatch },
  ...{ mug, pot, pan, kettle, board, storagejar, petbowl, petbed, collar, kibblebag, pettoy, scratcher },
  ...{ babybottle, onesie, rattle, bib, cups, blanket },
} as const satisfies Record<string, Recipe>

/** The name of a shape family. */
export type RecipeName = keyof typeof RECIPES

/** Whether a word names a shape family. */
export const isRecipeName = (word: string): word is RecipeName => Object.hasOwn(RECIPES, word)
