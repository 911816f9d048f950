import { useAction } from '@superium/shared/action'
import { type AdminProductDetail, api, type Category, dataOrThrow } from '@superium/shared/api'
import { ConflictNotice, createOwnEditions, useEditedProduct } from '@superium/shared/conflict'
import { formatDollars } from '@superium/shared/money'
import { useNavigate, useRevalidator } from '@superium/shared/router'
import { notify } from '@superium/shared/state'
import { Button, ButtonLink, Chip } from '@superium/shared/ui'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { uuidv7 } from 'uuidv7'
import { TakeActive } from '../archive/take-active'
import { offerUndo, turnActive } from '../archive/turn-active'
import { ProductForm } from '../form/product-form'
import { changesOf, type ProductValues, toInput, valuesOf } from '../form/product-values'
import { productTexts as texts } from '../form/texts'
import { Owner } from '../owner'
import { StockCard } from '../stock/stock-card'
import { productsTexts } from '../texts'
import { VariantsCard } from '../variants/variants-card'
import css from './edit.module.css'

const { stock: _, ...labels } = texts

interface EditProductProps {
  product: AdminProductDetail
  categories: readonly Category[]
}

/**
 * The form, the variants and the stock of a product. Each is saved separately; the product's edition reveals other
 * people's changes.
 */
export function EditProduct({ product, categories }: EditProductProps) {
  const { revalidate } = useRevalidator()
  const [own] = useState(createOwnEditions)
  const reload = (): void => void revalidate()
  const { base, before, conflict, save } = useEditedProduct<ProductValues, AdminProductDetail>({
    ...{ product, own, labels, valuesOf, contentOf: toInput },
    onTaken: reload,
  })
  const [undone, setUndone] = useState<AdminProductDetail | null>(null)
  const navigate = useNavigate()
  const [variantsUnsaved, setVariantsUnsaved] = useState(false)
  const { busy: copying, act } = useAction()
  // One key for all attempts, so that a retry after a lost response does not make a second copy.
  const [copyKey] = useState(uuidv7)
  const duplicate = async (): Promise<void> => {
    const params = { path: { id: product._id }, header: { 'idempotency-key': copyKey } }
    const { data } = dataOrThrow(await api.POST('/api/v1/admin/products/{id}/duplicate', { params }))
    notify('success', texts.duplicated(data.name))
    await navigate(`/superium-admin/products/${data._id}`)
  }
  const turnBack = async (archived: AdminProductDetail): Promise<AdminProductDetail> => {
    const edition = own.latest(archived.edition)
    const back = await turnActive({ ...archived, edition })
    own.note(edition, back.edition)
    return back
  }
  const takeBack = (back: AdminProductDetail | null): void => {
    if (back) {
      base.current = { ...base.current, active: back.active }
      setUndone(back)
    }
    reload()
  }
  const saveChanges = async (values: ProductValues): Promise<ProductValues> => {
    const params = { path: { id: product._id } }
    const changes = changesOf(before, values)
    if (Object.keys(changes).length === 0) return values
    const wasActive = base.current.active
    const data = await save(values, async (edition) => {
      const body = { ...changes, edition }
      return dataOrThrow(await api.PATCH('/api/v1/admin/products/{id}', { params, body })).data
    })
    if (data.active === wasActive) notify('success', texts.saved(data.name))
    else offerUndo(data, { turnBack: () => turnBack(data), onUndone: takeBack })
    reload()
    return valuesOf(data)
  }
  return (
    <>
      <p className={css.known}>
        <span>
          {!product.active && <Chip tone="sale">{productsTexts.archived}</Chip>} {product.sku} · {texts.soldBy}{' '}
          <Owner product={product} />
        </span>
        <span>
          <Button variant="quiet" size="small" busy={copying} onClick={() => void act(duplicate)}>
            <Copy size={16} aria-hidden="true" />
            {texts.duplicate}
          </Button>
          {product.active && (
            <ButtonLink to={`/product-detail/${product._id}`} variant="quiet" size="small">
              {texts.inShop}
            </ButtonLink>
          )}
        </span>
      </p>
      <ProductForm
        initial={before}
        categories={categories}
        submit={texts.save}
        unsavedElsewhere={variantsUnsaved}
        known={{ hasVariants: product.variants.length > 0 }}
        {...(product.onSale && { priceHint: texts.salePrice(formatDollars(product.basePrice)) })}
        notice={
          <>
            <TakeActive undone={undone} />
            {conflict && <ConflictNotice {...conflict} />}
          </>
        }
        onSave={saveChanges}
      />
      <div className={css.cards}>
        <VariantsCard product={product} own={own} onSaved={reload} onConflict={reload} onUnsaved={setVariantsUnsaved} />
        <StockCard product={product} onChanged={reload} />
      </div>
    </>
  )
}
