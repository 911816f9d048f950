import type { Order } from '@superium/shared/api'
import { errorMessage } from '@superium/shared/loading'
import { useRevalidator } from '@superium/shared/router'
import { notify } from '@superium/shared/state'
import { Button, Dialog } from '@superium/shared/ui'
import { useId, useState } from 'react'
import { ChangeForm } from './change-form'
import type { Change, ChangeKind } from './change-kind'

interface ChangeDialogProps {
  order: Order
  /** The action; null while the dialog is closed. */
  kind: ChangeKind | null
  onClose(): void
}

/** Asks which pieces to cancel or return, and why. Shows a refusal in the dialog, and reloads the order. */
export function ChangeDialog({ order, kind, onClose }: ChangeDialogProps) {
  const { revalidate } = useRevalidator()
  const form = useId()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const close = (): void => {
    setFailure(undefined)
    onClose()
  }
  const send = async ({ send: change, texts: { done } }: ChangeKind, what: Change) => {
    setBusy(true)
    setFailure(undefined)
    try {
      await change(order, what)
      close()
      notify('success', done)
    } catch (error) {
      setFailure(errorMessage(error))
    }
    // Reloads the order, so that a retry is based on its current state.
    await revalidate()
    setBusy(false)
  }
  return (
    <Dialog
      open={kind !== null}
      onClose={close}
      title={kind?.texts.title ?? ''}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {kind?.texts.keep}
          </Button>
          <Button type="submit" form={form} variant="danger" busy={busy}>
            {kind?.texts.confirm}
          </Button>
        </>
      }
    >
      {kind && (
        <ChangeForm id={form} order={order} kind={kind} failure={failure} onSend={(what) => void send(kind, what)} />
      )}
    </Dialog>
  )
}
