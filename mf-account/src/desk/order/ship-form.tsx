import { ApiError, api, dataOrThrow, type SellerOrder } from '@superium/shared/api'
import { errorMessage } from '@superium/shared/loading'
import { formatDollars } from '@superium/shared/money'
import { notify } from '@superium/shared/state'
import { Button, Card } from '@superium/shared/ui'
import { type SyntheticEvent, useId, useState } from 'react'
import css from './order.module.css'
import { readParcel } from './read-parcel'
import { orderTexts as texts } from './texts'

interface ShipFormProps {
  order: SellerOrder
  onChange(order: SellerOrder): void
}

/** Ships the seller's pieces of an order in one parcel, optionally with carrier and tracking. */
export function ShipForm({ order, onChange }: ShipFormProps) {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const id = useId()
  const open = order.lines.filter(({ toShip }) => toShip > 0)
  const submit = async (event: SyntheticEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const parcel = readParcel(new FormData(event.currentTarget), open)
    if (typeof parcel === 'string') return setError(parcel)
    setBusy(true)
    setError('')
    const params = { path: { id: order._id } }
    try {
      const body = { ...parcel, parcels: order.parcels.length }
      onChange(dataOrThrow(await api.POST('/api/v1/seller/orders/{id}/parcels', { params, body })).data)
      notify('success', texts.shipped)
    } catch (cause) {
      setError(errorMessage(cause))
      if (!(cause instanceof ApiError) || cause.status !== 409) return
      // On a conflict, reloads the order to show what changed, such as a parcel whose response was lost.
      const { data } = await api.GET('/api/v1/seller/orders/{id}', { params }).catch(() => ({ data: undefined }))
      if (data) onChange(data.data)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Card>
      <form noValidate className={css.form} onInput={() => setError('')} onSubmit={(event) => void submit(event)}>
        <h2 className={css.title}>{texts.shipTitle}</h2>
        <p className={css.hint}>{texts.shipText}</p>
        {order.cashToCome !== undefined && <p>{texts.cashToCome(formatDollars(order.cashToCome))}</p>}
        {open.map(({ lineNumber, name, variantName, toShip }) => (
          <div key={lineNumber} className={css.field}>
            <label htmlFor={`${id}-${lineNumber}`}>
              {texts.piecesOf([name, variantName].filter(Boolean).join(', '))}
            </label>
            <input
              // Resets the field when a cancellation changes the remaining quantity.
              key={toShip}
              id={`${id}-${lineNumber}`}
              name={`line-${lineNumber}`}
              className={css.input}
              type="number"
              min={0}
              max={toShip}
              defaultValue={toShip}
            />
          </div>
        ))}
        <p className={css.hint}>{texts.trackingHint}</p>
        {(['carrier', 'trackingNumber', 'trackingUrl'] as const).map((name) => (
          <div key={name} className={css.field}>
            <label htmlFor={`${id}-${name}`}>{texts[name]}</label>
            <input
              id={`${id}-${name}`}
              name={name}
              className={css.input}
              maxLength={name === 'trackingUrl' ? 500 : 80}
            />
          </div>
        ))}
        {error && (
          <p role="alert" className={css.error}>
            {error}
          </p>
        )}
        <div>
          <Button type="submit" busy={busy}>
            {texts.ship}
          </Button>
        </div>
      </form>
    </Card>
  )
}
