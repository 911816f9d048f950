import { ConnectionError, type Order } from '@superium/shared/api'
import { errorMessage, useReloadAfter } from '@superium/shared/loading'
import { notify } from '@superium/shared/state'
import { Button, Dialog } from '@superium/shared/ui'
import { useId, useState } from 'react'
import { ChangeForm } from './change-form'
import type { Change, ChangeKind } from './change-kind'
import { orderPageTexts } from './texts'

interface ChangeDialogProps {
  order: Order
  /** The action; null while the dialog is closed. */
  kind: ChangeKind | null
  onClose(): void
}

/** Asks which pieces to cancel or return, and why. Shows a refusal in the dialog, and reloads the order. */
export function ChangeDialog({ order, kind, onClose }: ChangeDialogProps) {
  const reloadAfter = useReloadAfter()
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
    let failed: unknown
    try {
      await change(order, what)
      close()
      notify('success', done)
    } catch (error) {
      failed = error
      const message = errorMessage(error)
      setFailure(error instanceof ConnectionError ? orderPageTexts.changes.noAnswer(message) : message)
    }
    // Reloads the order, so that a retry is based on its current state.
    await reloadAfter(failed)
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
