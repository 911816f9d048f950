/** The most page buttons (spec §9). */
const MAX_BUTTONS = 3

/** The number of the last page, counted from 0; 0 for an empty result. */
export function lastPage(count: number, size: number): number {
  return Math.max(Math.ceil(count / size) - 1, 0)
}

/** The pages (counted from 0) that get a button: at most three, around the current one. */
export function pageButtons(page: number, last: number): number[] {
  const first = Math.max(Math.min(page - 1, last - MAX_BUTTONS + 1), 0)
  return Array.from({ length: Math.min(MAX_BUTTONS, last + 1) }, (_, index) => first + index)
}
