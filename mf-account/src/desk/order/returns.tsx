import { api, dataOrThrow, type SellerOrder } from '@superium/shared/api'
import { canBeSoldAgain, type ReturnReason, returnReasonText } from '@superium/shared/constants'
import { notify } from '@superium/shared/state'
import { Button, Card, Chip } from '@superium/shared/ui'
import { useId, useState } from 'react'
import { formatDate } from '../content/format-date'
import { TextForm } from '../content/text-form'
import css from './order.module.css'
import { namesOf } from './parcels'
import { StepButton } from './step-button'
import { orderTexts as texts } from './texts'

interface ReturnsProps {
  order: SellerOrder
  onChange(order: SellerOrder): void
}

/** The pieces that the buyer wants to send back or has sent back. */
export function Returns({ order, onChange }: ReturnsProps) {
  if (order.returns.length === 0) return null
  return (
    <Card>
      <h3 className={css.title}>{texts.returns}</h3>
      <ul className={css.lines}>
        {order.returns.map(({ _id, state, chosenReason, reason, note, lines, requestedAt, decidedBy }) => (
          <li key={_id} className={css.parcel}>
            <p>
              <strong>{namesOf(order, lines)}</strong>{' '}
              <Chip tone={state === 'requested' ? 'warn' : 'plain'}>{texts.returnStates[state]}</Chip>{' '}
              {decidedBy && texts.decidedBy[decidedBy]}
            </p>
            {(chosenReason || reason) && <p className={css.text}>{returnReasonText({ chosenReason, reason })}</p>}
            <p className={css.hint}>{formatDate(requestedAt)}</p>
            {note && (
              <p className={css.text}>
                {texts.noteOf[decidedBy ?? 'seller']}: {note}
              </p>
            )}
            {state === 'requested' && (
              <Decision order={order} id={_id} chosenReason={chosenReason} onChange={onChange} />
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

interface DecisionProps extends ReturnsProps {
  id: string
  chosenReason: ReturnReason | undefined
}

/** Accepts a return, with a choice whether its pieces go back into stock, or refuses it with a note that the buyer reads. */
function Decision({ order, id, chosenReason, onChange }: DecisionProps) {
  const [restock, setRestock] = useState(canBeSoldAgain(chosenReason))
  const hint = useId()
  const [refusing, setRefusing] = useState(false)
  const decide = async (body: { accept: boolean; note?: string; restock?: boolean }): Promise<SellerOrder> => {
    const params = { path: { id: order._id, return: id } }
    return dataOrThrow(await api.POST('/api/v1/seller/orders/{id}/returns/{return}', { params, body })).data
  }
  if (refusing)
    return (
      <TextForm
        label={texts.refuseWhy}
        send={texts.refuse}
        most={500}
        onSend={async (note) => {
          onChange(await decide({ accept: false, note }))
          notify('success', texts.refused)
        }}
        onCancel={() => setRefusing(false)}
      />
    )
  return (
    <>
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
      <p className={css.hint}>{texts.acceptText}</p>
      <div className={css.decision}>
        <StepButton done={texts.accepted} onChange={onChange} run={() => decide({ accept: true, restock })}>
          {texts.accept}
        </StepButton>
        <Button variant="quiet" size="small" onClick={() => setRefusing(true)}>
          {texts.refuse}
        </Button>
      </div>
    </>
  )
}
