import type { PageFacts } from '@superium/shared/contract'
import { expand } from '../routing/route-pattern'

/** The text of robots.txt (RFC 9309): which pages crawlers may not read, and where the sitemap is. */
export function robotsTxt(pages: readonly PageFacts[], origin: string): string {
  const disallowed = shortest(pages.filter(isDisallowed).flatMap(prefixesOf))
  // A rule holds for all that begins like it, and the longest one decides.
  const allowed = pages
    .filter((page) => !isDisallowed(page))
    .flatMap(prefixesOf)
    .filter((path) => disallowed.some((prefix) => path.startsWith(prefix)))
  const rules = [...disallowed.map((path) => `Disallow: ${path}`), ...allowed.map((path) => `Allow: ${path}`)]
  return ['User-agent: *', ...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}

/** Whether crawlers may not read a page. */
export const isDisallowed = ({ robots, personal }: PageFacts): boolean =>
  (robots ?? (personal ? 'disallow' : 'allow')) === 'disallow'

/** A page's addresses as robots.txt writes them: `/orders/:id` as `/orders/*`, `/admin/*` as `/admin`, `/` as `/$`. */
const prefixesOf = ({ path }: PageFacts): string[] =>
  expand(path).map((one) => (one === '/' ? '/$' : one.replace(/\/\*$/, '').replace(/:[^/]+/g, '*') || '/'))

/** The paths that no other path covers. */
function shortest(paths: string[]): string[] {
  const unique = [...new Set(paths)]
  return unique.filter((path) => !unique.some((other) => other !== path && path.startsWith(`${other}/`)))
}
