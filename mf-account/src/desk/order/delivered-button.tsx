import { useAction } from '@superium/shared/action'
import { api, dataOrThrow, type SellerOrder } from '@superium/shared/api'
import { formatDollars } from '@superium/shared/money'
import { notify } from '@superium/shared/state'
import { Button, Dialog, firstFocus } from '@superium/shared/ui'
import { useState } from 'react'
import { orderTexts as texts } from './texts'

interface DeliveredButtonProps {
  order: string
  parcel: string
  /** Dollars that the courier collects for the parcel; undefined if it is paid. */
  cash: number | undefined
  onChange(order: SellerOrder): void
}

/** Marks a parcel as delivered. Where that reports cash, it asks first and names the amount. */
export function DeliveredButton({ order, parcel, cash, onChange }: DeliveredButtonProps) {
  const [asking, setAsking] = useState(false)
  const { busy, act } = useAction()
  const close = () => setAsking(false)
  const report = async (): Promise<void> => {
    const params = { path: { id: order, parcel } }
    const path = '/api/v1/seller/orders/{id}/parcels/{parcel}/delivered'
    onChange(dataOrThrow(await api.POST(path, { params })).data)
    notify('success', cash === undefined ? texts.deliveredNow : texts.cashReported)
  }
  const run = () => void act(report).then(close)
  const amount = formatDollars(cash ?? 0)
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        busy={busy}
        onClick={() => (cash === undefined ? run() : setAsking(true))}
      >
        {texts.delivered}
      </Button>
      <Dialog
        open={asking}
        onClose={close}
        title={texts.cashTitle(amount)}
        actions={
          <>
            <Button variant="secondary" {...firstFocus} onClick={close}>
              {texts.keep}
            </Button>
            <Button busy={busy} onClick={run}>
              {texts.delivered}
            </Button>
          </>
        }
      >
        <p>{texts.cashText(amount)}</p>
      </Dialog>
    </>
  )
}
