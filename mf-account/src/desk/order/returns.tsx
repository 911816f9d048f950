import { api, dataOrThrow, type SellerOrder } from '@superium/shared/api'
import { Card, Chip } from '@superium/shared/ui'
import { deskTexts } from '../desk-texts'
import { formatDate } from '../questions/format-date'
import css from './order.module.css'
import { namesOf } from './parcels'
import { StepButton } from './step-button'

const texts = deskTexts.orders

interface ReturnsProps {
  order: SellerOrder
  onChange(order: SellerOrder): void
}

/** What the buyer wants to send back, or has sent back. */
export function Returns({ order, onChange }: ReturnsProps) {
  if (order.returns.length === 0) return null
  return (
    <Card>
      <h3 className={css.title}>{texts.returns}</h3>
      <ul className={css.lines}>
        {order.returns.map(({ _id, state, reason, lines, requestedAt }) => (
          <li key={_id} className={css.parcel}>
            <p>
              <strong>{namesOf(order, lines)}</strong>{' '}
              <Chip tone={state === 'requested' ? 'warn' : 'plain'}>{texts.returnStates[state]}</Chip>
            </p>
            <p className={css.text}>{reason}</p>
            <p className={css.hint}>{formatDate(requestedAt)}</p>
            {state === 'requested' && (
              <>
                <p className={css.hint}>{texts.acceptText}</p>
                <StepButton
                  done={texts.accepted}
                  onChange={onChange}
                  run={async () => {
                    const params = { path: { id: order._id, return: _id } }
                    const path = '/api/v1/seller/orders/{id}/returns/{return}'
                    return dataOrThrow(await api.POST(path, { params, body: { accept: true } })).data
                  }}
                >
                  {texts.accept}
                </StepButton>
              </>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
