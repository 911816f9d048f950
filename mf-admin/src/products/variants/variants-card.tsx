import { type AdminProductDetail, api, dataOrThrow } from '@superium/shared/api'
import { ConflictChoice, type OwnEditions, useEditedRows } from '@superium/shared/conflict'
import { notify } from '@superium/shared/state'
import { Button, Card } from '@superium/shared/ui'
import { unavailable } from '@superium/shared/unavailable'
import { Plus } from 'lucide-react'
import formCss from '../../edit-form/edit-form.module.css'
import { adminTexts } from '../../texts'
import { variantTexts as texts } from './texts'
import { VariantFields } from './variant-fields'
import { nameOf, problemOf, toVariant, type VariantValues, variantsOf } from './variant-values'
import css from './variants-card.module.css'

const MOST = 50
const { colour, size, sku, price, picture: images } = texts
const labels = { colour, size, sku, price, images }

interface VariantsCardProps {
  product: AdminProductDetail
  /** The editions that this page itself has saved. */
  own: OwnEditions
  onSaved(): void
  /** Called when somebody else has saved what this card has changed, too. */
  onConflict(): void
  /** Reports whether there are unsaved changes. */
  onUnsaved(unsaved: boolean): void
}

/** The variants of a product, saved all at once. */
export function VariantsCard({ product: loaded, onSaved, ...page }: VariantsCardProps) {
  const { product, rows, dirty, busy, error, choice, setRows, submit } = useEditedRows<
    VariantValues,
    AdminProductDetail
  >({
    ...{ product: loaded, labels, nameOf, rowsOf: variantsOf, contentOf: toVariant, problemOf, ...page },
    send: async (edited, edition) => {
      const params = { path: { id: loaded._id } }
      const body = { variants: edited.map(toVariant), edition }
      return dataOrThrow(await api.PUT('/api/v1/admin/products/{id}/variants', { params, body })).data
    },
    onSaved: () => {
      notify('success', texts.saved)
      onSaved()
    },
  })
  const change = (key: string, values: Partial<VariantValues>): void =>
    setRows(rows.map((row) => (row.key === key ? { ...row, ...values } : row)))
  const add = (): void => {
    const row = { colour: '', size: '', sku: '', stock: '', images: [], price: rows.at(-1)?.price ?? '' }
    setRows([...rows, { ...row, price: row.price || product.basePrice.toFixed(2), key: `new-${Date.now()}` }])
  }
  const up = (index: number): void => {
    const next = rows.filter((_, at) => at !== index)
    next.splice(index - 1, 0, ...rows.slice(index, index + 1))
    setRows(next)
  }
  const gone = product.variants.filter(({ _id }) => !rows.some(({ id }) => id === _id)).map(({ name }) => name)
  return (
    <Card>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
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
              onRemove={() => setRows(rows.filter(({ key }) => key !== row.key))}
            />
          ))}
        </div>
        {gone.length > 0 && <p className={css.error}>{texts.removed(gone.join(' · '))}</p>}
        {error && (
          <p role="alert" className={css.error}>
            {error}
          </p>
        )}
        {choice && <ConflictChoice {...choice} />}
        <div className={css.actions}>
          {rows.length < MOST && (
            <Button variant="secondary" onClick={add}>
              <Plus size={18} aria-hidden="true" />
              {texts.add}
            </Button>
          )}
          <Button type="submit" busy={busy} {...unavailable(dirty || busy ? '' : adminTexts.unavailable.unchanged)}>
            {texts.save}
          </Button>
        </div>
      </form>
    </Card>
  )
}
