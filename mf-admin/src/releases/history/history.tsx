import type { ReleaseAction, ReleaseState } from '@superium/shared/contract'
import { Button, Card, Chip } from '@superium/shared/ui'
import { CloudUpload, FlaskConical, Rocket, TrendingUp, Undo2 } from 'lucide-react'
import { useId, useState } from 'react'
import { formatMoment } from '../../dates/format-date'
import { actorName } from '../actor-name'
import { errorMessage } from '../error-message'
import { readReleases, type Step } from '../release-api'
import { releaseTexts } from '../texts'
import css from './history.module.css'
import { mergeSteps } from './merge-steps'

const texts = releaseTexts.history

const icons = {
  publish: CloudUpload,
  release: Rocket,
  canary: FlaskConical,
  promote: TrendingUp,
  rollback: Undo2,
} satisfies Record<ReleaseAction, unknown>

/** The release history, newest first; older steps load on request. */
export function History({ steps, names }: { steps: readonly Step[]; names: readonly ReleaseState[] }) {
  const id = useId()
  const [only, setOnly] = useState('')
  const [older, setOlder] = useState<readonly Step[]>([])
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const all = mergeSteps(steps, older)
  const first = all.at(-1)?.number ?? 1
  const shown = all.filter(({ changes }) => !only || changes.some(({ name }) => name === only))

  const loadOlder = async (): Promise<void> => {
    setBusy(true)
    setProblem(null)
    try {
      const { history } = await readReleases(undefined, first)
      setOlder(mergeSteps(all, history))
    } catch (error) {
      setProblem(errorMessage(error))
    }
    setBusy(false)
  }

  return (
    <section aria-labelledby={id}>
      <header className={css.head}>
        <h2 id={id}>{texts.title}</h2>
        <label className={css.filter}>
          {texts.name}
          <select value={only} onChange={(event) => setOnly(event.target.value)}>
            <option value="">{texts.all}</option>
            {names.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      </header>
      <Card>
        {shown.length === 0 && <p className={css.none}>{texts.none}</p>}
        <ol className={css.steps} aria-label={texts.title}>
          {shown.map((step) => (
            <HistoryStep key={step.number} step={step} only={only} names={names} />
          ))}
        </ol>
        {problem && (
          <p role="alert" className={css.problem}>
            {texts.olderFailed} {problem}
          </p>
        )}
        {first > 1 && (
          <Button variant="secondary" size="small" busy={busy} onClick={() => void loadOlder()}>
            {texts.older}
          </Button>
        )}
      </Card>
    </section>
  )
}

interface HistoryStepProps {
  step: Step
  /** The remote to filter by; empty for all. */
  only: string
  names: readonly ReleaseState[]
}

function HistoryStep({ step, only, names }: HistoryStepProps) {
  const { number, at, by, action, changes, why, retires = [], loses = [] } = step
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
