import type { AdminProduct, Category } from '@superium/shared/api'
import { useLoaderData } from '@superium/shared/router'
import { ButtonLink } from '@superium/shared/ui'
import { Plus } from 'lucide-react'
import { DataTable } from '../data-table/data-table'
import { PagedTable } from '../data-table/paged-table'
import { Filter, Toolbar } from '../data-table/toolbar'
import { Deferred } from '../errors/deferred'
import { adminLoader } from '../guard/admin-loader'
import { AdminPage } from '../layout/admin-page'
import { adminTexts } from '../texts'
import { listProducts } from './list-products'
import { loadCategories } from './load-categories'
import { productColumns } from './product-columns'

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
              <PagedTable label={texts.title} columns={productColumns(known)} page={products} keyOf={keyOf} />
            </>
          )}
        </Deferred>
      )}
    </AdminPage>
  )
}
