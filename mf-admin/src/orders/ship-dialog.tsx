import type { AdminOrderRow, ShipResult } from '@superium/shared/api'
import { Link, useRevalidator } from '@superium/shared/router'
import { Button, Chip, Dialog } from '@superium/shared/ui'
import { useState } from 'react'
import css from './order-columns.module.css'
import { orderListTexts } from './order-list-texts'
import { shipSelected } from './ship-selected'

const texts = orderListTexts.ship

/** Whether an order can be shipped: it is confirmed, and paid or cash on delivery. */
const isReady = ({ status, payment }: AdminOrderRow): boolean => status === 'Confirmed' && payment.state !== 'waiting'

interface ShipDialogProps {
  /** The orders to ship; null while it is closed. */
  orders: readonly AdminOrderRow[] | null
  /** `done`: shipping was attempted, not only asked about. */
  onClose(done: boolean): void
}

/** Asks before shipping several orders, then shows the progress and each order's result. */
export function ShipDialog({ orders, onClose }: ShipDialogProps) {
  const [running, setRunning] = useState(false)
  const [results, setResults] = useState<ShipResult[] | null>(null)
  const { revalidate } = useRevalidator()
  const ship = async (chosen: readonly Pick<AdminOrderRow, '_id' | 'orderNumber'>[]): Promise<void> => {
    const again = new Set(chosen.map(({ _id }) => _id))
    setRunning(true)
    setResults((before) => (before ?? []).filter(({ _id }) => !again.has(_id)))
    const answered = await shipSelected(chosen, (part) => setResults((before) => [...(before ?? []), ...part]))
    setRunning(false)
    // Without a connection, reloading the list would fail and replace the page and its results.
    if (answered) await revalidate()
  }
  const close = (): void => {
    // Shipping continues, so the dialog stays open to show its result.
    if (running) return
    setResults(null)
    onClose(results !== null)
  }
  const all = orders ?? []
  const title = results && !running ? texts.doneTitle : texts.title(all.length)
  return (
    <Dialog open={orders !== null} onClose={close} title={title}>
      {results === null ? (
        <Question orders={all} onCancel={close} onConfirm={() => void ship(all)} />
      ) : (
        <Results all={all} results={results} running={running} onAgain={(some) => void ship(some)} onClose={close} />
      )}
    </Dialog>
  )
}

function Question({
  orders,
  onCancel,
  onConfirm,
}: {
  orders: readonly AdminOrderRow[]
  onCancel(): void
  onConfirm(): void
}) {
  const others = orders.filter((order) => !isReady(order)).length
  return (
    <div className={css.dialog}>
      <p>{texts.text}</p>
      {others > 0 && <p>{texts.others(others)}</p>}
      <div className={css.buttons}>
        <Button variant="secondary" onClick={onCancel}>
          {texts.cancel}
        </Button>
        <Button onClick={onConfirm}>{texts.confirm}</Button>
      </div>
    </div>
  )
}

interface ResultsProps {
  all: readonly AdminOrderRow[]
  results: readonly ShipResult[]
  running: boolean
  onAgain(orders: readonly Pick<AdminOrderRow, '_id' | 'orderNumber'>[]): void
  onClose(): void
}

function Results({ all, results, running, onAgain, onClose }: ResultsProps) {
  const shipped = results.filter(({ outcome }) => outcome === 'shipped').length
  const failed = results.filter(({ outcome }) => outcome === 'failed')
  const numberOf = ({ _id, orderNumber }: ShipResult) =>
    orderNumber ?? all.find((order) => order._id === _id)?.orderNumber ?? _id
  return (
    <div className={css.dialog}>
      <p role="status">
        {running ? texts.progress(results.length, all.length) : texts.summary(shipped, results.length - shipped)}
      </p>
      {running && <progress max={all.length} value={results.length} aria-label={texts.button} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards must reach a scrollable list */}
      <ul className={css.results} aria-label={texts.results} tabIndex={0}>
        {results.map((result) => (
          <li key={result._id}>
            <span>
              <Link to={`/superium-admin/orders/${result._id}`}>{numberOf(result)}</Link>{' '}
              <Chip tone={result.outcome === 'shipped' ? 'accent' : result.outcome === 'already' ? 'plain' : 'warn'}>
                {texts.outcomes[result.outcome]}
              </Chip>
            </span>
            {result.reason && <span>{result.reason}</span>}
          </li>
        ))}
      </ul>
      <div className={css.buttons}>
        {!running && failed.length > 0 && (
          <Button
            variant="secondary"
            onClick={() => onAgain(failed.map((one) => ({ _id: one._id, orderNumber: numberOf(one) })))}
          >
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
