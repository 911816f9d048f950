import { useLoaded } from '@superium/shared/loading'
import type { NameChange } from '@superium/shared/registered-names'
import { Button, Skeleton } from '@superium/shared/ui'
import { useState } from 'react'
import { formatMoment } from '../../dates/format-date'
import { errorMessage } from '../error-message'
import css from './names.module.css'
import { readNameHistory } from './names-api'
import { namesTexts } from './texts'

const texts = namesTexts.history

/** The history of names and tokens: who registered, changed, removed or revoked them. It loads when it is opened. */
export function NameHistory({
  changes,
}: {
  /** The number of changes so far; each new one reloads the history. */ changes: number
}) {
  const [open, setOpen] = useState(false)
  return (
    <details className={css.history} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{texts.title}</summary>
      {open && <Changes key={changes} />}
    </details>
  )
}

function Changes() {
  const [before, setBefore] = useState<number | undefined>(undefined)
  const [older, setOlder] = useState<readonly NameChange[]>([])
  const { data, status, error, retry } = useLoaded(`history ${before}`, (signal) => readNameHistory(before, signal))
  const shown = status === 'loaded' ? [...older, ...data.changes] : older
  const loadOlder = (): void => {
    setOlder(shown)
    setBefore(shown.at(-1)?.number)
  }
  return (
    <>
      {status === 'loaded' && shown.length === 0 && <p className={css.none}>{texts.none}</p>}
      <ol className={css.changes} aria-label={texts.title}>
        {shown.map((change) => (
          <li key={change.number}>
            <span>{wordsOf(change)}</span>
            <small>
              <time dateTime={change.at}>{formatMoment(change.at)}</time> {texts.by(change.by.name)}
            </small>
          </li>
        ))}
      </ol>
      {status === 'loading' && <Skeleton height="3rem" />}
      {status === 'failed' && (
        <div role="alert" className={css.problem}>
          <p>
            {texts.failed} {errorMessage(error)}
          </p>
          <Button variant="secondary" size="small" onClick={retry}>
            {namesTexts.tryAgain}
          </Button>
        </div>
      )}
      {status === 'loaded' && data.more && (
        <Button variant="secondary" size="small" onClick={loadOlder}>
          {texts.older}
        </Button>
      )}
    </>
  )
}

function wordsOf({ action, name, owner, budget, token = '' }: NameChange): string {
  const facts = [
    ...(owner === undefined ? [] : [texts.forTeam(owner)]),
    ...(budget === undefined ? [] : [texts.withBudget(budget)]),
  ]
  const what = texts.actions[action](name, token)
  return facts.length > 0 ? `${what}: ${facts.join(', ')}` : what
}
