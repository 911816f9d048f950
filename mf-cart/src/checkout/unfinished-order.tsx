import { Button } from '@superium/shared/ui'
import { useEffect, useRef } from 'react'
import { cartTexts } from '../texts'
import css from './order-problem.module.css'

interface UnfinishedOrderProps {
  /** Why the outcome is unknown; null if the page was left before the response. */
  reason: string | null
  busy: boolean
  onSend(): void
}

/** An order with an unknown outcome, with a button to send it again with the same key. A new reason gets the focus. */
export function UnfinishedOrder({ reason, busy, onSend }: UnfinishedOrderProps) {
  const { title, left, safe, send } = cartTexts.checkout.unfinished
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (reason !== null && !busy) box.current?.focus()
  }, [reason, busy])
  return (
    <div ref={box} tabIndex={-1} role="alert" className={css.changed}>
      <p className={css.title}>{title}</p>
      <p>
        {reason ?? left} {safe}
      </p>
      <Button variant="secondary" size="small" busy={busy} onClick={onSend}>
        {send}
      </Button>
    </div>
  )
}
