import { type AdminProduct, api, type Category, dataOrThrow } from '@superium/shared/api'
import { Deferred } from '@superium/shared/loading'
import { formatDollars } from '@superium/shared/money'
import { useLoaderData, useRevalidator } from '@superium/shared/router'
import { notify } from '@superium/shared/state'
import { ButtonLink, Skeleton } from '@superium/shared/ui'
import { SectionError } from '../../errors/section-error'
import { adminLoader } from '../../guard/admin-loader'
import { AdminPage } from '../../layout/admin-page'
import { adminTexts } from '../../texts'
import { BackToProducts } from '../back-to-products'
import { ProductForm } from '../form/product-form'
import { changesOf, type ProductValues, valuesOf } from '../form/product-values'
import { loadCategories } from '../load-categories'
import { Owner } from '../owner'
import css from './edit.module.css'
import { loadProduct } from './load-product'

const texts = adminTexts.product

interface EditData extends Record<string, unknown> {
  id: string
  parts: Promise<[AdminProduct, Category[]]>
}

/** Loads the product of the address and the categories. */
export const loader = adminLoader<EditData>(({ params: { id = '' }, request: { signal } }) => ({
  id,
  parts: Promise.all([loadProduct(id, signal), loadCategories(signal)]),
}))

/** `/superium-admin/products/:id`: edits a product. */
export function Component() {
  return (
    <AdminPage data={useLoaderData<typeof loader>()} title={texts.title} back={<BackToProducts />}>
      {({ page: { id, parts } }) => (
        <Deferred
          data={parts}
          resetKey={id}
          pending={<Skeleton height="32rem" />}
          failed={<SectionError way={<ButtonLink to="/superium-admin/products">{texts.back}</ButtonLink>} />}
        >
          {([product, categories]) => <Edit product={product} categories={categories} />}
        </Deferred>
      )}
    </AdminPage>
  )
}

function Edit({ product, categories }: { product: AdminProduct; categories: readonly Category[] }) {
  const { revalidate } = useRevalidator()
  const before = valuesOf(product)
  const save = async (values: ProductValues): Promise<void> => {
    const params = { path: { id: product._id } }
    const body = changesOf(before, values)
    if (Object.keys(body).length === 0) return
    const { data } = dataOrThrow(await api.PATCH('/api/v1/admin/products/{id}', { params, body }))
    notify('success', texts.saved(data.name))
    void revalidate()
  }
  return (
    <>
      <p className={css.known}>
        <span>
          {product.sku} · {texts.soldBy} <Owner product={product} />
        </span>
        {product.active && (
          <ButtonLink to={`/product-detail/${product._id}`} variant="quiet" size="small">
            {texts.inShop}
          </ButtonLink>
        )}
      </p>
      <ProductForm
        key={product._id}
        initial={before}
        categories={categories}
        submit={texts.save}
        {...(product.onSale && { priceHint: texts.salePrice(formatDollars(product.basePrice)) })}
        onSave={save}
      />
    </>
  )
}
