import { useAction } from '@superium/shared/action'
import { errorMessage } from '@superium/shared/loading'
import { notify } from '@superium/shared/state'
import { Button } from '@superium/shared/ui'
import { Download } from 'lucide-react'
import { useRef, useState } from 'react'
import { type DownloadAnswer, type DownloadOptions, download } from './download'
import css from './export-button.module.css'
import { saveFile } from './save-file'
import { saveFileTexts as texts } from './texts'

interface ExportButtonProps {
  /** The file name before the date, e.g. `orders`. */
  name: string
  /** Requests the file from the API. */
  get(options: DownloadOptions): Promise<DownloadAnswer>
}

/** Saves a list as a file. It shows the progress and can be cancelled. */
export function ExportButton({ name, get }: ExportButtonProps) {
  const { busy, act } = useAction()
  const [bytes, setBytes] = useState(0)
  const cancel = useRef(new AbortController())
  const save = (): Promise<void> => {
    cancel.current = new AbortController()
    const { signal } = cancel.current
    setBytes(0)
    const run = async (): Promise<void> => {
      const file = await download(get, setBytes, signal)
      saveFile(file, `${name}-${new Date().toISOString().slice(0, 10)}.csv`)
      notify('success', texts.saved)
    }
    const tell = (error: unknown): string | undefined => {
      if (!signal.aborted) return errorMessage(error)
      notify('info', texts.cancelled)
      return undefined
    }
    return act(run, { tell })
  }
  return (
    <span className={css.export}>
      <Button variant="secondary" busy={busy} onClick={() => void save()}>
        <Download size={18} aria-hidden="true" />
        {texts.save}
      </Button>
      {busy && (
        <>
          <span>{texts.progress(bytes)}</span>
          <Button variant="quiet" size="small" onClick={() => cancel.current.abort()}>
            {texts.cancel}
          </Button>
        </>
      )}
    </span>
  )
}
