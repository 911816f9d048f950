import { errorMessage } from '@superium/shared/loading'
import { Button } from '@superium/shared/ui'
import { type SyntheticEvent, useId, useState } from 'react'
import css from './content.module.css'
import { contentTexts } from './texts'

interface TextFormProps {
  label: string
  send: string
  initial?: string
  /** Maximum length in characters. */
  most?: number
  /** Sends the text; if it fails, the form shows the error and keeps the text. */
  onSend(text: string): Promise<void>
  onCancel(): void
}

/** A short text for others to read: an answer, a reply or the note of a refusal. */
export function TextForm({ label, send, initial = '', most = 2000, onSend, onCancel }: TextFormProps) {
  const [text, setText] = useState(initial)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const id = useId()
  const submit = async (event: SyntheticEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    setBusy(true)
    setError('')
    try {
      await onSend(text.trim())
    } catch (cause) {
      setError(errorMessage(cause))
      setBusy(false)
    }
  }
  return (
    <form className={css.form} onSubmit={(event) => void submit(event)}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        className={css.area}
        rows={3}
        maxLength={most}
        value={text}
        // biome-ignore lint/a11y/noAutofocus: the form opens on a click of its button
        autoFocus
        onChange={({ target }) => {
          setText(target.value)
          setError('')
        }}
      />
      {error && (
        <p role="alert" className={css.error}>
          {error}
        </p>
      )}
      <div className={css.buttons}>
        <Button type="submit" busy={busy} disabled={text.trim() === '' || text.trim() === initial}>
          {send}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {contentTexts.cancel}
        </Button>
      </div>
    </form>
  )
}
