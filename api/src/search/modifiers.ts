import { AUDIENCE_WORDS } from '../products/audience-words'

const COLOURS_AND_SIZES =
  'red blue green yellow orange purple pink brown black white grey gray beige navy gold silver dark light small large big'

const MODIFIERS = new Set([...Object.values(AUDIENCE_WORDS), COLOURS_AND_SIZES].join(' ').split(' '))

/** Whether a word describes a thing rather than names it: a search for a red mug wants mugs first. */
export const isModifier = (word: string): boolean => MODIFIERS.has(word)
