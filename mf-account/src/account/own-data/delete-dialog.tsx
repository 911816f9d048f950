import { Button, Dialog, firstFocus } from '@superium/shared/ui'
import { useState } from 'react'
import { DeleteForm } from './delete-form'
import css from './own-data.module.css'
import { ownDataTexts as texts } from './texts'

/** Asks twice: first says what is deleted and what is kept, then requires a new sign-in. */
export function DeleteDialog({ onClose }: { onClose(): void }) {
  const [sure, setSure] = useState(false)
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
          <Button variant="secondary" onClick={() => setSure(true)}>
            {texts.first.next}
          </Button>
          <Button {...firstFocus} onClick={onClose}>
            {texts.cancel}
          </Button>
        </>
      }
    >
      <div className={css.text}>
        <p>{texts.first.gone}</p>
        <p>{texts.first.stays}</p>
        <p>{texts.first.returns}</p>
      </div>
    </Dialog>
  )
}
