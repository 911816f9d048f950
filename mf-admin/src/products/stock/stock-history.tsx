import type { StockMovement } from '@superium/shared/api'
import { errorMessage } from '@superium/shared/loading'
import { Button, Skeleton } from '@superium/shared/ui'
import { useEffect, useState } from 'react'
import { formatMoment } from '../../dates/format-date'
import { adminTexts } from '../../texts'
import css from './stock-dialog.module.css'
import { listMovements, type StockItem } from './stock-requests'
import { stockTexts as texts } from './texts'

const signed = (count: number): string => (count < 0 ? `−${-count}` : `+${count}`)

/** The manual stock movements of a variant or product, newest first, with the effect of orders in between. */
export function StockHistory({ item }: { item: StockItem }) {
  const { entries, more, error, older, retry } = useHistory(item)
  return (
    <section className={css.history} aria-label={texts.history} aria-busy={entries === null}>
      <h3>{texts.history}</h3>
      {entries === null && !error && <Skeleton height="4rem" />}
      {error && (
        <p role="alert">
          {error}{' '}
          <Button variant="secondary" size="small" onClick={retry}>
            {adminTexts.failed.tryAgain}
          </Button>
        </p>
      )}
      {entries?.length === 0 && <p className={css.quiet}>{texts.none}</p>}
      <ol>
        {entries?.map((entry) => (
          <Entry key={entry.number} entry={entry} />
        ))}
      </ol>
      {more && (
        <Button variant="secondary" size="small" onClick={older}>
          {texts.older}
        </Button>
      )}
    </section>
  )
}

function Entry({ entry: { kind, change, stock, between, note, at, actor, actorName } }: { entry: StockMovement }) {
  return (
    <li>
      <span>
        {texts.entries[kind]} <strong>{signed(change)}</strong>
      </span>
      <span>
        {texts.after} <strong>{stock}</strong>
      </span>
      <span className={css.quiet}>{actorName || texts.by[actor]}</span>
      <time className={css.quiet} dateTime={at}>
        {formatMoment(at)}
      </time>
      {note && <span className={css.whole}>{note}</span>}
      {between !== 0 && <span className={`${css.whole} ${css.quiet}`}>{texts.between(between)}</span>}
    </li>
  )
}

function useHistory(item: StockItem) {
  const [entries, setEntries] = useState<StockMovement[] | null>(null)
  const [more, setMore] = useState(false)
  const [error, setError] = useState('')
  /** The cursor of the page to load (the last loaded entry), and a counter of attempts. */
  const [wanted, setWanted] = useState<{ before?: number; times: number }>({ times: 0 })
  const { productId, variant } = item
  // biome-ignore lint/correctness/useExhaustiveDependencies: the item's name and stock do not affect its history
  useEffect(() => {
    const gone = new AbortController()
    setError('')
    listMovements(item, wanted.before, gone.signal)
      .then((page) => {
        setEntries((known) => (wanted.before === undefined ? page.data : [...(known ?? []), ...page.data]))
        setMore(page.more)
      })
      .catch((cause) => gone.signal.aborted || setError(errorMessage(cause)))
    return () => gone.abort()
  }, [productId, variant, wanted])
  const again = (before?: number): void =>
    setWanted(({ times }) => ({ times: times + 1, ...(before !== undefined && { before }) }))
  return {
    ...{ entries, more, error },
    older: () => again(entries?.at(-1)?.number),
    retry: () => again(wanted.before),
  }
}
