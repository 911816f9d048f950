import { type AdminProductDetail, api, dataOrThrow } from '@superium/shared/api'
import { errorMessage } from '@superium/shared/loading'
import { formatDollars } from '@superium/shared/money'
import { notify } from '@superium/shared/state'
import { Button, Card } from '@superium/shared/ui'
import { unavailable } from '@superium/shared/unavailable'
import { Plus } from 'lucide-react'
import { type SyntheticEvent, useEffect, useState } from 'react'
import formCss from '../../edit-form/edit-form.module.css'
import { adminTexts } from '../../texts'
import { conflictTexts } from '../conflict/texts'
import { theirsOf } from '../conflict/theirs-of'
import type { OwnEditions } from '../edit/own-editions'
import { variantTexts as texts } from './texts'
import { VariantFields } from './variant-fields'
import { essenceOf, problemOf, toVariants, type VariantValues, variantsOf } from './variant-values'
import css from './variants-card.module.css'

const MOST = 50

interface VariantsCardProps {
  product: AdminProductDetail
  /** The editions that this page itself has saved. */
  own: OwnEditions
  onSaved(): void
  /** Called when somebody else has saved the product. */
  onConflict(): void
  /** Reports whether there are unsaved changes. */
  onUnsaved(unsaved: boolean): void
}

/** The variants of a product, saved all at once. */
export function VariantsCard({ product, own, onSaved, onConflict, onUnsaved }: VariantsCardProps) {
  const saved = variantsOf(product)
  /** The edited rows, and the product's edition when editing began. */
  const [edit, setEdit] = useState<{ rows: VariantValues[]; edition: number } | null>(null)
  const [theirs, setTheirs] = useState<AdminProductDetail | null>(null)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState('')
  // Until the first edit, the rows follow updates of the product, e.g. of its stock.
  const rows = edit?.rows ?? saved
  const dirty = edit !== null && essenceOf(edit.rows) !== essenceOf(saved)
  // biome-ignore lint/correctness/useExhaustiveDependencies: reports only changes to the parent
  useEffect(() => onUnsaved(dirty), [dirty])
  const setEdited = (next: VariantValues[]): void => setEdit({ rows: next, edition: edit?.edition ?? product.edition })
  const forget = (): void => {
    setEdit(null)
    setTheirs(null)
    setError('')
  }
  const change = (key: string, values: Partial<VariantValues>): void =>
    setEdited(rows.map((row) => (row.key === key ? { ...row, ...values } : row)))
  const submit = async (event: SyntheticEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const problem = problemOf(rows)
    setError(problem)
    if (problem) return
    setBusy(true)
    try {
      const params = { path: { id: product._id } }
      const seen = own.latest(edit?.edition ?? product.edition)
      const body = { variants: toVariants(rows), edition: seen }
      const { data } = dataOrThrow(await api.PUT('/api/v1/admin/products/{id}/variants', { params, body }))
      own.note(seen, data.edition)
      forget()
      notify('success', texts.saved)
      onSaved()
    } catch (cause) {
      setError(errorMessage(cause))
      const now = theirsOf(cause)
      if (!now) return
      setTheirs(now)
      setEdit({ rows, edition: now.edition })
      onConflict()
    } finally {
      setBusy(false)
    }
  }
  const add = (): void => {
    const row = { colour: '', size: '', sku: '', stock: '', images: [], price: rows.at(-1)?.price ?? '' }
    setEdited([...rows, { ...row, price: row.price || product.basePrice.toFixed(2), key: `new-${Date.now()}` }])
  }
  const up = (index: number): void => {
    const next = rows.filter((_, at) => at !== index)
    next.splice(index - 1, 0, ...rows.slice(index, index + 1))
    setEdited(next)
  }
  const gone = product.variants.filter(({ _id }) => !rows.some(({ id }) => id === _id)).map(({ name }) => name)
  return (
    <Card>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <h2 className={formCss.title}>{texts.title}</h2>
        <p className={formCss.text}>{rows.length === 0 ? `${texts.none} ${texts.text}` : texts.text}</p>
        {product.variants.length === 0 && rows.length > 0 && <p className={formCss.text}>{texts.stockGoes}</p>}
        <div className={css.variants}>
          {rows.map((row, index) => (
            <VariantFields
              key={row.key}
              number={index + 1}
              row={row}
              pictures={product.images}
              onChange={(values) => change(row.key, values)}
              onUp={() => up(index)}
              onRemove={() => setEdited(rows.filter(({ key }) => key !== row.key))}
            />
          ))}
        </div>
        {gone.length > 0 && <p className={css.error}>{texts.removed(gone.join(' · '))}</p>}
        {error && (
          <p role="alert" className={css.error}>
            {error}
          </p>
        )}
        {theirs && <TheirVariants theirs={theirs} onTake={forget} />}
        <div className={css.actions}>
          {rows.length < MOST && (
            <Button variant="secondary" onClick={add}>
              <Plus size={18} aria-hidden="true" />
              {texts.add}
            </Button>
          )}
          <Button type="submit" busy={busy} {...unavailable(dirty || busy ? '' : adminTexts.unavailable.unchanged)}>
            {theirs ? conflictTexts.variantsMine : texts.save}
          </Button>
        </div>
      </form>
    </Card>
  )
}

function TheirVariants({ theirs: { variants }, onTake }: { theirs: AdminProductDetail; onTake(): void }) {
  return (
    <div className={css.theirs}>
      <p>{conflictTexts.variantsText}</p>
      <ul>
        {variants.length === 0 && <li>{texts.none}</li>}
        {variants.map(({ _id, name, sku, price }) => (
          <li key={_id}>
            {name} · {sku} · {formatDollars(price)}
          </li>
        ))}
      </ul>
      <Button variant="secondary" onClick={onTake}>
        {conflictTexts.take}
      </Button>
    </div>
  )
}
