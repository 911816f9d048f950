import type { Recipe } from './recipe'
import * as audio from './recipes/audio'
import * as books from './recipes/books'
import * as carCare from './recipes/car-care'
import * as carEquipment from './recipes/car-equipment'
import * as cushionsAndWallDecor from './recipes/cushions-and-wall-decor'
import * as devices from './recipes/devices'
import * as drinks from './recipes/drinks'
import * as fitnessAndHealth from './recipes/fitness-and-health'
import * as foodPackaging from './recipes/food-packaging'
import * as garments from './recipes/garments'
import * as jewelry from './recipes/jewelry'
import * as kitchenware from './recipes/kitchenware'
import * as knitwear from './recipes/knitwear'
import * as lampsAndMirrors from './recipes/lamps-and-mirrors'
import * as makeup from './recipes/makeup'
import * as mugsAndPots from './recipes/mugs-and-pots'
import * as nursery from './recipes/nursery'
import * as perfume from './recipes/perfume'
import * as petCollarsAndPosts from './recipes/pet-collars-and-posts'
import * as petFoodAndToys from './recipes/pet-food-and-toys'
import * as pharmacy from './recipes/pharmacy'
import * as plush from './recipes/plush'
import * as skincare from './recipes/skincare'
import * as toys from './recipes/toys'
import * as tshirts from './recipes/tshirts'
import * as vasesAndPlanters from './recipes/vases-and-planters'
import * as watches from './recipes/watches'

/** Every recipe under the name that picture keys use: what the files of `recipes/` export. */
export const RECIPES = {
  ...audio,
  ...books,
  ...carCare,
  ...carEquipment,
  ...cushionsAndWallDecor,
  ...devices,
  ...drinks,
  ...fitnessAndHealth,
  ...foodPackaging,
  ...garments,
  ...jewelry,
  ...kitchenware,
  ...knitwear,
  ...lampsAndMirrors,
  ...makeup,
  ...mugsAndPots,
  ...nursery,
  ...perfume,
  ...petCollarsAndPosts,
  ...petFoodAndToys,
  ...pharmacy,
  ...plush,
  ...skincare,
  ...toys,
  ...tshirts,
  ...vasesAndPlanters,
  ...watches,
} as const satisfies Record<string, Recipe>

/** The name of a recipe. */
export type RecipeName = keyof typeof RECIPES

export const isRecipeName = (word: string): word is RecipeName => Object.hasOwn(RECIPES, word)
