import type { Order, OrderStatus } from '@superium/shared/api'
import { errorMessage } from '@superium/shared/loading'
import { useRevalidator } from '@superium/shared/router'
import { notify } from '@superium/shared/state'
import { Button, Card, Dialog } from '@superium/shared/ui'
import { useState } from 'react'
import { adminTexts } from '../../texts'
import frame from './order.module.css'
import { setOrderStatus } from './order-requests'
import css from './status-buttons.module.css'

const texts = adminTexts.order

/**
 * The status changes that the server allows now. Each attempt reloads the order and the badge, because a refusal (409)
 * means that somebody else has changed the order.
 */
export function StatusButtons({ order }: { order: Order }) {
  const { revalidate } = useRevalidator()
  const [taking, setTaking] = useState<OrderStatus | null>(null)
  const [asking, setAsking] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const keep = (): void => setAsking(false)

  const take = async (status: OrderStatus): Promise<void> => {
    setAsking(false)
    setRefusal(null)
    setTaking(status)
    try {
      await setOrderStatus(order._id, status)
      notify('success', texts.done(order.orderNumber, status))
    } catch (error) {
      setRefusal(errorMessage(error))
    }
    await revalidate()
    setTaking(null)
  }

  return (
    <Card>
      <h2 className={frame.title}>{texts.next}</h2>
      {order.nextStatuses.length === 0 && <p className={css.none}>{texts.noStep}</p>}
      <div className={css.steps}>
        {order.nextStatuses.map((status, index) => (
          <Button
            key={status}
            variant={index === 0 && status !== 'Cancelled' ? 'primary' : 'secondary'}
            wide
            busy={taking === status}
            disabled={taking !== null && taking !== status}
            onClick={() => (status === 'Cancelled' ? setAsking(true) : void take(status))}
          >
            {texts.steps[status]}
          </Button>
        ))}
      </div>
      {refusal && (
        <p role="alert" className={css.refusal}>
          <strong>{texts.refused}</strong> {refusal}
        </p>
      )}
      <Dialog
        open={asking}
        onClose={keep}
        title={texts.cancel.title}
        actions={
          <>
            <Button variant="secondary" onClick={keep}>
              {texts.cancel.keep}
            </Button>
            <Button variant="danger" onClick={() => void take('Cancelled')}>
              {texts.steps.Cancelled}
            </Button>
          </>
        }
      >
        <p>{texts.cancel.text}</p>
      </Dialog>
    </Card>
  )
}
