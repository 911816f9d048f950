import { Button, Totals } from '@superium/shared/ui'
import { cartTexts } from '../texts'
import css from './quote-totals.module.css'
import type { QuoteState } from './use-quote'

/** The id of the message that the total failed to load, so that a button that needs the total can focus it. */
export const QUOTE_PROBLEM_ID = 'quote-problem'

/** The quote's totals: placeholders first, dimmed while a newer quote loads, and the error if that fails. */
export function QuoteTotals({ state: { quote, status, reason, retry } }: { state: QuoteState }) {
  return (
    <div className={css.wrap}>
      {(quote || status === 'loading') && <Totals amounts={quote} stale={status !== 'current'} />}
      <output className="visually-hidden">{status === 'loading' && cartTexts.totals.loading}</output>
      {status === 'failed' && (
        <div role="alert" id={QUOTE_PROBLEM_ID} tabIndex={-1} className={css.failed}>
          <p>
            {cartTexts.totals.failed} {reason}
          </p>
          <Button variant="secondary" size="small" onClick={retry}>
            {cartTexts.tryAgain}
          </Button>
        </div>
      )}
    </div>
  )
}
