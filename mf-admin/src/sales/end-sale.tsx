import type { AdminSale } from '@superium/shared/api'
import { errorMessage, useReloadAfter } from '@superium/shared/loading'
import { notify } from '@superium/shared/state'
import { Button, Dialog } from '@superium/shared/ui'
import { useState } from 'react'
import { endSale } from './sale-requests'
import css from './sales.module.css'
import { saleTexts as texts } from './texts'

/** Ends a running sale or cancels a future one, after a confirmation. */
export function EndSale({ sale: { _id, name, state } }: { sale: Pick<AdminSale, '_id' | 'name' | 'state'> }) {
  const reloadAfter = useReloadAfter()
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  if (state !== 'running' && state !== 'scheduled') return null
  const words = texts.end[state]
  const close = (): void => {
    setAsking(false)
    setFailure('')
  }
  const end = async (): Promise<void> => {
    setBusy(true)
    let failed: unknown
    try {
      await endSale(_id)
      notify('success', words.done)
      close()
    } catch (error) {
      failed = error
      setFailure(errorMessage(error))
    }
    setBusy(false)
    await reloadAfter(failed)
  }
  return (
    <>
      <Button variant="secondary" size="small" aria-label={words.of(name)} onClick={() => setAsking(true)}>
        {words.label}
      </Button>
      <Dialog open={asking} onClose={close} title={words.title}>
        <div className={css.form}>
          <p>{words.text}</p>
          {failure && (
            <p role="alert">
              <strong>{texts.failed}</strong> {failure}
            </p>
          )}
          <div className={css.buttons}>
            <Button variant="secondary" onClick={close}>
              {texts.keep}
            </Button>
            <Button variant="danger" busy={busy} onClick={() => void end()}>
              {words.label}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  )
}
