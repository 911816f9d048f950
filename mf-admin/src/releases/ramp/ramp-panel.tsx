import type { Ramp, ReleaseState } from '@superium/shared/contract'
import { notify } from '@superium/shared/state'
import { Button } from '@superium/shared/ui'
import { Pause, Play, Square } from 'lucide-react'
import { useRef, useState } from 'react'
import { formatMoment } from '../../dates/format-date'
import { actorName } from '../actor-name'
import { errorMessage } from '../error-message'
import { liveTexts } from '../live/texts'
import { changeRamp } from '../release-api'
import css from './ramp-panel.module.css'
import { rampTexts as texts } from './texts'

interface RampPanelProps {
  name: string
  ramp: Ramp
  /** The canary's current share of visitors in per cent. */
  share: number
  names: readonly ReleaseState[]
  /** The time when the data arrived, in milliseconds since the epoch. */
  at: number
  /** Reloads the state; called after each attempt. */
  refresh(): Promise<void>
}

/** A running ramp: its steps, the time of the next one, and the buttons that pause, resume and stop it. */
export function RampPanel({ name, ramp, share, names, at, refresh }: RampPanelProps) {
  const { version, steps, everyMinutes, by, nextAt } = ramp
  const [busy, setBusy] = useState<'pause' | 'resume' | 'stop' | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const panel = useRef<HTMLElement>(null)
  const next = steps.find((step) => step > share)
  const run = async (action: 'pause' | 'resume' | 'stop'): Promise<void> => {
    setBusy(action)
    setProblem(null)
    // Stopping a ramp removes its panel with the focused button, so the card gets the focus.
    const card = panel.current?.closest('article')
    try {
      await changeRamp(name, version, action)
      notify('success', texts.changed(name, version, texts.toasts[action]))
      await refresh()
      if (action === 'stop') card?.focus()
    } catch (error) {
      setProblem(`${texts.notChanged}. ${errorMessage(error)}`)
      await refresh()
    }
    setBusy(null)
  }
  const button = (action: 'pause' | 'resume' | 'stop', Icon: typeof Pause) => (
    <Button
      variant="secondary"
      size="small"
      busy={busy === action}
      title={action === 'stop' ? texts.stopHint : undefined}
      onClick={() => busy ?? void run(action)}
    >
      <Icon size={16} aria-hidden="true" />
      {texts[action]}
    </Button>
  )
  return (
    <section ref={panel} className={css.ramp} aria-label={texts.region(name, version)}>
      <div className={css.words}>
        <p>
          <strong>{texts.running}</strong>{' '}
          {next !== undefined &&
            (nextAt === null ? (
              texts.pausedBefore(next)
            ) : Date.parse(nextAt) <= at ? (
              texts.due(next)
            ) : (
              <>
                {texts.nextAt(next)} <time dateTime={nextAt}>{formatMoment(nextAt)}</time>
              </>
            ))}
        </p>
        <ol className={css.steps} aria-label={texts.list}>
          {[...new Set([share, ...steps])]
            .sort((a, b) => a - b)
            .map((step) => {
              const place = step < share ? 'done' : step === share ? 'now' : step === next ? 'next' : 'later'
              return (
                <li key={step} className={css[place]} aria-current={place === 'now' ? 'step' : undefined}>
                  {liveTexts.percent(step)} <small>{texts[place]}</small>
                </li>
              )
            })}
        </ol>
        <p className={css.meta}>
          {texts.everyMinutes(everyMinutes)}, {texts.startedBy} {actorName(by, names)}
        </p>
      </div>
      <div className={css.actions}>
        {nextAt === null ? button('resume', Play) : button('pause', Pause)}
        {button('stop', Square)}
      </div>
      {problem && (
        <p role="alert" className={css.problem}>
          {problem}
        </p>
      )}
    </section>
  )
}
