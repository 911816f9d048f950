import { persistedStore } from './persisted-store'

const MOST = 6

/** What was searched for, newest first and at most six, in local storage under `superium:searches`. */
export const $searches = persistedStore<string[]>('superium:searches', [], (value) =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string' && one !== '').slice(0, MOST) : undefined,
)

/** Moves a term to the front; terms that differ only in case are kept once, and a blank one is not kept. */
export function rememberSearch(term: string): void {
  const text = term.trim()
  if (text === '') return
  const others = $searches.get().filter((one) => one.toLowerCase() !== text.toLowerCase())
  $searches.set([text, ...others].slice(0, MOST))
}
