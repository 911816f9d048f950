import type { onRequestHookHandler, preHandlerHookHandler, RouteOptions } from 'fastify'
import type { App } from '../http/app'
import type { Guards } from '../identity/guards'
import { beginAudit } from './begin-audit'
import { type Caller, policy, type Rule } from './policy'

const guardOf: Record<Caller, keyof Guards | null> = {
  anybody: null,
  visitor: 'visitor',
  account: 'user',
  seller: 'seller',
  admin: 'admin',
}

const hooksOf = ({ onRequest = [] }: RouteOptions): onRequestHookHandler[] =>
  (Array.isArray(onRequest) ? onRequest : [onRequest]) as onRequestHookHandler[]

/**
 * A guarded response is for one person, even if it is an error, so it must not be cached; a route may override this.
 */
const keepOutOfCaches: onRequestHookHandler = (_request, reply, done) => {
  reply.header('cache-control', 'private, no-store')
  done()
}

/**
 * Adds to every route registered from now on the guard that the policy names, a header that keeps its responses out of
 * caches (RFC 9111 §5.2.2), and for writes the audit. Throws for a route that is missing in the policy or brings
 * another guard.
 */
export function holdRoutesToPolicy(app: App, guards: Guards, rules: Record<string, Rule> = policy): void {
  const all = new Set<unknown>(Object.values(guards))
  app.addHook('onRoute', (route) => {
    // Fastify adds a HEAD route to each GET route; the same callers may use it.
    const method = route.method === 'HEAD' ? 'GET' : route.method
    const { operationId = `${method} ${route.url.slice(app.prefix.length)}` } = route.schema ?? {}
    const rule = rules[operationId]
    if (!rule) throw new Error(`${operationId} is missing in api/src/policy/policy.ts: say who may call it.`)
    const name = guardOf[rule.caller]
    const guard = name && guards[name]
    const hooks = hooksOf(route)
    if (hooks.some((hook) => all.has(hook) && hook !== guard))
      throw new Error(`${operationId} has another guard than api/src/policy/policy.ts names.`)
    if (guard) {
      const others = hooks.filter((hook) => hook !== guard)
      route.onRequest = [keepOutOfCaches, guard as onRequestHookHandler, ...others]
    }
    const audit = beginAudit(String(route.method), operationId, rule)
    // Added last, so that only the handler runs in the audit scope.
    if (audit) route.preHandler = [route.preHandler ?? [], audit].flat() as preHandlerHookHandler[]
  })
}
