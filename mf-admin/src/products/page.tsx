import type { AdminProduct, Category } from '@superium/shared/api'
import { Deferred } from '@superium/shared/loading'
import { useLoaderData } from '@superium/shared/router'
import { ButtonLink } from '@superium/shared/ui'
import { Plus } from 'lucide-react'
import { DataTable } from '../data-table/data-table'
import { PagedTable } from '../data-table/paged-table'
import { Filter, Toolbar } from '../data-table/toolbar'
import { SectionError } from '../errors/section-error'
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

/** Loads the products that match the query parameters, and the categories for the filter. */
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

/** `/superium-admin/products`: all products, filtered by category and search. */
export function Component() {
  return (
    <AdminPage data={useLoaderData<typeof loader>()} title={texts.title} actions={add}>
      {({ page: { categories, products } }) => (
        <Deferred
          data={categories}
          pending={<DataTable label={texts.title} columns={productColumns([])} rows={null} keyOf={keyOf} />}
          failed={<SectionError />}
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
              <PagedTable
                label={texts.title}
                empty={texts.empty}
                columns={productColumns(known)}
                page={products}
                keyOf={keyOf}
              />
            </>
          )}
        </Deferred>
      )}
    </AdminPage>
  )
}
