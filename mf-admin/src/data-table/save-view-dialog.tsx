import { errorMessage } from '@superium/shared/loading'
import { Button, Dialog } from '@superium/shared/ui'
import { type SyntheticEvent, useId, useState } from 'react'
import { savedViewTexts as texts } from './saved-view-texts'
import css from './saved-views.module.css'

interface SaveViewDialogProps {
  open: boolean
  onClose(): void
  /** Saves under this name. If it throws, the dialog stays open with the error. */
  onSave(name: string): Promise<void>
}

/** Asks for a view's name. */
export function SaveViewDialog({ open, onClose, onSave }: SaveViewDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={texts.saveTitle}>
      {open && <NameForm onClose={onClose} onSave={onSave} />}
    </Dialog>
  )
}

function NameForm({ onClose, onSave }: Omit<SaveViewDialogProps, 'open'>) {
  const id = useId()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const submit = async (event: SyntheticEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    if (busy) return
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim()
    if (!name) return setProblem(texts.needed)
    setBusy(true)
    try {
      await onSave(name)
    } catch (error) {
      setProblem(errorMessage(error))
      setBusy(false)
    }
  }
  return (
    <form noValidate className={css.form} onInput={() => setProblem('')} onSubmit={(event) => void submit(event)}>
      <p>{texts.saveText}</p>
      <label htmlFor={`${id}name`}>{texts.name}</label>
      <input
        id={`${id}name`}
        name="name"
        maxLength={60}
        autoComplete="off"
        aria-invalid={problem !== ''}
        aria-describedby={`${id}problem`}
      />
      <p id={`${id}problem`} role="alert" className={css.problem}>
        {problem}
      </p>
      <div className={css.actions}>
        <Button variant="secondary" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button type="submit" busy={busy}>
          {texts.confirm}
        </Button>
      </div>
    </form>
  )
}
