import type { VersionHealth } from '@superium/shared/api'
import { formatShare } from '../../shares/format-share'
import css from './health-cells.module.css'
import { formatVital, ratingOf, type VitalName } from './rate-and-format-vitals'
import { liveTexts as texts } from './texts'

/** The health of one version: undefined without page views in the window, null if it could not be loaded. */
type Health = VersionHealth | undefined | null

/** The share of failed page views and the most frequent cause. */
export function Failures({ health }: { health: Health }) {
  if (health === null) return <span className={css.none}>{texts.noHealth}</span>
  if (!health || health.failureRate === null) return <span className={css.none}>{texts.noViews}</span>
  const [most] = Object.entries(health.failures).sort(([, a], [, b]) => b - a)
  return (
    <span className={css.cell}>
      <span className={health.failed > 0 ? css.bad : undefined}>{formatShare(health.failureRate)}</span>
      <small>{texts.failed(health.failed, health.visits)}</small>
      {most && most[1] > 0 && (
        <small className={css.cause}>{texts.mostly(texts.causes[most[0]] ?? most[0], most[1])}</small>
      )}
    </span>
  )
}

/** A web vital at the 75th percentile with its rating and the number of page views. */
export function VitalCell({ health, vital }: { health: Health; vital: VitalName }) {
  const measured = health?.vitals[vital]
  if (!measured || measured.p75 === null) {
    return <span className={css.none}>{health === null ? texts.noHealth : texts.noVital}</span>
  }
  const rating = ratingOf(vital, measured.p75)
  return (
    <span className={css.cell}>
      <span className={css[rating]}>{formatVital(vital, measured.p75)}</span>
      <small>{texts.ratings[rating]}</small>
      <small>{texts.views(measured.count)}</small>
    </span>
  )
}
