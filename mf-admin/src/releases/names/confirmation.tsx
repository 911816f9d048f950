import { notify } from '@superium/shared/state'
import { Button } from '@superium/shared/ui'
import { useEffect, useRef, useState } from 'react'
import fields from '../dialog-form.module.css'
import { errorMessage } from '../error-message'
import css from './names.module.css'
import { namesTexts as texts } from './texts'

interface ConfirmationProps {
  text: string
  /** The label of the button that confirms. */
  confirm: string
  /** The message after success. */
  done: string
  run(): Promise<void>
  onCancel(): void
  /** Called after each attempt; `goOn` is true after success, unless the question was closed meanwhile. */
  onSettled(goOn: boolean): void
}

/** Asks before something is removed for good. It stays open with the error after a failure. */
export function Confirmation({ text, confirm, done, run, onCancel, onSettled }: ConfirmationProps) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const cancel = useRef<HTMLDivElement>(null)
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    cancel.current?.querySelector('button')?.focus()
    return () => {
      isShown.current = false
    }
  }, [])
  const start = async (): Promise<void> => {
    setBusy(true)
    setProblem(null)
    try {
      await run()
      notify('success', done)
      onSettled(isShown.current)
    } catch (error) {
      setProblem(errorMessage(error))
      setBusy(false)
      onSettled(false)
    }
  }
  return (
    <div className={fields.form}>
      <p>{text}</p>
      {problem && (
        <p role="alert" className={fields.problem}>
          <strong>{texts.form.failed}</strong> {problem}
        </p>
      )}
      <div ref={cancel} className={css.buttons}>
        <Button variant="secondary" onClick={onCancel}>
          {texts.cancel}
        </Button>
        <Button variant="danger" busy={busy} onClick={() => void start()}>
          {confirm}
        </Button>
      </div>
    </div>
  )
}
