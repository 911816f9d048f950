import type { AdminSummary } from '@superium/shared/api'
import { formatDollars, toCents, toDollars } from '@superium/shared/money'
import { Card } from '@superium/shared/ui'
import { formatUtcDay } from '../dates/format-date'
import { adminTexts } from '../texts'
import { chartMaximum } from './chart-maximum'
import css from './revenue-chart.module.css'

const texts = adminTexts.dashboard
const WIDTH = 600
const HEIGHT = 160
const GAP = 4

/** Revenue per day as bars, and as a table for screen readers and exact values. */
export function RevenueChart({ revenue }: { revenue: AdminSummary['revenue'] }) {
  const best = revenue.reduce((found, day) => (day.total > (found?.total ?? 0) ? day : found), revenue[0])
  const cents = revenue.reduce((sum, { total }) => sum + toCents(total), 0)
  const ceiling = chartMaximum(best?.total ?? 0)
  const step = WIDTH / Math.max(revenue.length, 1)
  const label =
    best && cents > 0
      ? texts.chartLabel(formatDollars(toDollars(cents)), formatDollars(best.total), formatUtcDay(best.day))
      : texts.chartEmpty
  return (
    <Card>
      <figure className={css.figure}>
        <figcaption>
          <h2 className={css.title}>{texts.chart}</h2>
          <p className={css.note}>{texts.chartNote}</p>
        </figcaption>
        <div className={css.plot}>
          <span className={css.ceiling}>{formatDollars(ceiling).replace('.00', '')}</span>
          <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={label}>
            {[0, 0.5, 1].map((part) => (
              <line key={part} className={css.grid} x1="0" x2={WIDTH} y1={HEIGHT * part} y2={HEIGHT * part} />
            ))}
            {revenue.map(({ day, total }, index) => {
              const height = ceiling > 0 ? (total / ceiling) * HEIGHT : 0
              return (
                <rect
                  key={day}
                  className={css.bar}
                  x={index * step + GAP / 2}
                  y={HEIGHT - height}
                  width={step - GAP}
                  height={height}
                >
                  <title>{`${formatUtcDay(day)}: ${formatDollars(total)}`}</title>
                </rect>
              )
            })}
          </svg>
          <p className={css.days} aria-hidden="true">
            {[revenue[0], revenue[Math.floor(revenue.length / 2)], revenue.at(-1)].map(
              (one) => one && <span key={one.day}>{formatUtcDay(one.day)}</span>,
            )}
          </p>
        </div>
        <details className={css.details}>
          <summary>{texts.asTable}</summary>
          <table>
            <thead>
              <tr>
                <th scope="col">{texts.day}</th>
                <th scope="col">{texts.orders}</th>
                <th scope="col">{texts.amount}</th>
              </tr>
            </thead>
            <tbody>
              {revenue.map(({ day, orders, total }) => (
                <tr key={day}>
                  <th scope="row">{formatUtcDay(day)}</th>
                  <td>{orders}</td>
                  <td>{formatDollars(total)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      </figure>
    </Card>
  )
}
