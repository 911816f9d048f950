/** What tells a page of a list from another of the same view. */
const PLACES = ['page', 'after', 'before']

/** The filters and order of a list's address as text that is equal for equal views; which page it is does not count. */
export function viewQuery(search: string | URLSearchParams): string {
  const params = new URLSearchParams(search)
  for (const place of PLACES) params.delete(place)
  params.sort()
  return params.toString()
}
