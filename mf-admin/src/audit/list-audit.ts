import { type AuditEntry, type AuditPage, api, dataOrThrow } from '@superium/shared/api'
import { readAuditFilters } from './audit-query'
import { auditTexts } from './texts'

const kinds = Object.keys(auditTexts.kinds) as AuditEntry['kind'][]

/** The API's filters for the current URL. */
export const filtersOf = (params: URLSearchParams) => readAuditFilters(params, kinds)

/** Lists the entries that match the URL, newest first. Throws `ApiError`. */
export async function listAudit({ url, signal }: Request): Promise<AuditPage> {
  const params = new URL(url).searchParams
  const before = params.get('before')
  const query = { ...filtersOf(params), ...(before && { before }) }
  return dataOrThrow(await api.GET('/api/v1/admin/audit', { params: { query }, signal }))
}
