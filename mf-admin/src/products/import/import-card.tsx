import { useAction } from '@superium/shared/action'
import type { CatalogueImport } from '@superium/shared/api'
import { type Encoding, EncodingChoice } from '@superium/shared/product-files'
import { Button, Card } from '@superium/shared/ui'
import { useEffect } from 'react'
import css from './import.module.css'
import { chooseEncoding, decideImport } from './import-requests'
import { ItemsTable } from './items-table'
import { importTexts as texts } from './texts'
import { useImport } from './use-import'

interface ImportCardProps {
  given: CatalogueImport
  onAnother(): void
  /** Called with the import's current state, again after each poll. */
  onState(current: CatalogueImport): void
}

/** An import: its progress, its planned or finished changes, and the possible actions. */
export function ImportCard({ given, onAnother, onState }: ImportCardProps) {
  const { current, lost, setCurrent } = useImport(given)
  useEffect(() => onState(current), [current, onState])
  const { doing, act } = useAction<'run' | 'cancel' | 'encoding'>()
  const { _id, name, state, total, done, added, changed, bad, problem } = current
  const decide = (decision: 'run' | 'cancel') =>
    act(async () => setCurrent(await decideImport(_id, decision)), { name: decision })
  const choose = (encoding: Encoding) =>
    act(async () => setCurrent(await chooseEncoding(_id, encoding)), { name: 'encoding' })
  const goesOn = state === 'checking' || state === 'running'
  const most = state === 'running' ? added + changed : total
  return (
    <Card>
      <h2 className={css.title}>{name}</h2>
      <p role="status">{texts.states[state]}</p>
      {problem && (
        <p role="alert" className={css.error}>
          {problem}
        </p>
      )}
      {goesOn && (
        <div className={css.progress}>
          <progress aria-label={texts.states[state]} max={most || 1} {...(most > 0 && { value: done })} />
          <span className={css.quiet}>{most > 0 ? texts.progress(done, most) : texts.reading}</span>
          <span className={css.quiet}>{lost ? texts.unreachable : texts.leave}</span>
        </div>
      )}
      {(state === 'checked' || state === 'failed') && current.encodingInDoubt && (
        <EncodingChoice
          key={current.encoding}
          encoding={current.encoding}
          busy={doing === 'encoding'}
          onChoose={(encoding) => void choose(encoding)}
        />
      )}
      {!goesOn && total + bad > 0 && <Counts current={current} />}
      <div className={css.buttons}>
        {state === 'checked' && added + changed > 0 && (
          <Button busy={doing === 'run'} onClick={() => void decide('run')}>
            {texts.run(added + changed)}
          </Button>
        )}
        {state === 'checked' && added + changed === 0 && <p>{texts.nothing}</p>}
        {(goesOn || state === 'checked') && (
          <Button variant="secondary" busy={doing === 'cancel'} onClick={() => void decide('cancel')}>
            {texts.cancel}
          </Button>
        )}
        {state === 'running' && <span className={css.quiet}>{texts.cancelHint}</span>}
        {!goesOn && state !== 'checked' && (
          <Button variant="secondary" onClick={onAnother}>
            {texts.another}
          </Button>
        )}
      </div>
      {!goesOn && total + bad > 0 && <ItemsTable key={`${_id} ${state}`} id={_id} ended={state !== 'checked'} />}
    </Card>
  )
}

function Counts({ current }: { current: CatalogueImport }) {
  const ended = current.state !== 'checked'
  const names = ended
    ? (['imported', 'refused', 'unchanged', 'bad'] as const)
    : (['added', 'changed', 'unchanged', 'bad'] as const)
  return (
    <dl className={css.counts} aria-label={texts.counts}>
      {names.map((name) => (
        <div key={name}>
          <dt>{texts.count[name]}</dt>
          <dd>{current[name].toLocaleString('en-US')}</dd>
        </div>
      ))}
    </dl>
  )
}
