import type { Order } from '@superium/shared/api'
import { errorMessage } from '@superium/shared/loading'
import { useNavigate } from '@superium/shared/router'
import { notify } from '@superium/shared/state'
import { Button } from '@superium/shared/ui'
import { RotateCcw } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { buyAgain } from './buy-again'
import { orderPartsTexts } from './texts'

const texts = orderPartsTexts.again

/** Puts the order's products into the cart again and opens it. */
export function BuyAgainButton({ order }: { order: Order }) {
  const [busy, setBusy] = useState(false)
  const navigate = useNavigate()
  const control = useRef<AbortController | null>(null)
  useEffect(() => () => control.current?.abort(), [])

  async function again(): Promise<void> {
    control.current = new AbortController()
    const { signal } = control.current
    setBusy(true)
    try {
      const { added, missing, noRoom, fewer } = await buyAgain(order.products, signal)
      if (missing.length > 0) notify('info', texts.missing(missing.join('; ')))
      if (noRoom.length > 0) notify('info', texts.cartFull(noRoom.join('; ')))
      if (fewer.length > 0) notify('info', texts.fewer(fewer.join('; ')))
      if (added > 0) {
        notify('success', texts.added(added))
        await navigate('/cart')
      }
    } catch (error) {
      if (!signal.aborted) notify('error', errorMessage(error))
    }
    setBusy(false)
  }

  return (
    <Button variant="secondary" busy={busy} onClick={() => void again()}>
      <RotateCcw size={16} aria-hidden="true" />
      {texts.label}
    </Button>
  )
}
