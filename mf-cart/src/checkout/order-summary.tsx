import { Link } from '@superium/shared/router'
import { type CartItem, lineKey } from '@superium/shared/state'
import { Button, Card } from '@superium/shared/ui'
import { type MouseEvent, useEffect, useRef } from 'react'
import { CartLines } from '../lines/cart-lines'
import { lineProblem } from '../lines/line-problem'
import { removeLine } from '../lines/remove-line'
import { isGone, type LineChanges } from '../lines/use-line-changes'
import { QuoteTotals } from '../quote/quote-totals'
import { StickyActionBar } from '../quote/sticky-action-bar'
import type { QuoteState } from '../quote/use-quote'
import { cartTexts } from '../texts'
import { LineProblems } from './line-problems'
import { OrderProblem } from './order-problem'
import css from './order-summary.module.css'
import { UnfinishedOrder } from './unfinished-order'
import type { OrderState } from './use-place-order'

const { note } = cartTexts.checkout

interface OrderSummaryProps {
  /** The id of the form that "Confirm Order" submits. */
  formId: string
  items: readonly CartItem[]
  quote: QuoteState
  changes: LineChanges
  state: OrderState
  /** An order of this page with an unknown outcome, and how to send it again; null when there is none. */
  again: { reason: string | null; busy: boolean; onSend(): void } | null
}

/** "Order summary", "Order Info" and "Confirm Order" (spec §2 "Checkout page"). */
export function OrderSummary({ formId, items, quote, changes, state, again }: OrderSummaryProps) {
  const problemLines = items.flatMap((item) => {
    const problem = lineProblem(item, isGone(changes, item), quote.quote)
    return problem ? [{ item, problem }] : []
  })
  const info = useRef<HTMLDivElement>(null)
  const { status } = quote

  useEffect(() => {
    // Focuses the reason, which may be off-screen; a refused field gets the focus itself.
    const told = state.kind === 'changed' || state.kind === 'elsewhere' || (state.kind === 'failed' && !state.field)
    if (told) info.current?.focus()
  }, [state])

  function explain(event: MouseEvent): void {
    if (problemLines.length === 0 && status !== 'failed') return
    event.preventDefault()
    info.current?.focus()
  }

  return (
    <aside className={css.panel} aria-labelledby={`${formId}-summary`}>
      <Card className={`${css.card} ${css.lines}`}>
        <h2 id={`${formId}-summary`}>{cartTexts.checkout.summary}</h2>
        <CartLines
          items={items}
          changes={changes}
          quote={quote.quote}
          label={cartTexts.checkout.summary}
          onRemove={(item) => removeLine(lineKey(item))}
        />
      </Card>
      <div ref={info} tabIndex={-1} className={css.info}>
        <Card className={css.card ?? ''}>
          <h2>{cartTexts.checkout.info}</h2>
          <QuoteTotals state={quote} />
          <p className={css.note}>
            {note.before}
            <Link to="/help#taxes">{note.taxes}</Link>
            {note.between}
            <Link to="/help#shipping">{note.shipping}</Link>
            {note.after}
          </p>
          {again && again.reason !== null && <UnfinishedOrder {...again} />}
          <OrderProblem state={state} formId={formId} problemLines={problemLines.length > 0} />
          <LineProblems lines={problemLines} />
        </Card>
      </div>
      <StickyActionBar state={quote}>
        <Button
          type="submit"
          form={formId}
          size="large"
          wide
          busy={state.kind === 'sending'}
          disabled={status === 'loading'}
          onClick={explain}
        >
          {cartTexts.checkout.confirm}
        </Button>
      </StickyActionBar>
    </aside>
  )
}
