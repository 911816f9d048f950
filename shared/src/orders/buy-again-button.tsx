import { useAction } from '@superium/shared/action'
import type { Order } from '@superium/shared/api'
import { errorMessage } from '@superium/shared/loading'
import { useNavigate } from '@superium/shared/router'
import { notify } from '@superium/shared/state'
import { Button } from '@superium/shared/ui'
import { RotateCcw } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { buyAgain } from './buy-again'
import { orderPartsTexts } from './texts'

const texts = orderPartsTexts.again

/** Puts the order's products into the cart again and opens it. */
export function BuyAgainButton({ order }: { order: Order }) {
  const { busy, act } = useAction()
  const navigate = useNavigate()
  const control = useRef<AbortController | null>(null)
  useEffect(() => () => control.current?.abort(), [])

  function again(): Promise<void> {
    control.current = new AbortController()
    const { signal } = control.current
    const run = async (): Promise<void> => {
      const { added, missing, noRoom, fewer } = await buyAgain(order.products, signal)
      const told = [
        ...(added > 0 ? [texts.added(added)] : []),
        ...(missing.length > 0 ? [texts.missing(missing.join('; '))] : []),
        ...(noRoom.length > 0 ? [texts.cartFull(noRoom.join('; '))] : []),
        ...(fewer.length > 0 ? [texts.fewer(fewer.join('; '))] : []),
      ]
      // One message, because several would cover a phone's screen.
      notify(added > 0 ? 'success' : 'info', told.join(' '))
      if (added > 0) await navigate('/cart')
    }
    return act(run, { tell: (error) => (signal.aborted ? undefined : errorMessage(error)) })
  }

  return (
    <Button variant="secondary" busy={busy} onClick={() => void again()}>
      <RotateCcw size={16} aria-hidden="true" />
      {texts.label}
    </Button>
  )
}
