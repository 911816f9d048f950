import { type AuditEntry, type AuditPage, api, dataOrThrow } from '@superium/shared/api'
import { readAuditFilters } from './audit-query'
import { auditTexts } from './texts'

const kinds = Object.keys(auditTexts.kinds) as AuditEntry['kind'][]

/** The filters of the API for the page's address. */
export const filtersOf = (params: URLSearchParams) => readAuditFilters(params, kinds)

/** The entries that match the page's address, newest first. Throws `ApiError`. */
export async function listAudit({ url, signal }: Request): Promise<AuditPage> {
  const params = new URL(url).searchParams
  const before = params.get('before')
  const query = { ...filtersOf(params), ...(before && { before }) }
  return dataOrThrow(await api.GET('/api/v1/admin/audit', { params: { query }, signal }))
}
