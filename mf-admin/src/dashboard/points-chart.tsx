import type { Dashboard } from '@superium/shared/api'
import { formatDollars } from '@superium/shared/money'
import { useLocation } from '@superium/shared/router'
import { Card } from '@superium/shared/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { chartMaximum } from './chart-maximum'
import type { Step } from './dashboard-query'
import { nameOfPoint } from './name-of-point'
import css from './points-chart.module.css'
import { POINTS_TABLE, PointsTable } from './points-table'
import { dashboardTexts } from './texts'

const texts = dashboardTexts.chart
const WIDTH = 600
const HEIGHT = 160

const measures = ['revenue', 'orders', 'units', 'returns'] as const
type Measure = (typeof measures)[number]

const show = (measure: Measure, value: number): string =>
  measure === 'revenue' ? formatDollars(value) : value.toLocaleString('en-US')

/** A bar chart of one measure over a period, and a table of all measures. */
export function PointsChart({ points, by }: { points: Dashboard['points']; by: Step }) {
  const [measure, setMeasure] = useState<Measure>('revenue')
  const best = points.reduce((found, one) => (one[measure] > (found?.[measure] ?? 0) ? one : found), points[0])
  const sum = points.reduce((total, one) => total + Math.round(one[measure] * 100), 0) / 100
  const ceiling = chartMaximum(best?.[measure] ?? 0)
  const step = WIDTH / Math.max(points.length, 1)
  const gap = Math.min(4, step / 4)
  const label =
    best && sum > 0
      ? texts.label(texts.measures[measure], show(measure, sum), show(measure, best[measure]), nameOfPoint(best, by))
      : texts.empty(texts.measures[measure])
  return (
    <Card>
      <figure className={css.figure}>
        <figcaption className={css.caption}>
          <h2 className={css.title}>{texts.title[by]}</h2>
          <label className={css.measure}>
            {texts.measure}
            <select
              value={measure}
              onChange={({ target }) => setMeasure(measures.find((one) => one === target.value) ?? 'revenue')}
            >
              {measures.map((one) => (
                <option key={one} value={one}>
                  {texts.measures[one]}
                </option>
              ))}
            </select>
          </label>
        </figcaption>
        <div className={css.plot}>
          <span className={css.ceiling}>{show(measure, ceiling).replace('.00', '')}</span>
          <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={label}>
            {[0, 0.5, 1].map((part) => (
              <line key={part} className={css.grid} x1="0" x2={WIDTH} y1={HEIGHT * part} y2={HEIGHT * part} />
            ))}
            {points.map((point, index) => {
              const height = ceiling > 0 ? (Math.max(0, point[measure]) / ceiling) * HEIGHT : 0
              return (
                <rect
                  key={point.start}
                  className={css.bar}
                  x={index * step + gap / 2}
                  y={HEIGHT - height}
                  width={step - gap}
                  height={height}
                >
                  <title>{`${nameOfPoint(point, by)}: ${show(measure, point[measure])}`}</title>
                </rect>
              )
            })}
          </svg>
          <p className={css.days} aria-hidden="true">
            {marksOf(points).map((one) => (
              <span key={one.start}>{nameOfPoint(one, by)}</span>
            ))}
          </p>
        </div>
        <p className={css.note}>{texts.note}</p>
        <OpenedByLink>
          <PointsTable points={points} by={by} />
        </OpenedByLink>
      </figure>
    </Card>
  )
}

/** Holds the table, collapsed until a link to it is clicked. */
function OpenedByLink({ children }: { children: ReactNode }) {
  const { hash, key } = useLocation()
  const part = useRef<HTMLDetailsElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each click on the link opens it
  useEffect(() => {
    if (hash !== `#${POINTS_TABLE}` || !part.current) return
    part.current.open = true
    part.current.scrollIntoView()
    part.current.querySelector('summary')?.focus({ preventScroll: true })
  }, [hash, key])
  return (
    <details id={POINTS_TABLE} ref={part} className={css.details}>
      <summary>{texts.asTable}</summary>
      {children}
    </details>
  )
}

/** The first, the middle and the last point, each once. */
const marksOf = (points: Dashboard['points']): Dashboard['points'] =>
  [...new Set([0, Math.floor((points.length - 1) / 2), points.length - 1])].flatMap((index) => points[index] ?? [])
