import { ConnectionError } from '@superium/shared/api'
import { notify } from '@superium/shared/state'
import { Button, Dialog } from '@superium/shared/ui'
import { unavailable } from '@superium/shared/unavailable'
import { type SyntheticEvent, useId, useState } from 'react'
import { adminTexts } from '../../texts'
import fields from '../dialog-form.module.css'
import { errorMessage } from '../error-message'
import { historyTexts } from '../history/texts'
import { type Restored, rollbackTogether } from '../release-api'
import { consequences, type ReleaseAction, runReleaseAction } from './release-action'
import { decideTexts as texts } from './texts'

const LONGEST_WHY = 300
const FIRST_TRAFFIC = '10'

const words = {
  promote: { title: texts.promoteTitle, confirm: texts.confirmPromote },
  rollback: { title: texts.rollbackTitle, confirm: texts.confirmRollback },
  live: { title: texts.liveTitle, confirm: texts.confirmLive },
} as const

const asTraffic = (value: string): number | null =>
  /^\d{1,3}$/.test(value) && Number(value) >= 1 && Number(value) <= 100 ? Number(value) : null

/** Scrolls an element into view, because on a phone the offered solution would be below the dialog's edge. */
const intoView = (block: HTMLElement | null): void => block?.scrollIntoView?.({ block: 'nearest' })

/** Why the action failed, and the versions that would fit together. */
interface Problem {
  title: string
  text: string
  together?: Restored[] | undefined
}

interface ReleaseActionDialogProps {
  decision: ReleaseAction
  onClose(): void
  /** Called after each attempt, because the live versions may have changed. */
  onSettled(): void
}

/** Asks for confirmation and a reason. It stays open with the error after a failure. */
export function ReleaseActionDialog({ decision, onClose, onSettled }: ReleaseActionDialogProps) {
  const id = useId()
  const [traffic, setTraffic] = useState(FIRST_TRAFFIC)
  const [why, setWhy] = useState('')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const { kind, name, version } = decision
  const together = problem?.together?.map((one) => historyTexts.change(one.name, one.version))
  const danger = together ? 'secondary' : 'danger'
  const submit = kind === 'rollback' ? danger : 'primary'
  const share = asTraffic(traffic)
  const close = (): void => {
    if (!busy) onClose()
  }

  const confirm = async (event: SyntheticEvent, all = false): Promise<void> => {
    event.preventDefault()
    if (kind === 'live' && share === null) {
      setProblem({ title: texts.failed, text: texts.trafficWrong })
      document.getElementById(`${id}-traffic`)?.focus()
      return
    }
    setBusy(true)
    setProblem(null)
    try {
      const outcome = await runReleaseAction(decision, share ?? 100, why.trim(), all)
      if (outcome.done) {
        notify('success', outcome.words)
        onClose()
      } else {
        setProblem({ title: texts.failed, text: outcome.words })
      }
    } catch (error) {
      const title = error instanceof ConnectionError ? texts.unknown : texts.failed
      setProblem({ title, text: errorMessage(error), together: rollbackTogether(error) })
    }
    setBusy(false)
    onSettled()
  }

  return (
    <Dialog
      open
      onClose={close}
      title={words[kind].title(name, version)}
      actions={
        <>
          <Button variant="secondary" onClick={close} {...unavailable(busy ? adminTexts.unavailable.underWay : '')}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={id} variant={submit} busy={busy}>
            {words[kind].confirm}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        className={fields.form}
        onSubmit={(event) => void (busy ? event.preventDefault() : confirm(event))}
      >
        {kind === 'live' && (
          <div className={fields.field}>
            <label htmlFor={`${id}-traffic`}>{texts.traffic}</label>
            <input
              id={`${id}-traffic`}
              className={fields.short}
              type="number"
              inputMode="numeric"
              min={1}
              max={100}
              step={1}
              value={traffic}
              aria-describedby={`${id}-hint`}
              aria-invalid={share === null}
              onChange={(event) => {
                setTraffic(event.target.value)
                // The error was about the previous share.
                setProblem(null)
              }}
            />
            <p id={`${id}-hint`} className={fields.hint}>
              {texts.trafficHint}
            </p>
          </div>
        )}
        <div className={fields.consequences} aria-live="polite">
          <h3>{texts.whatHappens}</h3>
          <ul>
            {(kind === 'live' && share === null ? [texts.trafficWrong] : consequences(decision, share ?? 100)).map(
              (one) => (
                <li key={one}>{one}</li>
              ),
            )}
          </ul>
        </div>
        <div className={fields.field}>
          <label htmlFor={`${id}-why`}>{texts.why}</label>
          <textarea
            id={`${id}-why`}
            rows={2}
            maxLength={LONGEST_WHY}
            value={why}
            aria-describedby={`${id}-why-hint`}
            onChange={(event) => setWhy(event.target.value)}
          />
          <p id={`${id}-why-hint`} className={fields.hint}>
            {texts.whyHint}
          </p>
        </div>
        {problem && (
          <p role="alert" className={fields.problem}>
            <strong>{problem.title}.</strong> {problem.text}
          </p>
        )}
        {together && (
          <div ref={intoView} className={fields.form}>
            <div className={fields.consequences}>
              <h3>{texts.togetherTitle}</h3>
              <ul>
                {together.map((one) => (
                  <li key={one}>{one}</li>
                ))}
              </ul>
            </div>
            <Button
              variant="danger"
              busy={busy}
              aria-label={texts.togetherLabel(together)}
              onClick={(event) => void confirm(event, true)}
            >
              {texts.together}
            </Button>
          </div>
        )}
      </form>
    </Dialog>
  )
}
