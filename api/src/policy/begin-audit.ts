import type { FastifyRequest, preHandlerHookHandler } from 'fastify'
import { type AuditRole, auditAs } from '../audit-scope/audit-scope'
import type { Rule } from './policy'

/** The maximum length of a stored user agent. */
const AGENT_MAX = 300

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** The role in which a caller writes; administrators have it also when they change other people's texts. */
function roleOf({ caller, of }: Rule, request: FastifyRequest): AuditRole | null {
  if (caller === 'admin') return 'administrator'
  if (caller === 'seller') return 'seller'
  return request.identity?.admin && of === 'author' ? 'administrator' : null
}

/**
 * Creates a hook that runs a route that writes or exports in an audit scope; undefined for others, and for those that
 * need no account.
 */
export function beginAudit(method: string, operation: string, rule: Rule): preHandlerHookHandler | undefined {
  if ((READS.has(method) && !rule.exports) || rule.caller === 'anybody' || rule.caller === 'visitor') return undefined
  return (request, _reply, done) => {
    const agent = (request.headers['user-agent'] ?? '').slice(0, AGENT_MAX)
    const origin = { address: request.ip, agent }
    auditAs({ role: roleOf(rule, request), actorId: request.identity?.uid ?? '', origin, operation }, done)
  }
}
