import { Deferred } from '@superium/shared/loading'
import { useLoaderData, useNavigate } from '@superium/shared/router'
import { notify } from '@superium/shared/state'
import { Skeleton } from '@superium/shared/ui'
import { useState } from 'react'
import { uuidv7 } from 'uuidv7'
import { SectionError } from '../../errors/section-error'
import { adminLoader } from '../../guard/admin-loader'
import { AdminPage } from '../../layout/admin-page'
import { BackToProducts } from '../back-to-products'
import { ProductForm } from '../form/product-form'
import { newProduct, type ProductValues } from '../form/product-values'
import { productTexts as texts } from '../form/texts'
import { loadCategories } from '../load-categories'
import { addProduct } from './add-product'

/** Loads the categories. */
export const loader = adminLoader(({ request }) => ({ categories: loadCategories(request.signal) }))

/** `/superium-admin/new`: adds a product and redirects to its edit page. */
export function Component() {
  const navigate = useNavigate()
  // One key for all attempts, so that a retry after a lost response does not add a second product.
  const [key] = useState(uuidv7)
  const create = async (values: ProductValues): Promise<void> => {
    const { _id, name, stock } = await addProduct(key, values)
    notify('success', texts.created(name))
    if (stock !== Number(values.stock)) notify('info', texts.stockStays(stock))
    await navigate(`/superium-admin/products/${_id}`)
  }
  return (
    <AdminPage data={useLoaderData<typeof loader>()} title={texts.new} back={<BackToProducts />}>
      {({ page: { categories } }) => (
        <Deferred data={categories} pending={<Skeleton height="32rem" />} failed={<SectionError />}>
          {(known) => <ProductForm initial={newProduct} categories={known} submit={texts.create} onSave={create} />}
        </Deferred>
      )}
    </AdminPage>
  )
}
