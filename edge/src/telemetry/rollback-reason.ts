import type { Counted } from './failure-evidence'

const CAUSES: Record<string, string> = {
  manifest: 'its manifest failed to load',
  entry: 'its entry failed to load',
  timeout: 'it took too long to load',
  evaluate: 'its code threw an error when it was loaded',
  chunk: 'a file of a page failed to load',
  render: 'it threw an error when it was rendered',
  error: 'an uncaught error',
}

const WHERE = { browsers: 'page views in browsers', server: 'pages rendered on the server' } as const

/** The comparison that caused a rollback. */
export interface Comparison {
  where: keyof typeof WHERE
  version: string
  before: string
  ours: Counted
  theirs: Counted
  /** Whether the version before is live at the same time; otherwise its last day counts. */
  sideBySide: boolean
  /** Failures of the new version by cause. */
  failures: Record<string, number>
}

/** Describes an automatic rollback for the history of releases. */
export function rollbackReason({ where, version, before, ours, theirs, sideBySide, failures }: Comparison): string {
  const [most] = Object.entries(failures).sort(([, a], [, b]) => b - a)
  const cause = where === 'browsers' && most ? CAUSES[most[0]] : undefined
  return [
    `${version} failed on ${share(ours)} ${WHERE[where]},`,
    `${before} on ${share(theirs)} ${sideBySide ? 'at the same time' : 'in its last day'}.`,
    ...(cause ? [`Most frequent cause: ${cause}.`] : []),
  ].join(' ')
}

function share({ failed, visits }: Counted): string {
  const all = Math.max(visits, failed)
  const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 }).format(failed / all)
  return `${failed === 0 ? 'none' : failed} of ${all}${failed === 0 ? '' : ` (${percent})`}`
}
