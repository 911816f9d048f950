import type { CatalogueImport } from '@superium/shared/api'
import { errorMessage } from '@superium/shared/loading'
import { Button, Card } from '@superium/shared/ui'
import { FileUp } from 'lucide-react'
import { type SyntheticEvent, useId, useRef, useState } from 'react'
import css from './import.module.css'
import { MOST_BYTES, uploadImport } from './import-requests'
import { importTexts as texts } from './texts'

/** Accepts a chosen or dropped file and uploads it for checking. */
export function UploadForm({ onSent }: { onSent(sent: CatalogueImport): void }) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  /** The uploaded share, 0 to 1; null if no upload is running. */
  const [sent, setSent] = useState<number | null>(null)
  const [error, setError] = useState('')
  const [chosen, setChosen] = useState<File | null>(null)
  const [over, setOver] = useState(false)
  const choose = (file: File | null): void => {
    setChosen(file)
    setError('')
  }
  const send = async (event: SyntheticEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const file = field.current?.files?.[0]
    if (!file) return setError(texts.choose)
    if (file.size > MOST_BYTES) return setError(texts.tooLarge)
    setError('')
    setSent(0)
    try {
      onSent(await uploadImport(file, setSent))
    } catch (cause) {
      setError(errorMessage(cause))
    } finally {
      setSent(null)
    }
  }
  return (
    <Card>
      <form className={css.form} onSubmit={(event) => void send(event)}>
        <div className={css.zone} data-over={over || undefined}>
          <FileUp size={28} aria-hidden="true" />
          <label htmlFor={id} className={css.label}>
            {chosen === null ? texts.file : texts.change}
          </label>
          <span className={css.quiet}>{chosen === null ? texts.drop : texts.chosen(chosen.name, chosen.size)}</span>
          <input
            ref={field}
            id={id}
            className={css.input}
            name="file"
            type="file"
            accept=".csv,.tsv,.txt,.xml,text/csv,text/xml"
            onChange={({ target }) => choose(target.files?.[0] ?? null)}
            onDragEnter={() => setOver(true)}
            onDragLeave={() => setOver(false)}
            onDrop={() => setOver(false)}
          />
        </div>
        <Button type="submit" busy={sent !== null}>
          {texts.upload}
        </Button>
      </form>
      {sent !== null && (
        <div className={css.progress}>
          <progress aria-label={texts.sending} max={1} value={sent} />
          <span className={css.quiet}>{texts.sending}</span>
        </div>
      )}
      {error && (
        <p role="alert" className={css.error}>
          {error}
        </p>
      )}
    </Card>
  )
}
