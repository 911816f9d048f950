import type { SellerOrder } from '@superium/shared/api'
import { errorMessage } from '@superium/shared/loading'
import { notify } from '@superium/shared/state'
import { Button } from '@superium/shared/ui'
import { useState } from 'react'

interface StepButtonProps {
  children: string
  done: string
  run(): Promise<SellerOrder>
  onChange(order: SellerOrder): void
}

/** A button that runs a step of an order, reports success, and passes on the updated order. */
export function StepButton({ children, done, run, onChange }: StepButtonProps) {
  const [busy, setBusy] = useState(false)
  const click = async (): Promise<void> => {
    setBusy(true)
    try {
      onChange(await run())
      notify('success', done)
    } catch (error) {
      notify('error', errorMessage(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button variant="secondary" size="small" busy={busy} onClick={() => void click()}>
      {children}
    </Button>
  )
}
