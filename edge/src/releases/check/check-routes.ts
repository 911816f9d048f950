import { type Deployment, type Discovery, pagesOf, type RetiredRoute, type Retirement } from '@superium/shared/contract'
import { covers, sameMatches } from '../../routing/pattern-covers'
import { allLive, answeredBy, defaultOf, withVersions } from '../live/default-and-canary-deployments'
import { withRetirements } from '../live/retired-routes'

/** A release, what is live now, and the paths that the release gives up. */
export interface RoutesChange {
  release: Deployment
  live: Discovery
  /** The paths that the site has already retired. */
  retired: readonly RetiredRoute[]
  retire: readonly Retirement[]
}

/**
 * Checks that a release keeps or retires every path that the live version of its name answers or redirects, and that no
 * redirect then leads to an unanswered path. A path that another live remote answers counts as kept.
 */
export function checkRoutes(change: RoutesChange): string[] {
  const { release, live, retired, retire } = change
  const { name, version } = release.extras.superium
  const lost = pathsLostBy(release, live)
  const isRetired = (path: string): boolean =>
    retire.some((one) => sameMatches(one.path, path)) ||
    retired.some((one) => one.name === name && sameMatches(one.path, path))
  return [
    ...lost
      .filter((path) => !isRetired(path))
      .map(
        (path) =>
          `The path ${path} is live and ${name} ${version} no longer answers it. Keep it, or give it up: ` +
          `--retire '${path}' (410 Gone), or --retire '${path}' --redirect-to <path>.`,
      ),
    ...retire.flatMap((one) => retirementProblems(one, change, lost)),
    ...strandedRedirects(live, withVersions(live, name, release), withRetirements(retired, name, retire)),
  ]
}

/** The paths of the live version that nothing would answer with this release in its place. */
function pathsLostBy(release: Deployment, live: Discovery): string[] {
  const before = defaultOf(live, release.extras.superium.name)
  const after = answeredBeside(release, live)
  return before ? answeredBy(before).filter((path) => !covers(after, path)) : []
}

/** Redirects of live remotes and of retired paths that led to a page and would lead nowhere after a change. */
export function strandedRedirects(before: Discovery, after: Discovery, retired: readonly RetiredRoute[]): string[] {
  const pagesBefore = pagePaths(allLive(before))
  const pagesAfter = pagePaths(allLive(after))
  const leads = [
    ...allLive(after).flatMap(({ extras: { superium } }) =>
      (superium.redirects ?? []).map(({ from, to }) => ({ to, what: `${superium.name} redirects ${from}` })),
    ),
    ...retired.flatMap(({ path, to }) => (to === undefined ? [] : [{ to, what: `The retired path ${path} leads` }])),
  ]
  const stranded = leads.filter(({ to }) => covers(pagesBefore, to) && !covers(pagesAfter, to))
  return [...new Set(stranded.map(({ what, to }) => `${what} to ${to}, which nobody would answer any more.`))]
}

function retirementProblems({ path, to }: Retirement, { release, live, retired }: RoutesChange, lost: string[]) {
  const { name, version } = release.extras.superium
  const before = defaultOf(live, name)
  const known = [
    ...(before ? answeredBy(before) : []),
    ...retired.filter((one) => one.name === name).map((one) => one.path),
  ]
  if (!known.some((one) => sameMatches(one, path))) return [`--retire ${path}: ${name} has no such live path.`]
  const again = retired.some((one) => one.name === name && sameMatches(one.path, path))
  if (!again && !lost.some((one) => sameMatches(one, path))) {
    return [`--retire ${path}: it is still answered beside ${name} ${version}.`]
  }
  if (to === undefined) return []
  const names = (text: string): string[] => text.match(/:[\w-]+/g) ?? []
  const missing = names(to).find((one) => !names(path).includes(one))
  if (missing) return [`--redirect-to ${to}: the path ${path} has no ${missing}.`]
  const others = allLive(live).filter(({ extras }) => extras.superium.name !== name)
  return covers(pagePaths([release, ...others]), to) ? [] : [`--redirect-to ${to}: no live page answers it.`]
}

const answeredBeside = (release: Deployment, live: Discovery): string[] => [
  ...answeredBy(release),
  ...Object.keys(live.microFrontends).flatMap((other) => {
    const stable = other === release.extras.superium.name ? undefined : defaultOf(live, other)
    return stable ? answeredBy(stable) : []
  }),
]

const pagePaths = (deployments: Deployment[]): string[] =>
  deployments
    .filter(({ extras }) => extras.superium.kind === 'remote')
    .flatMap(({ extras }) => pagesOf(extras.superium).map(({ path }) => path))
