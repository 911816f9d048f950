import type { Counted } from './failure-evidence'

const CAUSES: Record<string, string> = {
  manifest: 'its manifest could not be had',
  entry: 'a file of its entry could not be had',
  timeout: 'it took too long to load',
  evaluate: 'it threw when it was evaluated',
  chunk: 'a file of a page could not be had',
  render: 'it threw when it was rendered',
  error: 'an error that nobody caught',
}

const WHERE = { browsers: 'page views in browsers', server: 'pages rendered on the server' } as const

/** What is compared, for people to read. */
export interface Comparison {
  where: keyof typeof WHERE
  version: string
  before: string
  ours: Counted
  theirs: Counted
  /** Whether the version before is live too; otherwise it is judged by its last day. */
  sideBySide: boolean
  /** Failures of the new version by cause. */
  failures: Record<string, number>
}

/** Why a version was taken back, in words for the history of releases. */
export function rollbackReason({ where, version, before, ours, theirs, sideBySide, failures }: Comparison): string {
  const [most] = Object.entries(failures).sort(([, a], [, b]) => b - a)
  const cause = where === 'browsers' && most ? CAUSES[most[0]] : undefined
  return [
    `${version} failed on ${share(ours)} ${WHERE[where]},`,
    `${before} on ${share(theirs)} ${sideBySide ? 'at the same time' : 'in its last day'}.`,
    ...(cause ? [`Most often: ${cause}.`] : []),
  ].join(' ')
}

function share({ failed, visits }: Counted): string {
  const all = Math.max(visits, failed)
  const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 }).format(failed / all)
  return `${failed === 0 ? 'none' : failed} of ${all}${failed === 0 ? '' : ` (${percent})`}`
}
