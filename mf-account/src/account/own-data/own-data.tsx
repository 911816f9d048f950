import { errorMessage } from '@superium/shared/loading'
import { notify } from '@superium/shared/state'
import { Button } from '@superium/shared/ui'
import { useState } from 'react'
import { FormAlert } from '../../errors/form-alert'
import { DeleteDialog } from './delete-dialog'
import { downloadData } from './download-data'
import css from './own-data.module.css'
import { ownDataTexts as texts } from './texts'

/** "Your data": lets a person download all of their data, or delete the account. */
export function OwnData() {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [deleting, setDeleting] = useState(false)

  async function download(): Promise<void> {
    setBusy(true)
    setFailure(undefined)
    try {
      await downloadData()
      notify('success', texts.downloaded)
    } catch (error) {
      setFailure(errorMessage(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <section className={css.section} aria-labelledby="own-data">
      <h2 id="own-data">{texts.title}</h2>
      <p className={css.lede}>{texts.lede}</p>
      <FormAlert message={failure} />
      <Button variant="secondary" busy={busy} onClick={() => void download()}>
        {texts.download}
      </Button>
      <h3 className={css.delete}>{texts.deleteTitle}</h3>
      <p className={css.lede}>{texts.deleteLede}</p>
      <Button variant="secondary" onClick={() => setDeleting(true)}>
        {texts.delete}
      </Button>
      {deleting && <DeleteDialog onClose={() => setDeleting(false)} />}
    </section>
  )
}
