import { $searches } from '@superium/shared/state'

const MOST = 6

/** Moves a term to the front of the recent searches; terms that differ only in case are kept once, a blank one never. */
export function rememberSearch(term: string): void {
  const text = term.trim()
  if (text === '') return
  const others = $searches.get().filter((one) => one.toLowerCase() !== text.toLowerCase())
  $searches.set([text, ...others].slice(0, MOST))
}
