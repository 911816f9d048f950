import { errorMessage } from '@superium/shared/loading'
import { Button } from '@superium/shared/ui'
import { type SyntheticEvent, useId, useState } from 'react'
import { useDraft } from '../../draft/use-draft'
import css from './content.module.css'
import { contentTexts } from './texts'

interface TextFormProps {
  /** The name under which what is typed is kept; it names what the text is about. */
  draft: string
  label: string
  send: string
  initial?: string
  /** Maximum length in characters. */
  most?: number
  /** Sends the text; if it fails, the form shows the error and keeps the text. */
  onSend(text: string): Promise<void>
  onCancel(): void
}

/** A short text for others to read: an answer, a reply or the note of a refusal. What is typed survives leaving the page. */
export function TextForm({ draft, label, send, initial = '', most = 2000, onSend, onCancel }: TextFormProps) {
  const { values, isKept, change, drop } = useDraft(draft, { text: initial })
  const { text } = values
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const id = useId()
  const submit = async (event: SyntheticEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    setBusy(true)
    setError('')
    try {
      await onSend(text.trim())
      drop()
    } catch (cause) {
      setError(errorMessage(cause))
      setBusy(false)
    }
  }
  const cancel = (): void => {
    drop()
    onCancel()
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
        autoFocus={!isKept}
        onChange={({ target }) => {
          change({ text: target.value })
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
        <Button variant="secondary" onClick={cancel}>
          {contentTexts.cancel}
        </Button>
      </div>
    </form>
  )
}
