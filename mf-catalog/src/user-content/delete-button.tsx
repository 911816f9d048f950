import { errorMessage } from '@superium/shared/loading'
import { notify } from '@superium/shared/state'
import { Button, Dialog } from '@superium/shared/ui'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { catalogTexts } from '../texts'
import { FormError } from './form-error'

interface DeleteButtonProps {
  title: string
  text: string
  /** Deletes the content; resolves with the server's message. */
  remove(): Promise<string>
  onDone(): void
}

/** Deletes content after a confirmation; the dialog shows an error. */
export function DeleteButton({ title, text, remove, onDone }: DeleteButtonProps) {
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const confirm = async (): Promise<void> => {
    setBusy(true)
    setProblem('')
    try {
      const message = await remove()
      setOpen(false)
      notify('success', message)
      onDone()
    } catch (error) {
      setProblem(errorMessage(error))
    }
    setBusy(false)
  }
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
        <Trash2 size={16} aria-hidden="true" />
        {catalogTexts.delete}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={title}
        actions={
          <>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              {catalogTexts.keep}
            </Button>
            <Button variant="danger" busy={busy} onClick={() => void confirm()}>
              {catalogTexts.delete}
            </Button>
          </>
        }
      >
        <FormError message={problem} />
        <p>{text}</p>
      </Dialog>
    </>
  )
}
