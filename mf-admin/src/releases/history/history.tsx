import type { ReleaseState } from '@superium/shared/contract'
import { useSearchParams } from '@superium/shared/router'
import { Button, Card, Skeleton } from '@superium/shared/ui'
import { useEffect, useId, useRef } from 'react'
import { errorMessage } from '../error-message'
import { TryAgain } from '../try-again'
import css from './history.module.css'
import { HistoryFilters } from './history-filters'
import { type HistoryQuery, historyRequest, readHistoryQuery, withHistoryQuery } from './history-query'
import { HistoryStep } from './history-step'
import { historyTexts as texts } from './texts'
import { useHistory } from './use-history'

/** The release history, newest first; the site does the paging and search, and the URL stores the page. */
export function History({ revision, names }: { revision: number; names: readonly ReleaseState[] }) {
  const id = useId()
  const [params, setParams] = useSearchParams()
  const query = readHistoryQuery(params)
  const request = String(historyRequest(query))
  const { page, of, failure, busy, tryAgain } = useHistory(request, revision)
  const list = useRef<HTMLDivElement>(null)
  /** The request whose result moves the focus to the list, because the clicked button may disappear. */
  const turnsTo = useRef<string>(undefined)

  // Starts from the current URL, not the rendered one, so that the second of two quick changes does not undo the first.
  const change = (changes: Partial<HistoryQuery>): void =>
    setParams(withHistoryQuery(new URLSearchParams(window.location.search), changes), { preventScrollReset: true })
  const turn = (before: number | null): void => {
    const cursor = before === null ? '' : String(before)
    turnsTo.current = String(historyRequest({ ...query, before: cursor }))
    change({ before: cursor })
  }
  useEffect(() => {
    if (of === null || of !== turnsTo.current) return
    turnsTo.current = undefined
    list.current?.focus()
  }, [of])

  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        {texts.title}
      </h2>
      <HistoryFilters query={query} names={names} change={change} />
      <Card>
        <div ref={list} tabIndex={-1} className={css.list} aria-busy={busy}>
          <p role="status" className="visually-hidden">
            {busy ? texts.loading : page && texts.shown(page.steps.length)}
          </p>
          {failure !== null && (
            <div role="alert" className={css.problem}>
              <p>
                <strong>{texts.failed}.</strong> {errorMessage(failure)}
              </p>
              <TryAgain size="small" busy={busy} retry={tryAgain} />
            </div>
          )}
          {page === null && failure === null && <Skeleton height="18rem" />}
          {page?.steps.length === 0 && (
            <div className={css.none}>
              <p>
                <strong>{texts.none}</strong>
              </p>
              <p>{page.older === null ? texts.noneText : texts.noneYet(page.older)}</p>
            </div>
          )}
          {page && page.steps.length > 0 && (
            <ol className={css.steps} aria-label={texts.title}>
              {page.steps.map((step) => (
                <HistoryStep key={step.number} step={step} only={query.name} names={names} />
              ))}
            </ol>
          )}
        </div>
        {page && (page.newer || page.older !== null) && (
          <nav className={css.pages} aria-label={texts.pages}>
            {page.newer && page.newer.before !== null && (
              <Button variant="secondary" size="small" onClick={() => turn(null)}>
                {texts.newest}
              </Button>
            )}
            {page.newer && (
              <Button variant="secondary" size="small" onClick={() => turn(page.newer?.before ?? null)}>
                {texts.newer}
              </Button>
            )}
            {page.older !== null && (
              <Button variant="secondary" size="small" onClick={() => turn(page.older)}>
                {page.steps.length === 0 ? texts.goOn : texts.older}
              </Button>
            )}
          </nav>
        )}
      </Card>
    </section>
  )
}
