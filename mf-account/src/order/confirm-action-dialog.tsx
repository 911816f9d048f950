import type { Order } from '@superium/shared/api'
import { errorMessage } from '@superium/shared/loading'
import { useRevalidator } from '@superium/shared/router'
import { notify } from '@superium/shared/state'
import { Button, Dialog } from '@superium/shared/ui'
import { useState } from 'react'
import { FormAlert } from '../errors/form-alert'
import type { BuyerAction } from './buyer-actions'

interface ConfirmActionDialogProps {
  order: Order
  /** The action to confirm; null while the dialog is closed. */
  step: BuyerAction | null
  onClose(): void
}

/** Asks before an order changes; shows a refusal in the dialog and reloads the order. */
export function ConfirmActionDialog({ order, step, onClose }: ConfirmActionDialogProps) {
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const close = (): void => {
    setFailure(undefined)
    onClose()
  }
  const confirm = async ({ take, done }: BuyerAction): Promise<void> => {
    setBusy(true)
    setFailure(undefined)
    try {
      await take(order._id)
      close()
      notify('success', done)
    } catch (error) {
      setFailure(errorMessage(error))
    }
    setBusy(false)
    void revalidate()
  }
  return (
    <Dialog
      open={step !== null}
      onClose={close}
      title={step?.title ?? ''}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {step?.keep}
          </Button>
          <Button variant="danger" busy={busy} onClick={() => step && void confirm(step)}>
            {step?.label}
          </Button>
        </>
      }
    >
      <FormAlert message={failure} />
      <p>{step?.text}</p>
    </Dialog>
  )
}
