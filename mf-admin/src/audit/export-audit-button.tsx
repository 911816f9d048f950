import { api } from '@superium/shared/api'
import { useSearchParams } from '@superium/shared/router'
import { ExportButton } from '../save-file/export-button'
import { filtersOf } from './list-audit'

/** Saves all entries that match the filters as a file. */
export function ExportAuditButton() {
  const [params] = useSearchParams()
  const query = filtersOf(params)
  return (
    <ExportButton
      name="audit"
      get={(options) => api.GET('/api/v1/admin/audit/export', { params: { query }, ...options })}
    />
  )
}
