import type { Params } from './route-pattern'

/**
 * Fills a pattern: `/cart/:id` with `{ id: '7' }` is `/cart/7`. Values are encoded, so that the path stays on the site;
 * undefined for `.` and `..`, which encoding does not change.
 */
export function fillPattern(pattern: string, params: Params): string | undefined {
  const segments = pattern
    .split('/')
    .map((segment) => (segment.startsWith(':') ? encodeURIComponent(params[segment.slice(1)] ?? '') : segment))
  if (segments.some((segment) => segment === '.' || segment === '..')) return undefined
  return `/${segments.filter(Boolean).join('/')}`
}
