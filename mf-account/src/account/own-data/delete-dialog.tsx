import { useLoaded } from '@superium/shared/loading'
import { Button, Dialog, firstFocus } from '@superium/shared/ui'
import { useState } from 'react'
import { previewDeletion } from './delete-account'
import { DeleteForm } from './delete-form'
import { OrdersInTheWay } from './orders-in-the-way'
import css from './own-data.module.css'
import { ownDataTexts as texts } from './texts'

/** Asks twice: first says what is deleted and what is kept, or which orders prevent it; then requires a new sign-in. */
export function DeleteDialog({ onClose }: { onClose(): void }) {
  const [sure, setSure] = useState(false)
  const { status, data } = useLoaded('deletion', previewDeletion)
  const isBlocked = data !== undefined && data.orders.length + data.sales.length > 0
  if (sure) {
    return (
      <Dialog open onClose={onClose} title={texts.second.title}>
        <DeleteForm onCancel={onClose} />
      </Dialog>
    )
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.first.title}
      actions={
        <>
          {/* Without an answer here, the server refuses at the end. */}
          {!isBlocked && (
            <Button variant="secondary" busy={status === 'loading'} onClick={() => setSure(true)}>
              {texts.first.next}
            </Button>
          )}
          <Button {...firstFocus} onClick={onClose}>
            {texts.cancel}
          </Button>
        </>
      }
    >
      <div className={css.text}>
        {isBlocked && <OrdersInTheWay {...data} />}
        <p>{texts.first.gone}</p>
        <p>{texts.first.stays}</p>
        <p>{texts.first.returns}</p>
      </div>
    </Dialog>
  )
}
