import { notify } from '@superium/shared/state'
import { Button } from '@superium/shared/ui'
import { useEffect, useRef, useState } from 'react'
import fields from '../dialog-form.module.css'
import { errorMessage } from '../error-message'
import css from './names.module.css'
import { namesTexts as texts } from './texts'

interface ConfirmationProps {
  text: string
  /** The button that does it. */
  confirm: string
  /** What is said afterwards. */
  done: string
  run(): Promise<void>
  onCancel(): void
  /** Called after each attempt; `goOn`: it was done, and nobody has closed the question meanwhile. */
  onSettled(goOn: boolean): void
}

/** Asks before something ends for good, and stays with the reason when it fails. */
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
