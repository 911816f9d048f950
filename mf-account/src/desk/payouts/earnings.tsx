import type { SellerEarnings } from '@superium/shared/api'
import { formatDollars } from '@superium/shared/money'
import { Card } from '@superium/shared/ui'
import css from './earnings.module.css'
import { earningsTexts as texts } from './texts'

/** What the seller's pieces sold for, by whether their orders are paid. */
export function Earnings({ paid, unpaid }: SellerEarnings) {
  return (
    <Card className={css.earnings ?? ''}>
      <h2>{texts.title}</h2>
      <dl className={css.sums}>
        {[
          { label: texts.paid, amount: paid, note: texts.paidNote },
          { label: texts.unpaid, amount: unpaid, note: texts.unpaidNote },
        ].map(({ label, amount, note }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={css.sum}>{formatDollars(amount)}</dd>
            <dd className={css.note}>{note}</dd>
          </div>
        ))}
      </dl>
      <p className={css.note}>{texts.counted}</p>
    </Card>
  )
}
