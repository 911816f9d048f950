import { formatDollars } from '@superium/shared/money'
import type { CartItem } from '@superium/shared/state'
import { Button, useKeptFocus } from '@superium/shared/ui'
import { type MouseEvent, useEffect, useRef } from 'react'
import { lineProblem } from '../lines/line-problem'
import { isGone, type LineChanges } from '../lines/use-line-changes'
import { QUOTE_PROBLEM_ID } from '../quote/quote-totals'
import type { QuoteState } from '../quote/use-quote'
import { cartTexts } from '../texts'
import { billingFieldNames } from './billing-schema'
import css from './confirm-order.module.css'
import { LineProblems } from './line-problems'
import { OrderProblem } from './order-problem'
import { UnfinishedOrder } from './unfinished-order'
import type { OrderState } from './use-place-order'

interface ConfirmOrderProps {
  /** The id of the form that the button submits. */
  formId: string
  /** Whether the form is not there yet. */
  waiting: boolean
  items: readonly CartItem[]
  quote: QuoteState
  changes: LineChanges
  state: OrderState
  /** An order of this page with an unknown outcome, and a function to send it again; null if there is none. */
  again: { reason: string | null; busy: boolean; onSend(): void } | null
}

/** "Confirm Order" with the total, and the problems that block the order. */
export function ConfirmOrder({ formId, waiting, items, quote, changes, state, again }: ConfirmOrderProps) {
  const problemLines = items.flatMap((item) => {
    const problem = lineProblem(item, isGone(changes, item), quote.quote)
    return problem ? [{ item, problem }] : []
  })
  const place = useRef<HTMLDivElement>(null)
  const problems = useRef<HTMLDivElement>(null)
  useKeptFocus(place, problemLines.length)
  const { status } = quote
  // The error summary already lists rejected fields.
  const refusedField = state.kind === 'failed' && billingFieldNames.some((name) => name === state.field)
  const total = status === 'current' && quote.quote ? formatDollars(quote.quote.orderTotal) : null

  useEffect(() => {
    // Focuses the reason, which may be off-screen; a rejected field is focused by the form.
    const told = state.kind === 'changed' || state.kind === 'elsewhere' || (state.kind === 'failed' && !refusedField)
    if (told) problems.current?.focus()
  }, [state, refusedField])

  function explain(event: MouseEvent): void {
    if (problemLines.length === 0 && status !== 'failed') return
    event.preventDefault()
    if (status === 'failed') document.getElementById(QUOTE_PROBLEM_ID)?.focus()
    else problems.current?.focus()
  }

  return (
    <div ref={place} tabIndex={-1} className={css.confirm}>
      <div ref={problems} tabIndex={-1} className={css.problems}>
        {again && again.reason !== null && <UnfinishedOrder {...again} />}
        {!refusedField && <OrderProblem state={state} formId={formId} problemLines={problemLines.length > 0} />}
        <LineProblems lines={problemLines} />
      </div>
      <Button
        type="submit"
        form={formId}
        size="large"
        wide
        busy={state.kind === 'sending'}
        disabled={waiting || status === 'loading'}
        onClick={explain}
      >
        <span>
          {cartTexts.checkout.confirm}
          {total && ` · ${total}`}
        </span>
      </Button>
    </div>
  )
}
