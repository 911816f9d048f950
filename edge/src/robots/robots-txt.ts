import type { PageFacts } from '@superium/shared/contract'
import { expand } from '../routing/route-pattern'

/** Writes robots.txt (RFC 9309): the disallowed pages, `more` disallowed paths, and the sitemap. */
export function robotsTxt(pages: readonly PageFacts[], origin: string, more: readonly string[] = []): string {
  const disallowed = shortest([...pages.filter(isDisallowed).flatMap(prefixesOf), ...more])
  // The longest rule that matches a path wins.
  const allowed = pages
    .filter((page) => !isDisallowed(page))
    .flatMap(prefixesOf)
    .filter((path) => disallowed.some((rule) => covers(rule, path)))
  const rules = [...disallowed.map((path) => `Disallow: ${path}`), ...allowed.map((path) => `Allow: ${path}`)]
  return ['User-agent: *', ...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}

/** Whether crawlers must not request a page. */
export const isDisallowed = ({ robots, personal }: PageFacts): boolean =>
  (robots ?? (personal ? 'disallow' : 'allow')) === 'disallow'

/** A page's paths in robots.txt: `/orders/:id` as `/orders/*`, `/admin/*` as `/admin`, `/` as `/$`. */
const prefixesOf = ({ path }: PageFacts): string[] =>
  expand(path).map((one) => (one === '/' ? '/$' : one.replace(/\/\*$/, '').replace(/:[^/]+/g, '*') || '/'))

/** Whether a rule matches a path: `*` is any text, `$` the end of the path, and without it the rule is a prefix. */
function covers(rule: string, path: string): boolean {
  const source = rule.replace(/[\\.+?^{}()|[\]]/g, '\\$&').replaceAll('*', '.*')
  return new RegExp(`^${source}`).test(path)
}

/** The paths that are below no other path. */
function shortest(paths: string[]): string[] {
  const unique = [...new Set(paths)]
  return unique.filter((path) => !unique.some((other) => other !== path && path.startsWith(`${other}/`)))
}
