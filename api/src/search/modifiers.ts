import { AUDIENCE_WORDS } from '../products/audience-words'

const COLOURS_AND_SIZES =
  'red blue green yellow orange purple pink brown black white grey gray beige navy gold silver dark light small medium large big'

const MODIFIERS = new Set([...Object.values(AUDIENCE_WORDS), COLOURS_AND_SIZES].join(' ').split(' '))

/** Whether a word tells things apart rather than names one: who looks for a red mug wants a mug first. */
export const isModifier = (word: string): boolean => MODIFIERS.has(word)
