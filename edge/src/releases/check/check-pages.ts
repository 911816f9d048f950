import type { Deployment, ReleaseFacts } from '@superium/shared/contract'
import { patternProblem, patternsOverlap } from '../../routing/pattern-overlap'
import { RESERVED_PATHS, SITEMAP_PART } from '../../site/reserved-paths'

/** Checks a release's pages and redirects against each other and against those of all other live remotes. */
export function checkPages(facts: ReleaseFacts, others: Deployment[]): string[] {
  const { routes, pages, redirects = [] } = facts
  const feeds = (pages ?? []).filter(({ sitemapFeed }) => sitemapFeed !== undefined)
  return [
    ...(pages && pages.map(({ path }) => path).join(' ') !== routes.join(' ')
      ? ['superium.json lists different paths as pages and as routes.']
      : []),
    ...feeds
      .filter(({ path }) => !/^[^:*?]*\/:[\w-]+$/.test(path))
      .map(({ path }) => `The sitemap feed of ${path} needs a path that ends with its only parameter.`),
    ...(pages ?? []).flatMap(({ path, lookup }) =>
      missingNames(lookup?.api ?? '', path).map((name) => `The record of ${path} needs ${name}, which the path lacks.`),
    ),
    ...routes.flatMap((route) => pathProblems(route, others)),
    ...redirects.flatMap(({ from }) => pathProblems(from, others)),
    ...redirects.flatMap((redirect) => redirectProblems(redirect, facts, others)),
  ]
}

/** Checks that no other name answers or redirects a path that this pattern matches. */
function pathProblems(path: string, others: Deployment[]): string[] {
  const problem = patternProblem(path)
  if (problem !== undefined) return [`The path ${path} ${problem}.`]
  if (SITEMAP_PART.test(path) || RESERVED_PATHS.some((own) => patternsOverlap(path, own))) {
    return [`The path ${path} is reserved for the site's server.`]
  }
  const taken = others.flatMap(({ extras: { superium } }) => [
    ...takenBy(`already answered by ${superium.name}`, superium.routes, path),
    ...takenBy(
      `already redirected by ${superium.name}`,
      (superium.redirects ?? []).map(({ from }) => from),
      path,
    ),
  ])
  return [...new Set(taken)]
}

const takenBy = (what: string, patterns: string[], path: string): string[] =>
  patterns
    .filter((pattern) => patternsOverlap(path, pattern))
    .map((pattern) => `The path ${path} is ${what}${pattern === path ? '' : ` (${pattern})`}.`)

/** The parameters of a pattern that are missing from a path. */
function missingNames(pattern: string, path: string): string[] {
  const names = (text: string): string[] => text.match(/:[\w-]+/g) ?? []
  return names(pattern).filter((name) => !names(path).includes(name))
}

function redirectProblems(
  { from, to }: { from: string; to: string },
  { routes, redirects = [] }: ReleaseFacts,
  others: Deployment[],
): string[] {
  const sources = [...redirects, ...others.flatMap(({ extras }) => extras.superium.redirects ?? [])]
  const next = sources.find((other) => patternsOverlap(to, other.from))
  return [
    ...missingNames(to, from).map((name) => `The redirect from ${from} has no ${name} for ${to}.`),
    ...redirects
      .slice(
        0,
        redirects.findIndex((other) => other.from === from),
      )
      .filter((other) => patternsOverlap(from, other.from))
      .map((other) => `The redirects from ${other.from} and ${from} overlap.`),
    ...(next ? [`The redirect from ${from} leads to another redirect (${next.from}).`] : []),
    ...routes
      .filter((route) => patternsOverlap(from, route))
      .map((route) => `The path ${from} is both redirected and answered by ${route}.`),
  ]
}
