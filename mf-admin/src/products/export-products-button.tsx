import { api } from '@superium/shared/api'
import { useSearchParams } from '@superium/shared/router'
import { ExportButton } from '../save-file/export-button'
import { filtersOf } from './list-products'

/** Saves all products that match the filters as a file that can be reimported. */
export function ExportProductsButton() {
  const [params] = useSearchParams()
  const query = filtersOf(params)
  return (
    <ExportButton
      name="products"
      get={(options) => api.GET('/api/v1/admin/products/export', { params: { query }, ...options })}
    />
  )
}
