/** Path and query (with `?`, or empty) of a request target such as `/cart?num=1`. */
export interface RequestAddress {
  path: string
  query: string
}

/** Splits a request target (RFC 9112 §3.2); the host of the absolute form is ignored. */
export function parseAddress(requestTarget: string): RequestAddress {
  const target = requestTarget.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?]*/i, '') || '/'
  const mark = target.indexOf('?')
  return mark === -1 ? { path: target, query: '' } : { path: target.slice(0, mark), query: target.slice(mark) }
}
