import type { ReleaseAction, ReleaseState } from '@superium/shared/contract'
import { Chip } from '@superium/shared/ui'
import { ChartNoAxesColumnIncreasing, CloudUpload, FlaskConical, Rocket, TrendingUp, Undo2 } from 'lucide-react'
import { formatMoment } from '../../dates/format-date'
import { actorName } from '../actor-name'
import type { Step } from '../release-api'
import css from './history.module.css'
import { historyTexts as texts } from './texts'

const icons = {
  publish: CloudUpload,
  release: Rocket,
  canary: FlaskConical,
  promote: TrendingUp,
  rollback: Undo2,
  ramp: ChartNoAxesColumnIncreasing,
} satisfies Record<ReleaseAction, unknown>

interface HistoryStepProps {
  step: Step
  /** The filtered remote; empty for all. */
  only: string
  names: readonly ReleaseState[]
}

/** One step of the history: what changed, why, when and by whom. */
export function HistoryStep({ step, only, names }: HistoryStepProps) {
  const { number, at, by, action, changes, why, retires = [], loses = [], ramp } = step
  const Icon = icons[action]
  const title = action === 'rollback' && changes.length === 0 ? texts.notPossible : texts.actions[action]
  const automatic = by.kind === 'automatic'
  return (
    <li className={automatic ? css.automatic : undefined}>
      <span className={css.icon}>
        <Icon size={16} aria-hidden="true" />
      </span>
      <div className={css.step}>
        <p>
          <strong>{title}</strong> {automatic && <Chip tone="sale">{texts.automatic}</Chip>}
        </p>
        <ul>
          {changes
            .filter(({ name }) => !only || name === only)
            .map(({ name, version, traffic }) => (
              <li key={name}>
                <span className={css.version}>{texts.change(name, version)}</span>{' '}
                {traffic < 100 ? texts.forSome(traffic) : texts.forAll}
              </li>
            ))}
          {ramp && <li>{texts.ramp[ramp.change](ramp.steps, ramp.everyMinutes)}</li>}
          {retires.map(({ path, to }) => (
            <li key={path}>{to === undefined ? texts.gone(path) : texts.redirects(path, to)}</li>
          ))}
          {loses.map((path) => (
            <li key={path}>{texts.loses(path)}</li>
          ))}
        </ul>
        {why && <blockquote className={css.why}>{why}</blockquote>}
        <p className={css.meta}>
          <time dateTime={at}>{formatMoment(at)}</time> {!automatic && `${texts.by} ${actorName(by, names)} `}·{' '}
          {texts.revision(number)}
        </p>
      </div>
    </li>
  )
}
