import { ConnectionError } from '@superium/shared/api'
import type { ReleaseState } from '@superium/shared/contract'
import { notify } from '@superium/shared/state'
import { Button, Dialog } from '@superium/shared/ui'
import { unavailable } from '@superium/shared/unavailable'
import { useUntilInput } from '@superium/shared/until-input'
import { type SyntheticEvent, useId, useState } from 'react'
import { adminTexts } from '../../texts'
import { decideTexts as decide } from '../actions/texts'
import fields from '../dialog-form.module.css'
import { errorMessage } from '../error-message'
import { startRamp } from '../release-api'
import { parseMinutes, parseSteps } from './parse-steps'
import { rampConsequences } from './ramp-consequences'
import { RampFields } from './ramp-fields'
import { rampTexts as texts } from './texts'

const LONGEST_WHY = 300

interface RampDialogProps {
  state: ReleaseState
  version: string
  onClose(): void
  /** Called after each attempt, because the live versions may have changed. */
  onSettled(): void
}

/** Asks for a ramp's steps and interval, explains the effects, and starts it. */
export function RampDialog({ state, version, onClose, onSettled }: RampDialogProps) {
  const id = useId()
  const { name, live, remarks } = state
  const canary = live.find((one) => !one.default)
  const share = canary?.version === version ? canary.traffic : undefined
  const [steps, setSteps] = useState('10, 50, 100')
  const [minutes, setMinutes] = useState('60')
  const [why, setWhy] = useState('')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { place, shown } = useUntilInput(problem)
  const [shares, every] = [parseSteps(steps), parseMinutes(minutes)]
  const remark = remarks?.[version]
  const replaced = canary && canary.version !== version ? canary.version : undefined

  const confirm = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault()
    if (busy) return
    if (!shares || every === null) {
      document.getElementById(shares ? `${id}-minutes` : `${id}-steps`)?.focus()
      return
    }
    setBusy(true)
    setProblem(undefined)
    try {
      // The administrator has confirmed both consequences: ending another canary, and reusing a rolled-back version.
      const said = { replaceCanary: replaced !== undefined, again: remark?.takenBack !== undefined }
      await startRamp(name, version, { steps: shares, everyMinutes: every, why: why.trim(), ...said })
      notify('success', texts.startedToast(name, version))
      onClose()
    } catch (error) {
      const title = error instanceof ConnectionError ? decide.unknown : decide.failed
      setProblem(`${title}. ${errorMessage(error)}`)
    }
    setBusy(false)
    onSettled()
  }

  return (
    <Dialog
      open
      onClose={() => busy || onClose()}
      title={texts.startTitle(name, version)}
      actions={
        <>
          <Button variant="secondary" onClick={onClose} {...unavailable(busy ? adminTexts.unavailable.underWay : '')}>
            {decide.cancel}
          </Button>
          <Button type="submit" form={id} busy={busy}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      <form id={id} noValidate className={fields.form} onSubmit={(event) => void confirm(event)}>
        <RampFields id={id} steps={steps} setSteps={setSteps} minutes={minutes} setMinutes={setMinutes} />
        <div className={fields.consequences} aria-live="polite">
          <h3>{decide.whatHappens}</h3>
          <ul>
            {remark?.takenBack && <li>{decide.takenBackBefore(version)}</li>}
            {replaced !== undefined && <li>{decide.canaryReplaced(replaced)}</li>}
            {shares && every !== null ? (
              rampConsequences(version, shares, every, share).map((one) => <li key={one}>{one}</li>)
            ) : (
              <li>{shares ? texts.minutesHint : texts.stepsHint}</li>
            )}
          </ul>
        </div>
        <div className={fields.field}>
          <label htmlFor={`${id}-why`}>{decide.why}</label>
          <textarea
            id={`${id}-why`}
            rows={2}
            maxLength={LONGEST_WHY}
            value={why}
            aria-describedby={`${id}-why-hint`}
            onChange={(event) => setWhy(event.target.value)}
          />
          <p id={`${id}-why-hint`} className={fields.hint}>
            {decide.whyHint}
          </p>
        </div>
        {shown && (
          <p ref={place} role="alert" className={fields.problem}>
            {shown}
          </p>
        )}
      </form>
    </Dialog>
  )
}
