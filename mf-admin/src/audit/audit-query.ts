import type { AuditEntry } from '@superium/shared/api'

const roles: readonly AuditEntry['role'][] = ['administrator', 'seller', 'command']

/** The query parameters that narrow the audit to one person, target or operation. */
export const NARROWING = ['actor', 'target', 'operation'] as const

const day = (text: string | null): string => (/^\d{4}-\d\d-\d\d$/.test(text ?? '') ? (text ?? '') : '')

/** Reads the audit's filters from the URL; malformed ones count as absent. */
export function readAuditFilters(params: URLSearchParams, kinds: readonly AuditEntry['kind'][]) {
  const role = roles.find((one) => one === params.get('role'))
  const kind = kinds.find((one) => one === params.get('kind'))
  const text = (name: string) => (params.get(name) ?? '').trim().slice(0, 128)
  const [search, actor, target, operation] = ['search', ...NARROWING].map(text)
  const [from, to] = [day(params.get('from')), day(params.get('to'))]
  return {
    ...(role && { role }),
    ...(kind && { kind }),
    ...(search && { search }),
    ...(actor && { actor }),
    ...(target && { target }),
    ...(operation && { operation: operation.slice(0, 60) }),
    ...(from && { from }),
    ...(to && { to }),
  }
}
