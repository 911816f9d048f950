import type { TelemetryTimeline } from '@superium/shared/api'
import type { ReleaseState } from '@superium/shared/contract'
import { EvidenceChart } from './evidence-chart'
import css from './evidence-charts.module.css'
import { readEvidence } from './read-evidence'

/** One chart per live version that has page views. */
export function EvidenceCharts({ timeline, state }: { timeline: TelemetryTimeline | null; state: ReleaseState }) {
  const seen = timeline ? readEvidence(timeline, state).filter(({ visits, failed }) => visits + failed > 0) : []
  if (!timeline || seen.length === 0) return null
  return (
    <div className={css.charts}>
      {seen.map((evidence) => (
        <EvidenceChart key={evidence.version} name={state.name} evidence={evidence} minutes={timeline.minutes} />
      ))}
    </div>
  )
}
