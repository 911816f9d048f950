import type { SellerOverview } from '@superium/shared/api'
import { Link } from '@superium/shared/router'
import css from './overview.module.css'
import { overviewTexts as texts } from './texts'

/** Counts of what the seller has to handle; each number links to its list. */
export function KeyFigures({ overview }: { overview: SellerOverview }) {
  const figures = [
    { label: texts.toShip, value: overview.toShip, note: texts.toShipNote, to: '/seller/orders?status=to-ship' },
    {
      label: texts.returns,
      value: overview.returnsWaiting,
      note: texts.returnsNote,
      to: '/seller/orders?status=return-requested',
    },
    {
      label: texts.lowStock,
      value: overview.lowStock,
      note: texts.lowStockNote,
      to: '/seller/products?state=active&stock=low',
    },
    {
      label: texts.openQuestions,
      value: overview.openQuestions,
      note: texts.openQuestionsNote,
      to: '/seller/questions?state=open',
    },
  ]
  return (
    <dl className={css.figures} aria-label={texts.numbers}>
      {figures.map(({ label, value, note, to }) => (
        <div key={label} className={css.figure}>
          <dt>
            <Link to={to}>{label}</Link>
          </dt>
          <dd className={css.value}>{value}</dd>
          <dd className={css.note}>{note}</dd>
        </div>
      ))}
    </dl>
  )
}
