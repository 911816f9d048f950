import { api, dataOrThrow } from '@superium/shared/api'
import { ConflictChoice, type OwnEditions, useEditedRows } from '@superium/shared/conflict'
import { notify } from '@superium/shared/state'
import { Button, Card } from '@superium/shared/ui'
import { Plus } from 'lucide-react'
import css from './product-form.module.css'
import type { EditableProduct } from './product-values'
import { variantTexts as texts } from './texts'
import { VariantFields } from './variant-fields'
import { nameOf, problemOf, toVariant, type VariantValues, variantsOf } from './variant-values'

const MOST = 50
const { colour, size, price } = texts
const labels = { colour, size, price }

interface VariantsCardProps {
  product: EditableProduct
  /** The editions that this page itself has saved. */
  own: OwnEditions
  onSaved(saved: EditableProduct): void
  /** Called when somebody else has saved what this card has changed, too. */
  onConflict(): void
  /** Reports whether there are unsaved changes. */
  onUnsaved(unsaved: boolean): void
}

/** The variants of a product, which are saved together. */
export function VariantsCard({ product: loaded, onSaved, ...page }: VariantsCardProps) {
  const { product, rows, dirty, busy, error, choice, setRows, submit } = useEditedRows<VariantValues, EditableProduct>({
    ...{ product: loaded, labels, nameOf, rowsOf: variantsOf, contentOf: toVariant, problemOf, ...page },
    send: async (edited, edition) => {
      const params = { path: { id: loaded._id } }
      const body = { variants: edited.map(toVariant), edition }
      return dataOrThrow(await api.PUT('/api/v1/seller/products/{id}/variants', { params, body })).data
    },
    onSaved: (saved) => {
      notify('success', texts.saved)
      onSaved(saved)
    },
  })
  const change = (key: string, values: Partial<VariantValues>): void =>
    setRows(rows.map((row) => (row.key === key ? { ...row, ...values } : row)))
  const first = product.variants.length === 0 && rows.length > 0
  return (
    <Card>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
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
        {choice && <ConflictChoice {...choice} />}
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
