import { persistedStore } from './persisted-store'
import { areTexts } from './stored-product'

/** What was searched for, newest first, in local storage under `superium:searches`. */
export const $searches = persistedStore<string[]>('superium:searches', [], (value) =>
  areTexts(value) ? value : undefined,
)
