import { useLoaded } from '@superium/shared/loading'
import { formatDollars } from '@superium/shared/money'
import { orderPageTexts } from './order-page-texts'
import css from './step-dialog.module.css'

const texts = orderPageTexts.cancel

interface RefundNoteProps {
  /** Resolves to dollars. */
  ask(signal: AbortSignal): Promise<number>
  /** The number of attempts so far; each asks again, because a refusal means that the order has changed. */
  attempts: number
}

/** What a cancellation would pay back, as the server calculates it. */
export function RefundNote({ ask, attempts }: RefundNoteProps) {
  const { status, data } = useLoaded(`refund ${attempts}`, ask)
  return (
    <p aria-live="polite" className={css.refund}>
      {status === 'loaded' && (data > 0 ? texts.refund(formatDollars(data)) : texts.noRefund)}
      {status === 'failed' && texts.refundUnknown}
    </p>
  )
}
