import { api, dataOrThrow } from '@superium/shared/api'
import { Deferred } from '@superium/shared/loading'
import { useLoaderData, useNavigate } from '@superium/shared/router'
import { notify } from '@superium/shared/state'
import { Skeleton } from '@superium/shared/ui'
import { SectionError } from '../../errors/section-error'
import { adminLoader } from '../../guard/admin-loader'
import { AdminPage } from '../../layout/admin-page'
import { adminTexts } from '../../texts'
import { BackToProducts } from '../back-to-products'
import { ProductForm } from '../form/product-form'
import { newProduct, type ProductValues, toInput } from '../form/product-values'
import { loadCategories } from '../load-categories'

const texts = adminTexts.product

/** Loads the categories. */
export const loader = adminLoader(({ request }) => ({ categories: loadCategories(request.signal) }))

/** `/superium-admin/new`: adds a product and leads to its edit page. */
export function Component() {
  const navigate = useNavigate()
  const create = async (values: ProductValues): Promise<void> => {
    const { data } = dataOrThrow(await api.POST('/api/v1/admin/products', { body: toInput(values) }))
    notify('success', texts.created(data.name))
    await navigate(`/superium-admin/products/${data._id}`)
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
