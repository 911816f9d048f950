import type { Params } from './route-pattern'

/**
 * The path that a pattern makes of its values: `/cart/:id` with `{ id: '7' }` is `/cart/7`. Undefined when a value would
 * climb (`..`). Values are encoded, so that none leaves the site.
 */
export function fillPattern(pattern: string, params: Params): string | undefined {
  const segments = pattern
    .split('/')
    .map((segment) => (segment.startsWith(':') ? encodeURIComponent(params[segment.slice(1)] ?? '') : segment))
  if (segments.some((segment) => segment === '.' || segment === '..')) return undefined
  return `/${segments.filter(Boolean).join('/')}`
}
