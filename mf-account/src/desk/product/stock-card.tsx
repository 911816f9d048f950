import { api, dataOrThrow, type SellerProductDetail } from '@superium/shared/api'
import { errorMessage } from '@superium/shared/loading'
import { notify } from '@superium/shared/state'
import { Button, Card } from '@superium/shared/ui'
import { type SyntheticEvent, useId, useState } from 'react'
import css from './product-form.module.css'
import { stockTexts as texts } from './texts'

interface StockCardProps {
  product: SellerProductDetail
  onSaved(): void
}

/** The stock of a product or of each of its variants, which is changed by differences. */
export function StockCard({ product, onSaved }: StockCardProps) {
  const { _id, name, stock, variants } = product
  return (
    <Card>
      <h2 className={css.title}>{texts.title}</h2>
      <p className={css.text}>{texts.text}</p>
      <div className={css.stocks}>
        {variants.length === 0 && <StockForm id={_id} name={name} stock={stock} onSaved={onSaved} />}
        {variants.map((variant) => (
          <StockForm
            key={variant._id}
            id={_id}
            variant={variant._id}
            name={variant.name}
            stock={variant.stock}
            onSaved={onSaved}
          />
        ))}
      </div>
    </Card>
  )
}

interface StockFormProps {
  id: string
  variant?: string
  name: string
  stock: number
  onSaved(): void
}

function StockForm({ id, variant, name, stock, onSaved }: StockFormProps) {
  const [text, setText] = useState('')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const field = useId()
  const submit = async (event: SyntheticEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const change = /^[+-]?\d{1,7}$/.test(text.trim()) ? Number(text) : 0
    if (change === 0) return setError(texts.wrong)
    setBusy(true)
    setError('')
    try {
      const body = { change, ...(variant && { variant }) }
      const params = { path: { id } }
      const { data } = dataOrThrow(await api.POST('/api/v1/seller/products/{id}/stock', { params, body }))
      notify('success', texts.saved(data.variantStock ?? data.stock))
      setText('')
      onSaved()
    } catch (cause) {
      setError(errorMessage(cause))
    } finally {
      setBusy(false)
    }
  }
  return (
    <form className={css.stock} noValidate onSubmit={(event) => void submit(event)}>
      <p>
        <strong>{name}</strong>
        <br />
        {texts.now(stock)}
      </p>
      <div className={css.cell}>
        <label htmlFor={field}>
          <span aria-hidden="true">{texts.change}</span>
          <span className="visually-hidden">{texts.changeOf(name)}</span>
        </label>
        <input
          id={field}
          className={css.input}
          inputMode="numeric"
          placeholder={texts.hint}
          value={text}
          aria-invalid={error !== ''}
          aria-describedby={error ? `${field}-error` : undefined}
          onChange={({ target }) => {
            setText(target.value)
            setError('')
          }}
        />
      </div>
      <Button type="submit" variant="secondary" busy={busy} aria-label={texts.saveOf(name)}>
        {texts.save}
      </Button>
      {error && (
        <p id={`${field}-error`} role="alert" className={css.error}>
          {error}
        </p>
      )}
    </form>
  )
}
