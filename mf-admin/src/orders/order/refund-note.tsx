import { useLoaded } from '@superium/shared/loading'
import { formatDollars } from '@superium/shared/money'
import { orderPageTexts } from './order-page-texts'
import css from './step-dialog.module.css'

const texts = orderPageTexts.cancel

/** What a cancellation would pay back, as the server calculates it; `ask` resolves to dollars. */
export function RefundNote({ ask }: { ask(signal: AbortSignal): Promise<number> }) {
  const { status, data } = useLoaded('refund', ask)
  return (
    <p aria-live="polite" className={css.refund}>
      {status === 'loaded' && (data > 0 ? texts.refund(formatDollars(data)) : texts.noRefund)}
      {status === 'failed' && texts.refundUnknown}
    </p>
  )
}
