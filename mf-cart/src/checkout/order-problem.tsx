import { Button } from '@superium/shared/ui'
import { cartTexts } from '../texts'
import css from './order-problem.module.css'
import { quoteChanges } from './quote-changes'
import { isFailure, type OrderState } from './use-place-order'

interface OrderProblemProps {
  state: OrderState
  /** The id of the form that "Try again" submits; null for an empty cart. */
  formId: string | null
  /** Whether lines with problems are listed next to it. */
  problemLines: boolean
}

/** Says why the order was not placed, with Try again or the changes to confirm. */
export function OrderProblem({ state, formId, problemLines }: OrderProblemProps) {
  if (state.kind === 'elsewhere') {
    const { title, text } = cartTexts.checkout.elsewhere[state.why]
    return (
      <div role="alert" className={css.changed}>
        <p className={css.title}>{title}</p>
        <p>{text}</p>
      </div>
    )
  }
  if (state.kind === 'failed' || (state.kind === 'changed' && (formId === null || isFailure(state)))) {
    return (
      <div role="alert" className={css.failed}>
        <p className={css.title}>{cartTexts.checkout.failed}</p>
        <p>
          {state.kind === 'failed' ? state.reason : state.message} {formId && cartTexts.checkout.cartKept}
        </p>
        {formId && (
          <Button type="submit" form={formId} variant="secondary" size="small">
            {cartTexts.tryAgain}
          </Button>
        )}
      </div>
    )
  }
  if (state.kind !== 'changed') return null
  const changes = quoteChanges(state.before, state.now)
  if (problemLines && changes.length === 0) return null
  return (
    <div role="alert" className={css.changed}>
      <p className={css.title}>{cartTexts.checkout.changed.title}</p>
      <p>{state.message}</p>
      <ul className={css.list}>
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      <p>{cartTexts.checkout.changed.again}</p>
    </div>
  )
}
