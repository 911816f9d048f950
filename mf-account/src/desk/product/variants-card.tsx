import { api, dataOrThrow, type SellerProductDetail } from '@superium/shared/api'
import { errorMessage } from '@superium/shared/loading'
import { notify } from '@superium/shared/state'
import { Button, Card } from '@superium/shared/ui'
import { Plus } from 'lucide-react'
import { type SyntheticEvent, useEffect, useState } from 'react'
import css from './product-form.module.css'
import { variantTexts as texts } from './texts'
import { VariantFields } from './variant-fields'
import { problemOf, toVariants, type VariantValues, variantsOf } from './variant-values'

const MOST = 50

interface VariantsCardProps {
  product: SellerProductDetail
  onSaved(): void
  onDirty(dirty: boolean): void
}

/** The variants of a product, which are saved together. */
export function VariantsCard({ product, onSaved, onDirty }: VariantsCardProps) {
  const saved = variantsOf(product)
  const [rows, setRows] = useState(saved)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const bare = (list: readonly VariantValues[]) => JSON.stringify(list.map(({ key: _, ...row }) => row))
  const dirty = bare(rows) !== bare(saved)
  useEffect(() => onDirty(dirty && !busy), [dirty, busy, onDirty])
  const change = (key: string, values: Partial<VariantValues>): void =>
    setRows(rows.map((row) => (row.key === key ? { ...row, ...values } : row)))
  const submit = async (event: SyntheticEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const problem = problemOf(rows)
    setError(problem)
    if (problem) return
    setBusy(true)
    try {
      const params = { path: { id: product._id } }
      const body = { variants: toVariants(rows) }
      const { data } = dataOrThrow(await api.PUT('/api/v1/seller/products/{id}/variants', { params, body }))
      setRows(variantsOf(data))
      notify('success', texts.saved)
      onSaved()
    } catch (cause) {
      setError(errorMessage(cause))
    } finally {
      setBusy(false)
    }
  }
  const first = product.variants.length === 0 && rows.length > 0
  return (
    <Card>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <h2 className={css.title}>{texts.title}</h2>
        <p className={css.text}>{rows.length === 0 ? `${texts.none} ${texts.text}` : texts.text}</p>
        {first && <p className={css.text}>{texts.stockGoes}</p>}
        <div className={css.variants}>
          {rows.map((row, index) => (
            <VariantFields
              key={row.key}
              number={index + 1}
              row={row}
              onChange={(values) => change(row.key, values)}
              onRemove={() => setRows(rows.filter(({ key }) => key !== row.key))}
            />
          ))}
        </div>
        {error && (
          <p role="alert" className={css.error}>
            {error}
          </p>
        )}
        <div className={css.buttons}>
          {rows.length < MOST && (
            <Button
              variant="secondary"
              onClick={() =>
                setRows([
                  ...rows,
                  {
                    key: `new-${Date.now()}-${rows.length}`,
                    colour: '',
                    size: '',
                    price: rows.at(-1)?.price ?? product.basePrice.toFixed(2),
                    stock: '',
                  },
                ])
              }
            >
              <Plus size={18} aria-hidden="true" />
              {texts.add}
            </Button>
          )}
          <Button type="submit" busy={busy} disabled={!dirty}>
            {texts.save}
          </Button>
        </div>
      </form>
    </Card>
  )
}
