import type { Dashboard } from '@superium/shared/api'
import { formatDollars } from '@superium/shared/money'
import type { Step } from './dashboard-query'
import { nameOfPoint } from './name-of-point'
import css from './points-chart.module.css'
import { dashboardTexts } from './texts'

/** The id of the table's container, which a key figure can link to. */
export const POINTS_TABLE = 'table-of-points'

const { measures, asTable, steps } = dashboardTexts.chart
const whole = (value: number): string => value.toLocaleString('en-US')

/** A table of a period's points with exact values. */
export function PointsTable({ points, by }: { points: Dashboard['points']; by: Step }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards must reach a scrollable region
    <section className={css.scroll} aria-label={asTable} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{steps[by]}</th>
            <th scope="col">{measures.revenue}</th>
            <th scope="col">{measures.orders}</th>
            <th scope="col">{measures.units}</th>
            <th scope="col">{measures.returns}</th>
            <th scope="col">{measures.visits}</th>
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={point.start}>
              <th scope="row">{nameOfPoint(point, by)}</th>
              <td>{formatDollars(point.revenue)}</td>
              <td>{whole(point.orders)}</td>
              <td>{whole(point.units)}</td>
              <td>{whole(point.returns)}</td>
              <td>{whole(point.visits)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
