/** The path and the query (with `?`, or empty) of a request target such as `/cart?num=1`. */
export interface Address {
  path: string
  query: string
}

/** Splits a request target; a query never holds a path's part. */
export function parseAddress(target: string): Address {
  const mark = target.indexOf('?')
  return mark === -1 ? { path: target, query: '' } : { path: target.slice(0, mark), query: target.slice(mark) }
}
