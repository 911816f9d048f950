import { api, type Category, dataOrThrow, type SellerProductDetail } from '@superium/shared/api'
import { errorMessage } from '@superium/shared/loading'
import { formatDollars } from '@superium/shared/money'
import { useRevalidator } from '@superium/shared/router'
import { notify } from '@superium/shared/state'
import { Button, ButtonLink } from '@superium/shared/ui'
import { useState } from 'react'
import { LeaveGuard } from '../../leave-guard/leave-guard'
import { deskTexts } from '../desk-texts'
import { ProductForm } from './product-form'
import css from './product-form.module.css'
import { changesOf, type ProductValues, valuesOf } from './product-values'
import { StockCard } from './stock-card'
import { productTexts as texts } from './texts'
import { VariantsCard } from './variants-card'

interface EditProductProps {
  product: SellerProductDetail
  categories: readonly Category[]
}

/** Edits an existing product: its form, stock and variants. */
export function EditProduct({ product, categories }: EditProductProps) {
  const { revalidate } = useRevalidator()
  const [formDirty, setFormDirty] = useState(false)
  const [variantsDirty, setVariantsDirty] = useState(false)
  const before = valuesOf(product)
  const save = async (values: ProductValues): Promise<void> => {
    const params = { path: { id: product._id } }
    const body = changesOf(before, values)
    if (Object.keys(body).length === 0) return
    const { data } = dataOrThrow(await api.PATCH('/api/v1/seller/products/{id}', { params, body }))
    notify('success', texts.saved(data.name))
    void revalidate()
  }
  const hasVariants = product.variants.length > 0
  const hint = hasVariants
    ? texts.priceByVariant
    : product.onSale
      ? texts.saleHint(formatDollars(product.basePrice))
      : undefined
  return (
    <div className={css.page}>
      <Known product={product} />
      <ProductForm
        initial={before}
        categories={categories}
        submit={texts.save}
        asksStock={false}
        price={{ editable: !hasVariants, ...(hint && { hint }) }}
        onSave={save}
        onDirty={setFormDirty}
      />
      <StockCard product={product} onSaved={() => void revalidate()} />
      <VariantsCard
        key={product.variants.map(({ _id }) => _id).join()}
        product={product}
        onSaved={() => void revalidate()}
        onDirty={setVariantsDirty}
      />
      <LeaveGuard unsaved={formDirty || variantsDirty} texts={deskTexts.leave} />
    </div>
  )
}

function Known({ product: { _id, sku, name, active } }: { product: SellerProductDetail }) {
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const turn = async (): Promise<void> => {
    setBusy(true)
    try {
      const params = { path: { id: _id } }
      dataOrThrow(await api.PATCH('/api/v1/seller/products/{id}', { params, body: { active: !active } }))
      notify('success', active ? texts.archivedNow(name) : texts.unarchivedNow(name))
      await revalidate()
    } catch (error) {
      notify('error', errorMessage(error))
    } finally {
      setBusy(false)
    }
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
        <Button variant="secondary" size="small" busy={busy} onClick={() => void turn()}>
          {active ? texts.archive : texts.unarchive}
        </Button>
      </span>
    </div>
  )
}
