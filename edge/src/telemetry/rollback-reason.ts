import type { Counted } from './failure-evidence'

const CAUSES: Record<string, string> = {
  manifest: 'its manifest failed to load',
  entry: 'its entry failed to load',
  timeout: 'it took too long to load',
  evaluate: 'its code threw an error when it was loaded',
  chunk: 'a file of a page failed to load',
  render: 'it threw an error when it was rendered',
  error: 'an uncaught error',
  hang: 'it did not end within 10 seconds',
  silent: 'the page started and then said nothing more',
}

const WHERE = { browsers: 'page views in browsers', server: 'pages rendered on the server' } as const

/** The comparison that caused a rollback. */
export interface Comparison {
  where: keyof typeof WHERE
  version: string
  /** The versions before, the newest first; `theirs` is their sum. */
  before: [string, ...string[]]
  ours: Counted
  theirs: Counted
  /**
   * Whether `theirs` is only the stable version next to a canary; otherwise it has the last seven days of all versions
   * before, too.
   */
  alone: boolean
  /** Failures of the new version by cause. */
  failures: Record<string, number>
}

/** Describes an automatic rollback for the history of releases. */
export function rollbackReason({ where, version, before, ours, theirs, alone, failures }: Comparison): string {
  const [most] = Object.entries(failures).sort(([, a], [, b]) => b - a)
  const cause = where === 'browsers' && most ? CAUSES[most[0]] : undefined
  return [
    `${version} failed on ${share(ours)} ${WHERE[where]}${theirs.visits === 0 ? '.' : ','}`,
    ...(theirs.visits === 0
      ? []
      : [`${names(before, alone)} on ${share(theirs)} ${alone ? 'at the same time' : 'in the last seven days'}.`]),
    ...(cause ? [`Most frequent cause: ${cause}.`] : []),
  ].join(' ')
}

const names = ([newest, ...older]: Comparison['before'], alone: boolean): string =>
  alone || older.length === 0 ? newest : `the versions up to ${newest}`

function share({ failed, visits }: Counted): string {
  const all = Math.max(visits, failed)
  const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 }).format(failed / all)
  return `${failed === 0 ? 'none' : failed} of ${all}${failed === 0 ? '' : ` (${percent})`}`
}
