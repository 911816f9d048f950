import { ShieldAlert } from 'lucide-react'
import { formatMoment } from '../../dates/format-date'
import type { Step } from '../release-api'
import { releaseTexts } from '../texts'
import css from './automatic-rollbacks.module.css'

const DAY_MS = 86_400_000

/**
 * The automatic rollbacks and stopped ramps of the last day with their reasons. `at`: the time of the data, in
 * milliseconds since the epoch.
 */
export function AutomaticRollbacks({ history, at }: { history: readonly Step[]; at: number }) {
  const recent = history.filter(
    (step) =>
      step.by.kind === 'automatic' && ['rollback', 'ramp'].includes(step.action) && at - Date.parse(step.at) < DAY_MS,
  )
  if (recent.length === 0) return null
  return (
    <ul className={css.list}>
      {recent.map((step) => (
        <li key={step.number}>
          <ShieldAlert size={20} aria-hidden="true" />
          <div>
            <p>
              <strong>{titleOf(step)}</strong> <time dateTime={step.at}>{formatMoment(step.at)}</time>
            </p>
            <p>{step.why}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

function titleOf({ action, changes }: Step): string {
  const names = changes.map(({ name }) => name)
  if (action === 'ramp') return releaseTexts.rampStopped(names)
  return names.length === 0 ? releaseTexts.rollbackNotPossible : releaseTexts.rolledBackAutomatically(names)
}
