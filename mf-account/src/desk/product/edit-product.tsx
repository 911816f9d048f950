import { useAction } from '@superium/shared/action'
import { api, type Category, dataOrThrow, type SellerProductDetail } from '@superium/shared/api'
import { ConflictNotice, createOwnEditions, type OwnEditions, useEditedProduct } from '@superium/shared/conflict'
import { formatDollars } from '@superium/shared/money'
import { useRevalidator } from '@superium/shared/router'
import { notify } from '@superium/shared/state'
import { Button, ButtonLink } from '@superium/shared/ui'
import { useState } from 'react'
import { LeaveGuard } from '../../leave-guard/leave-guard'
import { deskTexts } from '../desk-texts'
import { ProductForm } from './product-form'
import css from './product-form.module.css'
import { changesOf, type EditableProduct, type ProductValues, toInput, valuesOf } from './product-values'
import { StockCard } from './stock-card'
import { pictureTexts, productTexts as texts } from './texts'
import { VariantsCard } from './variants-card'

const { stock: _, ...fields } = texts
const labels = { ...fields, pictures: pictureTexts.title }

interface EditProductProps {
  product: SellerProductDetail
  categories: readonly Category[]
}

/** Edits an existing product: its form, stock and variants. */
export function EditProduct({ product, categories }: EditProductProps) {
  const { revalidate } = useRevalidator()
  const [formDirty, setFormDirty] = useState(false)
  const [variantsDirty, setVariantsDirty] = useState(false)
  const [own] = useState(createOwnEditions)
  const reload = (): void => void revalidate()
  const { base, before, conflict, save } = useEditedProduct<ProductValues, EditableProduct>({
    ...{ product, own, labels, valuesOf, contentOf: toInput },
    onTaken: reload,
  })
  const saveChanges = async (values: ProductValues): Promise<ProductValues> => {
    const params = { path: { id: product._id } }
    const changes = changesOf(before, values)
    if (Object.keys(changes).length === 0) return values
    const data = await save(values, async (edition) => {
      const body = { ...changes, edition }
      return dataOrThrow(await api.PATCH('/api/v1/seller/products/{id}', { params, body })).data
    })
    notify('success', texts.saved(data.name))
    reload()
    return valuesOf(data)
  }
  const hasVariants = product.variants.length > 0
  const hint = hasVariants
    ? texts.priceByVariant
    : product.onSale
      ? texts.saleHint(formatDollars(product.basePrice))
      : undefined
  return (
    <div className={css.page}>
      <Known product={product} own={own} />
      <ProductForm
        initial={before}
        categories={categories}
        submit={texts.save}
        asksStock={false}
        price={{ editable: !hasVariants, ...(hint && { hint }) }}
        notice={conflict && <ConflictNotice {...conflict} />}
        onSave={saveChanges}
        onDirty={setFormDirty}
      />
      <StockCard product={product} onSaved={reload} />
      <VariantsCard
        product={product}
        own={own}
        onSaved={({ basePrice }) => {
          base.current = { ...base.current, basePrice }
          reload()
        }}
        onConflict={reload}
        onUnsaved={setVariantsDirty}
      />
      <LeaveGuard unsaved={formDirty || variantsDirty} texts={deskTexts.leave} />
    </div>
  )
}

function Known({ product, own }: { product: SellerProductDetail; own: OwnEditions }) {
  const { _id, sku, name, active } = product
  const { revalidate } = useRevalidator()
  const { busy, act } = useAction()
  const turn = async (): Promise<void> => {
    const params = { path: { id: _id } }
    const seen = own.latest(product.edition)
    const body = { active: !active }
    const { data } = dataOrThrow(await api.PATCH('/api/v1/seller/products/{id}', { params, body }))
    own.note(seen, data.edition)
    notify('success', active ? texts.archivedNow(name) : texts.unarchivedNow(name))
    await revalidate()
  }
  return (
    <div className={css.known}>
      <span>
        {sku}
        {!active && ` · ${texts.archivedHint}`}
      </span>
      <span className={css.buttons}>
        {active && (
          <ButtonLink to={`/product-detail/${_id}`} variant="quiet" size="small">
            {texts.inShop}
          </ButtonLink>
        )}
        <Button variant="secondary" size="small" busy={busy} onClick={() => void act(turn)}>
          {active ? texts.archive : texts.unarchive}
        </Button>
      </span>
    </div>
  )
}
