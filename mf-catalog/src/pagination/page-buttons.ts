/** The most page buttons at once (spec §9). */
const MOST_BUTTONS = 3

/** The last page's number, from 0; 0 for an empty result. */
export function lastPage(count: number, size: number): number {
  return Math.max(Math.ceil(count / size) - 1, 0)
}

/** The pages (from 0) that have a button: at most three, around the current one. */
export function pageButtons(page: number, last: number): number[] {
  const first = Math.max(Math.min(page - 1, last - MOST_BUTTONS + 1), 0)
  return Array.from({ length: Math.min(MOST_BUTTONS, last + 1) }, (_, index) => first + index)
}
