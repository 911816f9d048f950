import { notify } from '@superium/shared/state'
import { Button, Dialog } from '@superium/shared/ui'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { wordsFor } from '../catalogue/words-for'
import { detailTexts } from '../detail-texts'
import { FormProblem } from './form-problem'

interface DeleteOwnProps {
  title: string
  text: string
  /** Takes it away; the server's words. */
  remove(): Promise<string>
  onDone(): void
}

/** Takes away what somebody wrote, after asking; a refusal is said in the dialog. */
export function DeleteOwn({ title, text, remove, onDone }: DeleteOwnProps) {
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
      setProblem(wordsFor(error))
    }
    setBusy(false)
  }
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
        <Trash2 size={16} aria-hidden="true" />
        {detailTexts.delete}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={title}
        actions={
          <>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              {detailTexts.keep}
            </Button>
            <Button variant="danger" busy={busy} onClick={() => void confirm()}>
              {detailTexts.delete}
            </Button>
          </>
        }
      >
        <FormProblem words={problem} />
        <p>{text}</p>
      </Dialog>
    </>
  )
}
