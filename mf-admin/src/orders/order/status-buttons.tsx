import { ApiError, type Order, type OrderStatus } from '@superium/shared/api'
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
 * What the server lets an administrator do next. After each try the order and the badge are read anew: a refusal (409)
 * means that somebody else was faster, and the page must show where the order really stands.
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
      setRefusal(error instanceof ApiError ? error.message : adminTexts.failed.text)
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
