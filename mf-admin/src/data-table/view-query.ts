/** Query parameters that select a page of the list; they are not part of a view. */
const PLACES = ['page', 'after', 'before']

/** The filters and order in a list's URL as text, equal for equal views. The page is left out. */
export function viewQuery(search: string | URLSearchParams): string {
  const params = new URLSearchParams(search)
  for (const place of PLACES) params.delete(place)
  params.sort()
  return params.toString()
}
