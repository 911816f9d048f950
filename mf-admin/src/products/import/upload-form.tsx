import type { CatalogueImport } from '@superium/shared/api'
import { errorMessage } from '@superium/shared/loading'
import { Button, Card } from '@superium/shared/ui'
import { FileField } from '@superium/shared/uploads'
import { type SyntheticEvent, useState } from 'react'
import css from './import.module.css'
import { MOST_BYTES, uploadImport } from './import-requests'
import { importTexts as texts } from './texts'

/** Accepts a chosen or dropped file and uploads it for checking. */
export function UploadForm({ onSent }: { onSent(sent: CatalogueImport): void }) {
  /** The uploaded share, 0 to 1; null if no upload is running. */
  const [sent, setSent] = useState<number | null>(null)
  const [error, setError] = useState('')
  const [chosen, setChosen] = useState<File | null>(null)
  const choose = (file: File): void => {
    setChosen(file)
    setError('')
  }
  const send = async (event: SyntheticEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    if (!chosen) return setError(texts.choose)
    if (chosen.size > MOST_BYTES) return setError(texts.tooLarge)
    setError('')
    setSent(0)
    try {
      onSent(await uploadImport(chosen, setSent))
    } catch (cause) {
      setError(errorMessage(cause))
    } finally {
      setSent(null)
    }
  }
  return (
    <Card>
      <form className={css.form} onSubmit={(event) => void send(event)}>
        <FileField
          accept=".csv,.tsv,.txt,.xml,text/csv,text/xml"
          hint={texts.fileHint}
          chosen={chosen}
          error={error}
          onFile={choose}
        />
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
    </Card>
  )
}
