import type { SellerOverview } from '@superium/shared/api'
import { formatDollars, toCents, toDollars } from '@superium/shared/money'
import { Card } from '@superium/shared/ui'
import type { ReactNode } from 'react'
import { chartMaximum } from './chart-maximum'
import { formatUtcDay } from './format-utc-day'
import css from './overview.module.css'
import { overviewTexts as texts } from './texts'

const WIDTH = 600
const HEIGHT = 160

/** Sales per day as bars, and also as a table for screen readers and exact values. */
export function SalesChart({ days, range }: { days: SellerOverview['days']; range: ReactNode }) {
  const best = days.reduce((found, day) => (day.total > (found?.total ?? 0) ? day : found), days[0])
  const total = toDollars(days.reduce((sum, day) => sum + toCents(day.total), 0))
  const orders = days.reduce((sum, day) => sum + day.orders, 0)
  const ceiling = chartMaximum(best?.total ?? 0)
  const step = WIDTH / Math.max(days.length, 1)
  const gap = step / 5
  const label =
    best && total > 0
      ? texts.chartLabel(days.length, formatDollars(total), formatDollars(best.total), formatUtcDay(best.day))
      : texts.chartEmpty
  return (
    <Card>
      <figure className={css.chart}>
        <figcaption className={css.caption}>
          <div>
            <h2 className={css.title}>{texts.chart}</h2>
            <p className={css.sum}>{texts.sum(formatDollars(total), orders)}</p>
            <p className={css.note}>{texts.chartNote}</p>
          </div>
          {range}
        </figcaption>
        <div>
          <span className={css.note}>{formatDollars(ceiling).replace('.00', '')}</span>
          <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={label}>
            {[0, 0.5, 1].map((part) => (
              <line key={part} className={css.grid} x1="0" x2={WIDTH} y1={HEIGHT * part} y2={HEIGHT * part} />
            ))}
            {days.map((day, index) => {
              const height = ceiling > 0 ? (day.total / ceiling) * HEIGHT : 0
              return (
                <rect
                  key={day.day}
                  className={css.bar}
                  x={index * step + gap / 2}
                  y={HEIGHT - height}
                  width={step - gap}
                  height={height}
                >
                  <title>{`${formatUtcDay(day.day)}: ${formatDollars(day.total)}`}</title>
                </rect>
              )
            })}
          </svg>
          <p className={css.days} aria-hidden="true">
            {[days[0], days[Math.floor(days.length / 2)], days.at(-1)].map(
              (one) => one && <span key={one.day}>{formatUtcDay(one.day)}</span>,
            )}
          </p>
        </div>
        <SalesTable days={days} />
      </figure>
    </Card>
  )
}

function SalesTable({ days }: { days: SellerOverview['days'] }) {
  return (
    <details className={css.details}>
      <summary>{texts.asTable}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.day}</th>
            <th scope="col">{texts.orders}</th>
            <th scope="col">{texts.pieces}</th>
            <th scope="col">{texts.amount}</th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, orders, pieces, total }) => (
            <tr key={day}>
              <th scope="row">{formatUtcDay(day)}</th>
              <td>{orders}</td>
              <td>{pieces}</td>
              <td>{formatDollars(total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
