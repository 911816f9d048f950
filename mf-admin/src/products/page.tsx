import type { AdminProduct, Category } from '@superium/shared/api'
import { useLoaderData } from '@superium/shared/router'
import { ButtonLink } from '@superium/shared/ui'
import { Plus } from 'lucide-react'
import { Deferred } from '../failure/deferred'
import { adminLoader } from '../guard/admin-loader'
import { AdminPage } from '../layout/admin-page'
import { DataTable } from '../listing/data-table'
import { Listing } from '../listing/listing'
import { Filter, Toolbar } from '../listing/toolbar'
import { adminTexts } from '../texts'
import { loadCategories } from './categories'
import { productColumns } from './columns'
import { listProducts } from './list-products'

const texts = adminTexts.products
const keyOf = ({ _id }: AdminProduct): string => _id

interface ProductsData extends Record<string, unknown> {
  categories: Promise<Category[]>
  products: ReturnType<typeof listProducts>
}

/** The products that the address asks for, and the categories for the filter. */
export const loader = adminLoader<ProductsData>(({ request }) => ({
  categories: loadCategories(request.signal),
  products: listProducts(request),
}))

const add = (
  <ButtonLink to="/superium-admin/new">
    <Plus size={18} aria-hidden="true" />
    {texts.add}
  </ButtonLink>
)

/** `/superium-admin/products`: the catalogue, by category and search; a row leads to its edit page. */
export function Component() {
  return (
    <AdminPage data={useLoaderData<typeof loader>()} title={texts.title} actions={add}>
      {({ page: { categories, products } }) => (
        <Deferred
          data={categories}
          placeholder={<DataTable label={texts.title} columns={productColumns([])} rows={null} keyOf={keyOf} />}
        >
          {(known) => (
            <>
              <Toolbar hint={texts.search}>
                <Filter
                  name="category"
                  label={texts.category}
                  all={texts.allCategories}
                  options={known.map(({ keyword, name }) => ({ value: keyword, label: name }))}
                />
              </Toolbar>
              <Listing label={texts.title} columns={productColumns(known)} page={products} keyOf={keyOf} />
            </>
          )}
        </Deferred>
      )}
    </AdminPage>
  )
}
