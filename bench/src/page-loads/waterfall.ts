import type { ColdLoad } from './cold-load'

/** The requests of a load, one per line: start, end, bytes, type, priority, URL, initiator. */
export function waterfall({ exchanges, fcp, lcp, hydrated }: ColdLoad, origin: string): string {
  const path = (url: string | undefined) => url?.replace(origin, '') ?? ''
  const rows = exchanges.map(({ start, end, bytes, type, priority, url, initiator }) =>
    [
      start.toFixed(0).padStart(6),
      (end === undefined ? '–' : end.toFixed(0)).padStart(6),
      String(bytes).padStart(7),
      type.padEnd(10),
      priority.padEnd(8),
      path(url),
      initiator === undefined ? '' : `← ${path(initiator)}`,
    ].join(' '),
  )
  return [`FCP ${fcp.toFixed(0)}, LCP ${lcp.toFixed(0)}, hydrated ${hydrated.toFixed(0)} ms`, ...rows].join('\n')
}
