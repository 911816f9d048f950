/**
 * Whether the browser is still at the address for which the server rendered the document. Before the page's code has come,
 * Back to an entry of the same document changes the address without a load, and nobody hears of it.
 */
export function isServedAddress(): boolean {
  const [served] = performance.getEntriesByType('navigation')
  if (!served) return true
  const { pathname, search } = new URL(served.name)
  return pathname + search === location.pathname + location.search
}
