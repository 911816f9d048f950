import { chartMaximum } from '../../dashboard/chart-maximum'
import { formatMoment } from '../../dates/format-date'
import { formatShare } from '../../shares/format-share'
import css from './evidence-chart.module.css'
import { EvidenceTable } from './evidence-table'
import { type Evidence, failedShare } from './read-evidence'
import { evidenceTexts as texts } from './texts'

const WIDTH = 300
const VIEWS = 44
const GAP = 8
const FAILURES = 36
const HEIGHT = VIEWS + GAP + FAILURES

/** The minimum top of the failure scale, so that a single failure does not look like a disaster. */
const LOWEST_SHARE = 0.01

/** Page views over time (top), the failed share of them with the baseline (bottom), and the same data as a table. */
export function EvidenceChart({ name, evidence, minutes }: { name: string; evidence: Evidence; minutes: number }) {
  const { version, parts, visits, failed, baseline } = evidence
  const shares = parts.map((part) => failedShare(part.visits, part.failed))
  const mostViews = chartMaximum(Math.max(...parts.map((part) => part.visits)))
  const mostFailed = Math.min(1, chartMaximum(Math.max(LOWEST_SHARE, baseline?.share ?? 0, ...shares)))
  const step = WIDTH / parts.length
  const y = (share: number): number => HEIGHT - (share / mostFailed) * FAILURES
  const words = texts.failed(formatShare(failedShare(visits, failed)), visits)
  const compared = baseline && texts.baseline(formatShare(baseline.share), baseline.of)
  return (
    <figure className={css.figure}>
      <figcaption>
        <strong>{version}</strong> <span>{words}</span>
        {compared && (
          <span className={css.baselineText}>
            <i aria-hidden="true" /> {compared}
          </span>
        )}
      </figcaption>
      <div className={css.plot}>
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={texts.chart(name, version, words, compared ?? texts.noBaseline)}
        >
          <line className={css.axis} x1="0" x2={WIDTH} y1={VIEWS} y2={VIEWS} />
          <line className={css.axis} x1="0" x2={WIDTH} y1={HEIGHT} y2={HEIGHT} />
          {parts.map((part, index) => {
            const views = mostViews > 0 ? (part.visits / mostViews) * VIEWS : 0
            const share = shares[index] ?? 0
            const place = { x: index * step + step * 0.1, width: step * 0.8 }
            return (
              <g key={part.at}>
                <title>{texts.part(formatMoment(new Date(part.at).toISOString()), part.visits, part.failed)}</title>
                <rect className={css.views} {...place} y={VIEWS - views} height={views} />
                <rect className={css.failed} {...place} y={y(share)} height={HEIGHT - y(share)} />
              </g>
            )
          })}
          {baseline && (
            <line className={css.baseline} x1="0" x2={WIDTH} y1={y(baseline.share)} y2={y(baseline.share)} />
          )}
        </svg>
        <span className={css.top} aria-hidden="true">
          {texts.views(mostViews)}
        </span>
        <span className={css.bottom} aria-hidden="true">
          {texts.share(formatShare(mostFailed))}
        </span>
      </div>
      <EvidenceTable parts={parts} label={texts.table(name, version)} minutes={minutes} />
    </figure>
  )
}
