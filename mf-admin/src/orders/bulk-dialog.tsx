import type { AdminOrderRow } from '@superium/shared/api'
import { Link, useRevalidator } from '@superium/shared/router'
import { Button, Chip, Dialog } from '@superium/shared/ui'
import { type ReactNode, useState } from 'react'
import css from './order-columns.module.css'
import { orderListTexts } from './order-list-texts'
import { type BulkResult, runInBatches } from './run-in-batches'

const texts = orderListTexts.bulk

/** Something that is done with several orders. */
export interface BulkAction {
  texts: {
    title(count: number): string
    confirm: string
    doneTitle: string
    summary(done: number, other: number): string
    outcomes: Readonly<Record<string, string>>
  }
  /** The outcome of an order with which it was done now. */
  done: string
  orders: readonly AdminOrderRow[]
  /** What is said before it is confirmed. */
  question: ReactNode
  send(part: readonly AdminOrderRow[]): Promise<BulkResult[]>
}

interface BulkDialogProps {
  /** Null while it is closed. */
  action: BulkAction | null
  /** `done`: the action was attempted, not only asked about. */
  onClose(done: boolean): void
}

/** Asks before something is done with several orders, then shows the progress and each order's result. */
export function BulkDialog({ action, onClose }: BulkDialogProps) {
  const [running, setRunning] = useState(false)
  const [results, setResults] = useState<BulkResult[] | null>(null)
  const { revalidate } = useRevalidator()
  const run = async ({ send }: BulkAction, chosen: readonly AdminOrderRow[]): Promise<void> => {
    const again = new Set(chosen.map(({ _id }) => _id))
    setRunning(true)
    setResults((before) => (before ?? []).filter(({ _id }) => !again.has(_id)))
    const answered = await runInBatches(chosen, send, (part) => setResults((before) => [...(before ?? []), ...part]))
    setRunning(false)
    // Without a connection, reloading the list would fail and replace the page and its results.
    if (answered) await revalidate()
  }
  const close = (): void => {
    // The action continues, so the dialog stays open to show its result.
    if (running) return
    setResults(null)
    onClose(results !== null)
  }
  const title = action && (results && !running ? action.texts.doneTitle : action.texts.title(action.orders.length))
  return (
    <Dialog open={action !== null} onClose={close} title={title ?? ''}>
      {action &&
        (results === null ? (
          <div className={css.dialog}>
            {action.question}
            <div className={css.buttons}>
              <Button variant="secondary" onClick={close}>
                {texts.cancel}
              </Button>
              <Button onClick={() => void run(action, action.orders)}>{action.texts.confirm}</Button>
            </div>
          </div>
        ) : (
          <Results
            action={action}
            results={results}
            running={running}
            onAgain={(some) => void run(action, some)}
            onClose={close}
          />
        ))}
    </Dialog>
  )
}

interface ResultsProps {
  action: BulkAction
  results: readonly BulkResult[]
  running: boolean
  onAgain(orders: readonly AdminOrderRow[]): void
  onClose(): void
}

function Results({ action, results, running, onAgain, onClose }: ResultsProps) {
  const { orders: all, done, texts: words } = action
  const finished = results.filter(({ outcome }) => outcome === done).length
  const failed = all.filter((order) => results.some(({ _id, outcome }) => outcome === 'failed' && _id === order._id))
  const numberOf = ({ _id, orderNumber }: BulkResult) =>
    orderNumber ?? all.find((order) => order._id === _id)?.orderNumber ?? _id
  return (
    <div className={css.dialog}>
      <p role="status">
        {running ? texts.progress(results.length, all.length) : words.summary(finished, results.length - finished)}
      </p>
      {running && <progress max={all.length} value={results.length} aria-label={words.confirm} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards must reach a scrollable list */}
      <ul className={css.results} aria-label={texts.results} tabIndex={0}>
        {results.map((result) => (
          <li key={result._id}>
            <span>
              <Link to={`/superium-admin/orders/${result._id}`}>{numberOf(result)}</Link>{' '}
              <Chip tone={result.outcome === done ? 'accent' : result.outcome === 'already' ? 'plain' : 'warn'}>
                {words.outcomes[result.outcome]}
              </Chip>
            </span>
            {result.reason && <span>{result.reason}</span>}
          </li>
        ))}
      </ul>
      <div className={css.buttons}>
        {!running && failed.length > 0 && (
          <Button variant="secondary" onClick={() => onAgain(failed)}>
            {texts.again(failed.length)}
          </Button>
        )}
        <Button busy={running} onClick={onClose}>
          {texts.close}
        </Button>
      </div>
    </div>
  )
}
