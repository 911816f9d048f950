import type { AdminProduct, Category } from '@superium/shared/api'
import { Lasting } from '@superium/shared/loading'
import { useLoaderData, useRevalidator } from '@superium/shared/router'
import { ButtonLink } from '@superium/shared/ui'
import { Plus, Upload } from 'lucide-react'
import { DataTable } from '../data-table/data-table'
import { PagedTable } from '../data-table/paged-table'
import { SavedViews } from '../data-table/saved-views'
import { SectionError } from '../errors/section-error'
import { adminLoader } from '../guard/admin-loader'
import { AdminPage } from '../layout/admin-page'
import { BulkBar } from './bulk/bulk-bar'
import { useSelection } from './bulk/use-selection'
import { ExportProductsButton } from './export-products-button'
import { listProducts } from './list-products'
import { loadCategories } from './load-categories'
import lookCss from './look/look.module.css'
import { LookMenu } from './look/look-menu'
import { useTableLook } from './look/table-look'
import css from './page.module.css'
import { OPTIONAL_COLUMNS, productColumns } from './product-columns'
import { ProductFilters } from './product-filters'
import { productsTexts as texts } from './texts'

const keyOf = ({ _id }: AdminProduct): string => _id

interface ProductsData extends Record<string, unknown> {
  categories: Promise<Category[]>
  products: ReturnType<typeof listProducts>
}

/** Loads the products that match the URL, and the categories for the filter. */
export const loader = adminLoader<ProductsData>(({ request }) => ({
  categories: loadCategories(request.signal),
  products: listProducts(request),
}))

const actions = (
  <div className={css.actions}>
    <ExportProductsButton />
    <ButtonLink to="/superium-admin/products/import" variant="secondary">
      <Upload size={18} aria-hidden="true" />
      {texts.import}
    </ButtonLink>
    <ButtonLink to="/superium-admin/new">
      <Plus size={18} aria-hidden="true" />
      {texts.add}
    </ButtonLink>
  </div>
)

/** `/superium-admin/products`: all products, filtered and sorted by the URL, with bulk edits and export. */
export function Component() {
  const { revalidate } = useRevalidator()
  const selection = useSelection()
  const { look, change } = useTableLook()
  const columnsOf = (categories: readonly Category[]) => productColumns({ categories, selection, hidden: look.hidden })
  return (
    <AdminPage data={useLoaderData<typeof loader>()} title={texts.title} actions={actions}>
      {({ page: { categories, products } }) => (
        <Lasting
          data={categories}
          pending={<DataTable label={texts.title} columns={columnsOf([])} rows={null} keyOf={keyOf} />}
          failed={<SectionError />}
        >
          {(known) => (
            <>
              <SavedViews list="products" />
              <ProductFilters categories={known}>
                <LookMenu columns={OPTIONAL_COLUMNS} look={look} onChange={change} />
              </ProductFilters>
              <div className={look.compact ? lookCss.compact : undefined}>
                <PagedTable
                  label={texts.title}
                  empty={texts.empty}
                  columns={columnsOf(known)}
                  page={products}
                  below={({ data }) => (
                    <BulkBar rows={data} categories={known} selection={selection} onChanged={() => void revalidate()} />
                  )}
                  keyOf={keyOf}
                />
              </div>
            </>
          )}
        </Lasting>
      )}
    </AdminPage>
  )
}
