import { api, dataOrThrow, type SellerOrder } from '@superium/shared/api'
import { canBeSoldAgain } from '@superium/shared/constants'
import { errorMessage } from '@superium/shared/loading'
import { formatDollars } from '@superium/shared/money'
import { notify } from '@superium/shared/state'
import { Button, Dialog } from '@superium/shared/ui'
import { useId, useState } from 'react'
import { TextForm } from '../content/text-form'
import { namesOf } from './names-of'
import css from './order.module.css'
import { orderTexts as texts } from './texts'

interface ReturnDecisionProps {
  order: SellerOrder
  /** The return that waits. */
  asked: SellerOrder['returns'][number]
  onChange(order: SellerOrder): void
}

type Decide = (body: { accept: boolean; note?: string; restock?: boolean }) => Promise<void>

/** Accepts a return or refuses it with a note that the buyer reads, after a dialog that says what follows from it. */
export function ReturnDecision({ order, asked, onChange }: ReturnDecisionProps) {
  const [asking, setAsking] = useState<'accept' | 'refuse' | null>(null)
  const close = () => setAsking(null)
  const decide: Decide = async (body) => {
    const params = { path: { id: order._id, return: asked._id } }
    onChange(dataOrThrow(await api.POST('/api/v1/seller/orders/{id}/returns/{return}', { params, body })).data)
    notify('success', body.accept ? texts.accepted : texts.refused)
  }
  const pieces = namesOf(order, asked.lines)
  return (
    <>
      <div className={css.decision}>
        <Button variant="secondary" size="small" onClick={() => setAsking('accept')}>
          {texts.accept}
        </Button>
        <Button variant="quiet" size="small" onClick={() => setAsking('refuse')}>
          {texts.refuse}
        </Button>
      </div>
      <Dialog
        open={asking !== null}
        onClose={close}
        title={asking === 'refuse' ? texts.refuseTitle : texts.acceptTitle}
      >
        {asking === 'accept' && <Accept asked={asked} pieces={pieces} decide={decide} onCancel={close} />}
        {asking === 'refuse' && (
          <div className={css.dialog}>
            <p>{texts.refuseText(pieces)}</p>
            <TextForm
              draft={`refusal-draft:${asked._id}`}
              label={texts.refuseWhy}
              send={texts.refuse}
              most={500}
              onSend={(note) => decide({ accept: false, note })}
              onCancel={close}
            />
          </div>
        )}
      </Dialog>
    </>
  )
}

interface AcceptProps {
  asked: ReturnDecisionProps['asked']
  pieces: string
  decide: Decide
  onCancel(): void
}

/** What is owed for accepted pieces, and the choice whether they go back into stock. */
function Accept({ asked: { chosenReason, refund, awaitsCash }, pieces, decide, onCancel }: AcceptProps) {
  const [restock, setRestock] = useState(canBeSoldAgain(chosenReason))
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const hint = useId()
  const accept = async (): Promise<void> => {
    setBusy(true)
    setError('')
    try {
      await decide({ accept: true, restock })
    } catch (cause) {
      setError(errorMessage(cause))
      setBusy(false)
    }
  }
  return (
    <div className={css.dialog}>
      <p>{texts.acceptText(pieces, refund > 0 ? formatDollars(refund) : undefined)}</p>
      {awaitsCash && <p>{texts.awaitsCash}</p>}
      <div>
        <label className={css.check}>
          <input
            type="checkbox"
            checked={restock}
            aria-describedby={hint}
            onChange={({ target }) => setRestock(target.checked)}
          />
          {texts.restock}
        </label>
        <p id={hint} className={css.hint}>
          {texts.restockHint}
        </p>
      </div>
      <p>{texts.acceptEnd}</p>
      {error && (
        <p role="alert" className={css.error}>
          {error}
        </p>
      )}
      <div className={css.decision}>
        <Button size="small" busy={busy} onClick={() => void accept()}>
          {texts.accept}
        </Button>
        <Button variant="secondary" size="small" onClick={onCancel}>
          {texts.keep}
        </Button>
      </div>
    </div>
  )
}
