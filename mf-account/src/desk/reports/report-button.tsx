import { api, dataOrThrow } from '@superium/shared/api'
import { errorMessage } from '@superium/shared/loading'
import { notify } from '@superium/shared/state'
import { Button, Chip, Dialog } from '@superium/shared/ui'
import { type SyntheticEvent, useId, useState } from 'react'
import css from '../content/content.module.css'
import { reportTexts as texts } from './texts'

interface ReportButtonProps {
  productId: string
  kind: 'review' | 'question' | 'answer'
  contentId: string
  /** The author of the text, for the button's accessible name. */
  author: string
  reported: boolean
}

/** Reports a text to the shop itself, once, with a reason. */
export function ReportButton({ productId, kind, contentId, author, reported }: ReportButtonProps) {
  const [open, setOpen] = useState(false)
  const [done, setDone] = useState(reported)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const id = useId()
  const submit = async (event: SyntheticEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '')
      .replace(/\s+/g, ' ')
      .trim()
    if (!reason) return setError(texts.required)
    setBusy(true)
    setError('')
    try {
      dataOrThrow(await api.POST('/api/v1/seller/reports', { body: { productId, kind, contentId, reason } }))
      notify('success', texts.done)
      setDone(true)
      setOpen(false)
    } catch (cause) {
      setError(errorMessage(cause))
    } finally {
      setBusy(false)
    }
  }
  if (done) return <Chip>{texts.reported}</Chip>
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
        {texts.report}
        <span className="visually-hidden"> {author}</span>
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={texts.title}>
        <form noValidate className={css.form} onInput={() => setError('')} onSubmit={(event) => void submit(event)}>
          <p>{texts.text}</p>
          <label htmlFor={id}>{texts.reason}</label>
          <textarea
            id={id}
            name="reason"
            className={css.area}
            rows={3}
            maxLength={500}
            aria-invalid={error !== ''}
            aria-describedby={error ? `${id}-error` : undefined}
          />
          {error && (
            <p id={`${id}-error`} role="alert" className={css.error}>
              {error}
            </p>
          )}
          <div className={css.buttons}>
            <Button type="submit" busy={busy}>
              {texts.send}
            </Button>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              {texts.cancel}
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  )
}
