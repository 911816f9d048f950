import { ApiError, api, dataOrThrow, type SellerOrder } from '@superium/shared/api'
import { errorMessage } from '@superium/shared/loading'
import { ParcelCash, piecesQuery } from '@superium/shared/orders'
import { notify } from '@superium/shared/state'
import { Button, Card } from '@superium/shared/ui'
import { type SyntheticEvent, useId, useState } from 'react'
import { useDraft } from '../../draft/use-draft'
import css from './order.module.css'
import { fieldOf, readParcel, readPieces, trackingFields, wholeParcel, wrongPieces } from './read-parcel'
import { orderTexts as texts } from './texts'

interface ShipFormProps {
  order: SellerOrder
  onChange(order: SellerOrder): void
}

/**
 * Ships the seller's pieces of an order in one parcel, optionally with carrier and tracking. What is typed survives leaving
 * the page.
 */
export function ShipForm({ order, onChange }: ShipFormProps) {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const id = useId()
  const open = order.lines.filter(({ toShip }) => toShip > 0)
  const whole = wholeParcel(open)
  const { values, change, drop } = useDraft(`parcel-draft:${order._id}:${order.parcels.length}`, whole)
  const pieces = readPieces(values, open)
  const isRight = open.every((line) => !wrongPieces(values, line))
  const params = { path: { id: order._id } }
  const preview = async (lines: string, signal: AbortSignal): Promise<number> => {
    const asked = { params: { ...params, query: { lines } }, signal }
    return dataOrThrow(await api.GET('/api/v1/seller/orders/{id}/parcels', asked)).data.cash
  }
  const submit = async (event: SyntheticEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    if (!isRight) return event.currentTarget.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
    const parcel = readParcel(values, open)
    if (typeof parcel === 'string') return setError(parcel)
    setBusy(true)
    setError('')
    try {
      const body = { ...parcel, parcels: order.parcels.length }
      const { data } = dataOrThrow(await api.POST('/api/v1/seller/orders/{id}/parcels', { params, body }))
      drop()
      onChange(data)
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
        {open.map((line) => {
          const wrong = wrongPieces(values, line)
          const field = `${id}-${line.lineNumber}`
          return (
            <div key={line.lineNumber} className={css.field}>
              <label htmlFor={field}>{texts.piecesOf([line.name, line.variantName].filter(Boolean).join(', '))}</label>
              <input
                id={field}
                className={css.input}
                type="number"
                min={0}
                max={line.toShip}
                value={values[fieldOf(line)] ?? ''}
                aria-invalid={wrong !== ''}
                aria-describedby={wrong ? `${field}-wrong` : undefined}
                onChange={({ target }) => change({ [fieldOf(line)]: target.value })}
              />
              {wrong && (
                <p id={`${field}-wrong`} role="alert" className={css.error}>
                  {wrong}
                </p>
              )}
            </div>
          )
        })}
        {order.cashToCome !== undefined && isRight && (
          <ParcelCash
            key={order.cashToCome}
            pieces={pieces}
            preview={preview}
            initial={piecesQuery(pieces) === piecesQuery(readPieces(whole, open)) ? order.cashToCome : undefined}
            say={texts.cashToCome}
          />
        )}
        <p className={css.hint}>{texts.trackingHint}</p>
        {trackingFields.map((name) => (
          <div key={name} className={css.field}>
            <label htmlFor={`${id}-${name}`}>{texts[name]}</label>
            <input
              id={`${id}-${name}`}
              className={css.input}
              maxLength={name === 'trackingUrl' ? 500 : 80}
              value={values[name]}
              onChange={({ target }) => change({ [name]: target.value })}
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
