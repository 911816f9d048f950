import { api } from '@superium/shared/api'
import { useSearchParams } from '@superium/shared/router'
import { ExportButton } from '../save-file/export-button'
import { orderFilters } from './list-orders'

/** Saves all orders that match the filters as a file. */
export function ExportOrdersButton() {
  const [params] = useSearchParams()
  const query = orderFilters(params)
  return (
    <ExportButton
      name="orders"
      get={(options) => api.GET('/api/v1/admin/orders/export', { params: { query }, ...options })}
    />
  )
}
