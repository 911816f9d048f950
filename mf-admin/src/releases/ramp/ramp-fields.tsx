import { useState } from 'react'
import fields from '../dialog-form.module.css'
import { parseMinutes, parseSteps } from './parse-steps'
import css from './ramp-fields.module.css'
import { rampTexts as texts } from './texts'

const PRESETS = ['10, 50, 100', '5, 20, 50, 100', '1, 5, 10, 25, 50, 100']
const MINUTES = [5, 10, 30, 60, 360, 1440]

interface RampFieldsProps {
  /** The prefix of the fields' ids. */
  id: string
  steps: string
  setSteps(steps: string): void
  minutes: string
  setMinutes(minutes: string): void
}

/** A ramp's steps, suggested or custom, and the interval between them. */
export function RampFields({ id, steps, setSteps, minutes, setMinutes }: RampFieldsProps) {
  const [own, setOwn] = useState(false)
  return (
    <>
      <div className={fields.field}>
        <label htmlFor={`${id}-steps`}>{texts.steps}</label>
        <input
          id={`${id}-steps`}
          inputMode="text"
          autoComplete="off"
          maxLength={120}
          value={steps}
          aria-describedby={`${id}-steps-hint`}
          aria-invalid={parseSteps(steps) === null}
          onChange={(event) => setSteps(event.target.value)}
        />
        <p id={`${id}-steps-hint`} className={fields.hint}>
          {texts.stepsHint}
        </p>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame around the buttons */}
        <div role="group" aria-label={texts.presets} className={css.presets}>
          {PRESETS.map((preset) => (
            <button key={preset} type="button" aria-pressed={preset === steps} onClick={() => setSteps(preset)}>
              {preset}
            </button>
          ))}
        </div>
      </div>
      <div className={fields.field}>
        <label htmlFor={`${id}-every`}>{texts.every}</label>
        <select
          id={`${id}-every`}
          value={own ? '' : minutes}
          onChange={(event) => {
            setOwn(event.target.value === '')
            if (event.target.value) setMinutes(event.target.value)
          }}
        >
          {MINUTES.map((one) => (
            <option key={one} value={one}>
              {texts.duration(one)}
            </option>
          ))}
          <option value="">{texts.own}</option>
        </select>
      </div>
      {own && (
        <div className={fields.field}>
          <label htmlFor={`${id}-minutes`}>{texts.minutes}</label>
          <input
            id={`${id}-minutes`}
            className={fields.short}
            inputMode="numeric"
            maxLength={5}
            value={minutes}
            aria-describedby={`${id}-minutes-hint`}
            aria-invalid={parseMinutes(minutes) === null}
            onChange={(event) => setMinutes(event.target.value)}
          />
          <p id={`${id}-minutes-hint`} className={fields.hint}>
            {texts.minutesHint}
          </p>
        </div>
      )}
    </>
  )
}
