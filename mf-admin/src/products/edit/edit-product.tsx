import { type AdminProductDetail, api, type Category, dataOrThrow } from '@superium/shared/api'
import { errorMessage } from '@superium/shared/loading'
import { formatDollars } from '@superium/shared/money'
import { useNavigate, useRevalidator } from '@superium/shared/router'
import { notify } from '@superium/shared/state'
import { Button, ButtonLink, Chip } from '@superium/shared/ui'
import { Copy } from 'lucide-react'
import { useRef, useState } from 'react'
import { uuidv7 } from 'uuidv7'
import { TakeActive } from '../archive/take-active'
import { offerUndo, turnActive } from '../archive/turn-active'
import { ConflictNotice } from '../conflict/conflict-notice'
import { theirsOf } from '../conflict/theirs-of'
import { ProductForm } from '../form/product-form'
import { changesOf, type ProductValues, valuesOf } from '../form/product-values'
import { productTexts as texts } from '../form/texts'
import { Owner } from '../owner'
import { StockCard } from '../stock/stock-card'
import { productsTexts } from '../texts'
import { VariantsCard } from '../variants/variants-card'
import css from './edit.module.css'
import { createOwnEditions } from './own-editions'

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
  /** The product that the form's values started from, with the edition that a save is based on. */
  const base = useRef(product)
  const [theirs, setTheirs] = useState<AdminProductDetail | null>(null)
  const [undone, setUndone] = useState<AdminProductDetail | null>(null)
  const before = valuesOf(base.current)
  const [own] = useState(createOwnEditions)
  const navigate = useNavigate()
  const [variantsUnsaved, setVariantsUnsaved] = useState(false)
  const [copying, setCopying] = useState(false)
  // One key for all attempts, so that a retry after a lost response does not make a second copy.
  const [copyKey] = useState(uuidv7)
  const duplicate = async (): Promise<void> => {
    setCopying(true)
    try {
      const params = { path: { id: product._id }, header: { 'idempotency-key': copyKey } }
      const { data } = dataOrThrow(await api.POST('/api/v1/admin/products/{id}/duplicate', { params }))
      notify('success', texts.duplicated(data.name))
      await navigate(`/superium-admin/products/${data._id}`)
    } catch (error) {
      notify('error', errorMessage(error))
    } finally {
      setCopying(false)
    }
  }
  const reload = (): void => void revalidate()
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
  const save = async (values: ProductValues): Promise<ProductValues> => {
    const params = { path: { id: product._id } }
    const changes = changesOf(valuesOf(base.current), values)
    if (Object.keys(changes).length === 0) return values
    const seen = own.latest(base.current.edition)
    const body = { ...changes, edition: seen }
    try {
      const { data } = dataOrThrow(await api.PATCH('/api/v1/admin/products/{id}', { params, body }))
      own.note(seen, data.edition)
      if (data.active === base.current.active) notify('success', texts.saved(data.name))
      else offerUndo(data, { turnBack: () => turnBack(data), onUndone: takeBack })
      base.current = data
      setTheirs(null)
      reload()
      return valuesOf(data)
    } catch (error) {
      setTheirs(theirsOf(error) ?? null)
      throw error
    }
  }
  return (
    <>
      <p className={css.known}>
        <span>
          {!product.active && <Chip tone="sale">{productsTexts.archived}</Chip>} {product.sku} · {texts.soldBy}{' '}
          <Owner product={product} />
        </span>
        <span>
          <Button variant="quiet" size="small" busy={copying} onClick={() => void duplicate()}>
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
            {theirs && (
              <ConflictNotice
                before={before}
                theirs={valuesOf(theirs)}
                onMine={() => {
                  // Keeps the original values for comparison, so that only this form's own changes are sent.
                  base.current = { ...base.current, edition: theirs.edition }
                }}
                onTake={() => {
                  base.current = theirs
                  setTheirs(null)
                  reload()
                }}
              />
            )}
          </>
        }
        onSave={save}
      />
      <div className={css.cards}>
        <VariantsCard product={product} own={own} onSaved={reload} onConflict={reload} onUnsaved={setVariantsUnsaved} />
        <StockCard product={product} onChanged={reload} />
      </div>
    </>
  )
}
